/** The web console's server: views as JSON and as a stream of events, and the page itself. It changes nothing. */
package org.qizhong.service.web;
