/** The documents held to what the program does: what they show is run, what they name exists. */
package org.qizhong.service.docs;
