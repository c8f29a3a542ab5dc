/** How a board is put right: what is known to lie on its wrong points, and the shortest way of hands from there. */
package org.qizhong.referee.remedy;
