// One side's clock, large.

import { remaining, timeText } from "./clock.js";
import { byId, element, write } from "./dom.js";
import { t } from "./i18n.js";
import { side as sideName } from "./words.js";

export class ClockPanel {
  #side;
  #node;
  #name = element("p", { class: "side" });
  #player = element("p", { class: "player" });
  #time = element("p", { class: "time", role: "timer", "aria-live": "off" });
  #extra = element("p", { class: "extra" });

  constructor(side) {
    this.#side = side;
    this.#node = byId(`clock-${side}`);
    this.#node.append(this.#name, this.#player, this.#time, this.#extra);
  }

  /** What changes with a view or with the language. */
  draw(board, fresh) {
    write(this.#name, sideName(this.#side));
    write(this.#player, board.labels[this.#side] ?? "");
    write(this.#extra, this.#extraText(board, fresh));
  }

  /** What changes with every frame. */
  tick(board, since, at, fresh) {
    const clocks = board.clocks;
    const runs = fresh && clocks?.running === this.#side;
    const ms = clocks ? remaining(board, this.#side, since, at) : undefined;
    const text = ms === undefined ? "–" : timeText(ms);
    write(this.#time, text);
    this.#time.classList.toggle("hours", text.length > 5);
    this.#node.classList.toggle("runs", runs);
    this.#node.classList.toggle("stale", !fresh);
    this.#node.classList.toggle("short", ms !== undefined && ms < 20_000 && board.phase !== "waiting");
    this.#node.classList.toggle("fallen", fresh && ms === 0);
  }

  #extraText(board, fresh) {
    if (!fresh) {
      return t("clock.stale");
    }
    const periods = board.clocks?.[this.#side].periods;
    const parts = [];
    if (board.clocks?.running === this.#side) {
      parts.push(t("clock.running"));
    }
    if (periods !== null && periods !== undefined) {
      parts.push(t("clock.periods", { count: periods }));
    }
    return parts.join(" · ");
  }
}
