// One board in the list.

import { BoardDrawing } from "./board-svg.js";
import { remaining, timeText } from "./clock.js";
import { element, write } from "./dom.js";
import { t } from "./i18n.js";
import { statusText } from "./position.js";
import { resultText, side } from "./words.js";

export class BoardCard {
  #board;
  #since = 0;
  #drawing = new BoardDrawing(true);
  #name = element("h2");
  #seats = { black: seat("black"), red: seat("red") };
  #foot = element("p", { class: "foot" });
  #link;

  constructor(id) {
    this.#link = element(
      "a",
      { class: "card", href: `/boards/${encodeURIComponent(id)}`, "data-board": id },
      this.#drawing.node,
      this.#name,
      this.#seats.black.node,
      this.#seats.red.node,
      this.#foot,
    );
    this.node = element("li", {}, this.#link);
  }

  view(board, since) {
    this.#board = board;
    this.#since = since;
    this.draw();
  }

  /** How many alerts are open. */
  alerts() {
    return this.#board?.alerts.length ?? 0;
  }

  draw() {
    const board = this.#board;
    if (!board) {
      return;
    }
    this.#drawing.draw(board.board);
    this.#drawing.label(t("board.picture", { status: statusText(board) }));
    write(this.#name, board.name);
    for (const name of ["black", "red"]) {
      write(this.#seats[name].player, board.labels[name] ?? side(name));
    }
    this.#link.classList.toggle("needs", board.alerts.length > 0);
    this.#foot.replaceChildren(...footer(board));
  }

  tick(at, fresh) {
    const board = this.#board;
    if (!board) {
      return;
    }
    for (const name of ["black", "red"]) {
      const { node, time } = this.#seats[name];
      node.classList.toggle("runs", fresh && board.clocks?.running === name);
      node.classList.toggle("stale", !fresh);
      write(time, board.clocks ? timeText(remaining(board, name, this.#since, at)) : "–");
    }
  }
}

function seat(name) {
  const player = element("span");
  const time = element("span", { class: "time" });
  return { node: element("p", { class: `seat ${name}` }, player, time), player, time };
}

function footer(board) {
  const kinds = [...new Set(board.alerts)];
  return [
    element("span", {}, board.result ? resultText(board.result.decision) : statusText(board)),
    ...(board.lastChinese ? [element("span", { lang: "zh-CN" }, board.lastChinese)] : []),
    ...(board.labels.event ? [element("span", {}, board.labels.event)] : []),
    ...kinds.map((kind) => element("span", { class: "badge" }, t(`alert.${kind}`))),
  ];
}
