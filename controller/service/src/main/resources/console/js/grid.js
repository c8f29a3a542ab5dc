// The lines of the board: nine files that stop at the river, ten ranks, two palaces, the marks of cannons and soldiers.

import { svg } from "./dom.js";
import { FILES, place } from "./pieces.js";

const MARKED = ["b2", "h2", "b7", "h7", "a3", "c3", "e3", "g3", "i3", "a6", "c6", "e6", "g6", "i6"];
const RED_FILES = "九八七六五四三二一";

export function grid(labels) {
  return svg(
    "g",
    { "aria-hidden": "true" },
    svg("rect", { class: "wood", x: 3, y: 3, width: 994, height: 1094, rx: 26 }),
    svg("rect", { class: "edge", x: 86, y: 86, width: 828, height: 928 }),
    svg("path", { class: "line", d: lines() }),
    svg("path", { class: "tick", d: MARKED.map(ticks).join("") }),
    svg("text", { class: "river", x: 190, y: 568, lang: "zh-Hant" }, "楚河"),
    svg("text", { class: "river", x: 646, y: 568, lang: "zh-Hant" }, "漢界"),
    ...(labels ? fileNumbers() : []),
  );
}

function lines() {
  const parts = [];
  for (let rank = 0; rank <= 9; rank++) {
    parts.push(`M100 ${100 + rank * 100}H900`);
  }
  for (let file = 0; file <= 8; file++) {
    const x = 100 + file * 100;
    parts.push(file === 0 || file === 8 ? `M${x} 100V1000` : `M${x} 100V500M${x} 600V1000`);
  }
  parts.push("M400 100L600 300M600 100L400 300M400 800L600 1000M600 800L400 1000");
  return parts.join("");
}

function ticks(point) {
  const { x, y } = place(point);
  const sides = [point[0] === "a" ? [] : [-1], point[0] === "i" ? [] : [1]].flat();
  const gap = 11;
  const length = 17;
  return sides
    .flatMap((dx) => [-1, 1].map((dy) => [dx, dy]))
    .map(([dx, dy]) => `M${x + dx * gap} ${y + dy * (gap + length)}v${-dy * length}h${dx * length}`)
    .join("");
}

/** Each side counts files from its own right: Red in Chinese figures, Black in Arabic ones. */
function fileNumbers() {
  return [...FILES].flatMap((file, index) => [
    svg("text", { class: "file", x: place(file + "0").x, y: 1068 }, RED_FILES[index]),
    svg("text", { class: "file", x: place(file + "9").x, y: 50 }, String(index + 1)),
  ]);
}
