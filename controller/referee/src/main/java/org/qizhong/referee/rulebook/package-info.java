/** What differs between rule books and events, as values; nothing outside asks which rule book it is. */
package org.qizhong.referee.rulebook;
