package org.qizhong.service.live;

import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;

/** Something that a person enters. The board stamps it when it takes it. */
@FunctionalInterface
public interface Entry {

    Input at(GameTime now);
}
