// The board in words, for those who listen to it.

import { t } from "./i18n.js";
import { character, readRanks, sideOf } from "./pieces.js";
import { side } from "./words.js";

/** Whose turn it is, in which round, and what holds the game up. */
export function statusText(view) {
  if (view.phase !== "playing") {
    return t(`phase.${view.phase}`);
  }
  const round = Math.floor(view.ply / 2) + 1;
  return t("board.turn", { side: side(view.board.turn), round });
}

/** Every piece with its point, one side after the other. */
export function describeBoard(board) {
  const pieces = [...readRanks(board.fen)];
  const of = (name) =>
    pieces
      .filter(([, letter]) => sideOf(letter) === name)
      .map(([point, letter]) => `${character(letter)} ${point}`)
      .join(t("list.comma"));
  return ["red", "black"].map((name) => t("board.pieces", { side: side(name), pieces: of(name) })).join(" ");
}
