package org.qizhong.referee;

import java.util.Optional;
import org.qizhong.referee.decision.Decision;
import org.qizhong.xiangqi.Side;

/**
 * An alert that waits for the arbiter.
 *
 * @param alert what was told
 * @param ruling what the answer does
 * @param stopped whether it stopped the clocks, so that its answer lets them run on; a pause of the arbiter's own stays
 * @param ran whose clock ran when it was raised
 */
record OpenAlert(Decision.Alert alert, Ruling ruling, boolean stopped, Optional<Side> ran) {}
