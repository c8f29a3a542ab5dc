/** What follows from the inputs: each decision with its moment and the clause it rests on. */
package org.qizhong.referee.decision;
