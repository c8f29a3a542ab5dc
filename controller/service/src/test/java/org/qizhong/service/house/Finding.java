package org.qizhong.service.house;

/** One place that breaks a house rule, and what to do instead. */
record Finding(String file, long line, String rule, String remedy) {
    @Override
    public String toString() {
        return file + ":" + line + ": " + rule + "; " + remedy;
    }
}
