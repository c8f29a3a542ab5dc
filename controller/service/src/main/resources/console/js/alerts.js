// What waits for the arbiter.

import { momentText } from "./clock.js";
import { element } from "./dom.js";
import { t } from "./i18n.js";
import { clauseText, fields, side, tell } from "./words.js";

export function alertCard({ decision }) {
  return element(
    "article",
    { class: "alert", "data-alert": decision.id },
    element("header", {}, ...heading(decision)),
    element("p", {}, t(`alert.${decision.kind}.text`)),
    ...evidence(decision),
    ...proposed(decision),
  );
}

function heading(decision) {
  return [
    element("h2", {}, t(`alert.${decision.kind}`)),
    ...(decision.side ? [element("strong", {}, side(decision.side))] : []),
    clauseTag(decision.clause),
    element("span", { class: "when" }, `${decision.id} · ${momentText(decision.t)}`),
  ];
}

export function clauseTag(clause) {
  return element("span", { class: "clause" }, clauseText(clause));
}

function evidence(decision) {
  const lines = fields(decision);
  return lines.length > 0 ? [element("p", { class: "evidence" }, lines.join("  "))] : [];
}

function proposed(decision) {
  if (!decision.proposes) {
    return [];
  }
  const list = element("ul", {}, ...decision.proposes.map((proposal) => element("li", {}, tell(proposal))));
  return [element("div", {}, element("p", {}, t("alert.proposes")), list)];
}
