package org.qizhong.referee;

import java.util.Map;
import java.util.Optional;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.input.Clause;
import org.qizhong.xiangqi.Side;

/**
 * Why a person is called.
 *
 * @param kind what it is about
 * @param side whom it is about, if it is about one side
 * @param clause the rule it rests on
 * @param evidence what the arbiter needs to decide, by field name
 */
record Grounds(AlertKind kind, Optional<Side> side, Clause clause, Map<String, ?> evidence) {}
