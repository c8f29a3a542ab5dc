// How hands put the board right: the next step large, the rest as a list.

import { element } from "./dom.js";
import { t } from "./i18n.js";
import { character } from "./pieces.js";

const SHOWN = 6;

/** The whole board turned round is one thing to do, and not thirty. */
export function remedyLines(remedy) {
  if (remedy.turned) {
    return [hint(t("remedy.turned"))];
  }
  const [next, ...rest] = remedy.steps;
  return [
    ...(remedy.swapped.length > 0 ? [hint(t("remedy.swapped", { pairs: pairs(remedy.swapped) }))] : []),
    element("p", { class: "next" }, element("span", { class: "when" }, t("remedy.next")), stepText(next)),
    ...(rest.length > 0 ? [list(rest)] : []),
  ];
}

function hint(text) {
  return element("p", { class: "hint" }, text);
}

function pairs(swapped) {
  return swapped.map(([one, other]) => t("remedy.pair", { one, other })).join(t("list.comma"));
}

function list(rest) {
  const more = rest.length - SHOWN;
  return element(
    "ol",
    { start: "2", "aria-label": t("remedy.then") },
    ...rest.slice(0, SHOWN).map((step) => element("li", {}, stepText(step))),
    ...(more > 0 ? [element("li", { class: "more" }, t("remedy.more", { count: more }))] : []),
  );
}

function stepText({ from, to, piece }) {
  if (!to) {
    return t("remedy.off", { from });
  }
  const name = character(piece);
  return from ? t("remedy.move", { piece: name, from, to }) : t("remedy.on", { piece: name, to });
}
