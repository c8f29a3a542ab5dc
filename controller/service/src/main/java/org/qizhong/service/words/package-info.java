/** What the program says to people, in Chinese and in English: one concept has one text in each. */
package org.qizhong.service.words;
