/** The clause book: what each clause of the rule documents says, in our own words, and who decides it. */
package org.qizhong.service.clauses;
