/** A board on the workbench: what its points and buttons show, how soon it is heard, and which wire belongs where. */
package org.qizhong.service.hardware;
