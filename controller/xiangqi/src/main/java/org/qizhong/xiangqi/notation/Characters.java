package org.qizhong.xiangqi.notation;

import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Folds the characters that moves are written with into the plain spelling of {@link MovePattern}. */
final class Characters {

    private static final Map<Character, Character> PLAIN = new HashMap<>();

    static {
        fold("帅帥将將", 'K');
        fold("仕士", 'A');
        fold("相象", 'B');
        fold("马馬傌", 'N');
        fold("车車俥", 'R');
        fold("炮砲包", 'C');
        fold("兵卒", 'P');
        fold("前", '>');
        fold("中", '|');
        fold("后後", '<');
        fold("进進上", '+');
        fold("平", '.');
        fold("退下", '-');
        String numerals = "一二三四五六七八九";
        for (int i = 0; i < numerals.length(); i++) {
            PLAIN.put(numerals.charAt(i), (char) ('1' + i));
        }
        fold("\u2212\u2013", '-');
    }

    private Characters() {}

    private static void fold(String written, char plain) {
        written.chars().forEach(sign -> PLAIN.put((char) sign, plain));
    }

    /** The plain spelling of a text in Chinese; what has no place in a move is left as it is. */
    static String plain(String text) {
        return each(narrow(text), sign -> PLAIN.getOrDefault(sign, sign));
    }

    /** The text without spaces, its full-width letters, digits and signs made narrow. */
    static String narrow(String text) {
        return each(text, sign -> sign >= '\uff01' && sign <= '\uff5e' ? (char) (sign - '\uff01' + '!') : sign);
    }

    private static String each(String text, UnaryOperator<Character> change) {
        StringBuilder changed = new StringBuilder();
        text.chars()
                .filter(sign -> !Character.isWhitespace(sign))
                .forEach(sign -> changed.append((char) change.apply((char) sign)));
        return changed.toString();
    }

    /** Whether a text holds a character that only moves in Chinese have. */
    static boolean anyChinese(String text) {
        return text.chars().anyMatch(sign -> PLAIN.containsKey((char) sign) && sign > 0x3000);
    }
}
