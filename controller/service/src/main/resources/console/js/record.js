// The record in rounds. It follows the game, unless the reader has scrolled back to read.

import { byId, element, show } from "./dom.js";
import { t } from "./i18n.js";

const NEAR_PX = 24;

export class RecordTable {
  #box = byId("record");
  #rows = byId("rounds");
  #jump = byId("follow");
  #follows = true;
  #shown = "";
  #top = 0;

  constructor() {
    this.#box.addEventListener("scroll", () => this.#noticeScroll());
    new ResizeObserver(() => this.#scroll()).observe(this.#box);
    this.#jump.addEventListener("click", () => {
      this.#follows = true;
      this.#scroll();
      this.#box.focus({ preventScroll: true });
    });
  }

  draw(record) {
    const now = JSON.stringify([record, t("record.round")]);
    if (now === this.#shown) {
      return;
    }
    this.#shown = now;
    this.#rows.replaceChildren(...rounds(record).map(row));
    show(byId("record-empty"), record.length === 0);
    this.#scroll();
  }

  /** Only a reader scrolls up from where this put the end; a box that shrank is no wish to stay behind. */
  #noticeScroll() {
    const below = this.#box.scrollHeight - this.#box.clientHeight - this.#box.scrollTop;
    if (below < NEAR_PX) {
      this.#follows = true;
    } else if (this.#box.scrollTop < this.#top - NEAR_PX) {
      this.#follows = false;
    }
    show(this.#jump, !this.#follows);
  }

  #scroll() {
    if (this.#follows) {
      this.#box.scrollTop = this.#box.scrollHeight;
      this.#top = this.#box.scrollTop;
    }
  }
}

/** Pairs of plies; a game that begins with Black has an empty first place. */
function rounds(record) {
  const plies = record[0]?.side === "black" ? [undefined, ...record] : record;
  const pairs = [];
  for (let i = 0; i < plies.length; i += 2) {
    pairs.push([plies[i], plies[i + 1], i + 2 >= plies.length]);
  }
  return pairs;
}

function row([red, black, last], index) {
  return element(
    "tr",
    {},
    element("th", { scope: "row" }, String(index + 1)),
    cell(red, last && !black),
    cell(black, last && Boolean(black)),
  );
}

function cell(ply, last) {
  if (!ply) {
    return element("td");
  }
  const signs = [
    ...(ply.check ? [sign("check", t("record.check"))] : []),
    ...(ply.pressed ? [] : [sign("", t("record.unpressed"))]),
  ];
  const text = element("span", { lang: "zh-CN" }, ply.chinese);
  return element("td", { class: last && "last", title: ply.move, "data-ply": ply.ply }, text, ...signs);
}

function sign(kind, text) {
  return element("span", { class: `sign ${kind}` }, text);
}
