// Decisions in words. Whatever a decision holds that has no sentence of its own is shown as it came.

import { knows, t } from "./i18n.js";
import { character } from "./pieces.js";

const PLAIN = new Set(["t", "type", "id", "kind", "clause", "message", "proposes", "at"]);
const SEPARATOR = " · ";
/** What a side does in a cycle, by turns: check-idle. */
const ACTS = /^(check|kill|chase|idle|other)(-(check|kill|chase|idle|other))+$/;

export function side(name) {
  return t(`side.${name}`);
}

/** CXA2011:5.3.2 as a person would cite it. */
export function clauseText(clause) {
  const [book, number] = clause.split(":");
  return knows(`book.${book}`) ? `${t(`book.${book}`)} ${number}` : clause;
}

export function resultText(decision) {
  return [t(`outcome.${decision.result}`), t(`reason.${decision.reason}`)].join(SEPARATOR);
}

/** One line about a decision. */
export function tell(decision) {
  const key = keyOf(decision);
  if (decision.type === "result") {
    return resultText(decision);
  }
  if (decision.type === "alert") {
    return [t(`alert.${decision.kind}`), ...sideOf(decision)].join(SEPARATOR);
  }
  const asItCame = [decision.message ?? decision.type, ...fields(decision)].join(SEPARATOR);
  return knows(key) ? t(key, words(decision)) : asItCame;
}

function keyOf(decision) {
  if (decision.type === "info") {
    return `info.${decision.message}`;
  }
  const withMove = `told.${decision.type}.move`;
  return decision.move && knows(withMove) ? withMove : `told.${decision.type}`;
}

/** The fields of a decision that its sentence does not hold, each as "name: value". */
export function fields(decision) {
  return Object.entries(decision)
    .filter(([name]) => !PLAIN.has(name) && name !== "side")
    .map(([name, value]) => t("field", { name: fieldName(name), value: word(name, value) }));
}

function fieldName(name) {
  return knows(`field.${name}`) ? t(`field.${name}`) : name;
}

function sideOf(decision) {
  return decision.side ? [side(decision.side)] : [];
}

function words(decision) {
  return Object.fromEntries(Object.entries(decision).map(([name, value]) => [name, word(name, value)]));
}

function word(name, value) {
  if (Array.isArray(value)) {
    return listed(value.map((item) => word(name, item)));
  }
  if (value !== null && typeof value === "object") {
    return listed(Object.entries(value).map(([key, item]) => `${key} ${word(name, item)}`));
  }
  return spoken(name, value);
}

function act(name) {
  return t("act.each", { act: t(`act.${name}`) });
}

function listed(words) {
  return words.length === 0 ? t("word.none") : words.join(t("list.comma"));
}

function spoken(name, value) {
  if (value === "red" || value === "black") {
    return side(value);
  }
  if (name === "rules") {
    return t(`rules.${value}`);
  }
  if (name === "reason") {
    return knows(`illegal.${value}`) ? t(`illegal.${value}`) : t(`reason.${value}`);
  }
  if (name === "piece" || name === "place" || name === "captured") {
    return character(value) ?? value;
  }
  if (knows(`word.${value}`)) {
    return t(`word.${value}`);
  }
  return ACTS.test(value) ? listed(value.split("-").map(act)) : String(value);
}
