/**
 * What a person sees of a game: immutable values made from the referee's decisions and state, ready to be sent. Each
 * part of a {@link org.qizhong.service.view.Story} follows the decisions by itself.
 */
package org.qizhong.service.view;
