package org.qizhong.bridge.wiring;

import org.qizhong.bridge.toml.Place;

/**
 * Something that cannot be built as it is written.
 *
 * @param place where it is written
 * @param what a sentence, with what would be right
 */
record Finding(Place place, String what) {}
