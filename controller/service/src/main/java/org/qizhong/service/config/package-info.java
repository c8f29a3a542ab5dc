/** The configuration file: TOML, checked as a whole, refused with every fault. */
package org.qizhong.service.config;
