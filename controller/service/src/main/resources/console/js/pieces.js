// Points and pieces: FEN in, coordinates out. Red sits at the lower edge.

export const FILES = "abcdefghi";

const RED = { K: "帥", A: "仕", B: "相", N: "傌", R: "俥", C: "炮", P: "兵" };
const BLACK = { k: "將", a: "士", b: "象", n: "馬", r: "車", c: "砲", p: "卒" };

export function character(letter) {
  return RED[letter] ?? BLACK[letter];
}

export function sideOf(letter) {
  return letter in RED ? "red" : "black";
}

/** The ranks of a FEN as a map from point to piece letter. */
export function readRanks(ranks) {
  const pieces = new Map();
  ranks.split("/").forEach((row, index) => {
    let file = 0;
    for (const sign of row) {
      if (sign >= "1" && sign <= "9") {
        file += Number(sign);
      } else {
        pieces.set(FILES[file] + (9 - index), sign);
        file++;
      }
    }
  });
  return pieces;
}

/** Where a point lies in the drawing. */
export function place(point) {
  return { x: 100 + FILES.indexOf(point[0]) * 100, y: 1000 - Number(point[1]) * 100 };
}
