/** The command line: one class for each thing that a person can ask of the program, and the streams they share. */
package org.qizhong.service.cli;
