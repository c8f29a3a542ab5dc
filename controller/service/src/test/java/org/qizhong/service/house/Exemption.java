package org.qizhong.service.house;

/** A place where a house rule gives way, and why. */
record Exemption(String file, String rule, String reason) {
    boolean covers(Finding finding) {
        return finding.file().endsWith(file) && finding.rule().equals(rule);
    }
}
