/** The program: it puts the parts together. Only what lies below this package knows files, threads and HTTP. */
package org.qizhong.service;
