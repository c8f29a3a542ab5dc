// Two languages, one table each. The choice is remembered; without one, the browser's own wish decides.

import { write } from "./dom.js";

const KEY = "qizhong.language";
const LANGUAGES = { zh: "zh-CN", en: "en" };

let tables = {};
let current = "zh";
const listeners = [];

/** Loads both tables, sets the language and binds the switch. */
export async function start() {
  const names = Object.keys(LANGUAGES);
  const loaded = await Promise.all(names.map((name) => fetch(`/strings/${name}.json`).then((answer) => answer.json())));
  tables = Object.fromEntries(names.map((name, i) => [name, loaded[i]]));
  for (const button of document.querySelectorAll("[data-language]")) {
    button.addEventListener("click", () => choose(button.dataset.language));
  }
  apply(remembered() ?? wished());
}

/** Calls back now and after each change of language. */
export function onLanguage(listener) {
  listeners.push(listener);
  listener();
}

export function language() {
  return LANGUAGES[current];
}

export function knows(key) {
  return key in tables[current];
}

/** The text of a key, with {names} replaced; a key without text shows itself. */
export function t(key, values = {}) {
  const text = tables[current][key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}

function choose(name) {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // A browser that forbids storage forgets the choice, and nothing else.
  }
  apply(name);
}

function remembered() {
  try {
    const name = localStorage.getItem(KEY);
    return name in LANGUAGES ? name : undefined;
  } catch {
    return undefined;
  }
}

function wished() {
  const first = navigator.languages?.[0] ?? navigator.language ?? "zh";
  return first.toLowerCase().startsWith("zh") ? "zh" : "en";
}

function apply(name) {
  current = name;
  document.documentElement.lang = LANGUAGES[name];
  for (const node of document.querySelectorAll("[data-text]")) {
    write(node, t(node.dataset.text));
  }
  for (const node of document.querySelectorAll("[data-label]")) {
    node.setAttribute("aria-label", t(node.dataset.label));
  }
  for (const button of document.querySelectorAll("[data-language]")) {
    button.setAttribute("aria-pressed", String(button.dataset.language === name));
  }
  listeners.forEach((listener) => listener());
}
