package org.qizhong.service.cli;

import org.qizhong.service.words.Language;
import picocli.CommandLine.Option;

/** The option of every command that speaks to people. */
final class LanguageOption {

    @Option(names = "--lang", paramLabel = "LANGUAGE", description = "The language: zh (default) or en.")
    private String code = Language.ZH.code();

    Language language() {
        return Language.named(code).orElseThrow(() -> new Complaint("--lang: \"" + code + "\" is none of zh, en"));
    }
}
