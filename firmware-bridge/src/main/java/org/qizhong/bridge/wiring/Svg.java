package org.qizhong.bridge.wiring;

import java.util.Locale;

/** Text of a drawing as it grows. All sizes are those of the drawing; lines are black, so that it prints. */
final class Svg {

    private final StringBuilder text = new StringBuilder();

    /** How a text lies to its point. */
    enum Anchor {
        START,
        MIDDLE,
        END
    }

    Svg(int width, int height, String title) {
        add(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\">",
                width,
                height));
        add(String.format(Locale.ROOT, "<title>%s</title>", escaped(title)));
        add(String.format(Locale.ROOT, "<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>", width, height));
    }

    void line(int x1, int y1, int x2, int y2) {
        add(String.format(Locale.ROOT, "<path d=\"M%d %dL%d %d\" stroke=\"#000\"/>", x1, y1, x2, y2));
    }

    void circle(int x, int y, int radius) {
        add(String.format(
                Locale.ROOT, "<circle cx=\"%d\" cy=\"%d\" r=\"%d\" fill=\"#fff\" stroke=\"#000\"/>", x, y, radius));
    }

    void box(Box box, String fill) {
        add(String.format(
                Locale.ROOT,
                "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"3\" fill=\"%s\" stroke=\"#000\"/>",
                box.x(),
                box.y(),
                box.width(),
                box.height(),
                fill));
    }

    /** A rectangle. */
    record Box(int x, int y, int width, int height) {}

    /**
     * How a text looks.
     *
     * @param size its height
     * @param weight 400 or 700
     */
    record Face(int size, int weight, Anchor anchor) {}

    void text(int x, int y, Face face, String words) {
        String anchor = face.anchor().name().toLowerCase(Locale.ROOT);
        add(String.format(
                Locale.ROOT,
                "<text x=\"%d\" y=\"%d\" font-size=\"%d\" font-weight=\"%d\" text-anchor=\"%s\">%s</text>",
                x,
                y,
                face.size(),
                face.weight(),
                anchor,
                escaped(words)));
    }

    private void add(String element) {
        text.append(element).append('\n');
    }

    private static String escaped(String words) {
        return words.replace("&", "&amp;").replace("<", "&lt;");
    }

    String end() {
        return text + "</svg>\n";
    }
}
