/** The house rules, held by tests: how the sources look, which part may know which, and that the launcher starts. */
package org.qizhong.service.house;
