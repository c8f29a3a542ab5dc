// Draws a board and keeps the drawing in step with the views: a piece that moved glides, the rest stays.

import { svg } from "./dom.js";
import { grid } from "./grid.js";
import { character, place, readRanks, sideOf } from "./pieces.js";

export class BoardDrawing {
  #pieces = new Map();
  #under = svg("g");
  #discs = svg("g");
  #over = svg("g");

  /** The drawing; a small one for lists has no figures at its edge. */
  constructor(small) {
    this.node = svg(
      "svg",
      { class: small ? "xiangqi mini" : "xiangqi", viewBox: "0 0 1000 1100", role: "img" },
      grid(!small),
      this.#under,
      this.#discs,
      this.#over,
    );
  }

  label(text) {
    this.node.setAttribute("aria-label", text);
  }

  draw(board) {
    this.#move(readRanks(board.fen));
    this.#mark(board);
  }

  #move(wanted) {
    const gone = [...this.#pieces].filter(([point, piece]) => wanted.get(point) !== piece.letter);
    const come = [...wanted].filter(([point, letter]) => this.#pieces.get(point)?.letter !== letter);
    gone.forEach(([point]) => this.#pieces.delete(point));
    for (const [point, letter] of come) {
      const index = gone.findIndex(([, piece]) => piece.letter === letter);
      const piece = index < 0 ? this.#create(letter) : gone.splice(index, 1)[0][1];
      put(piece.node, point);
      this.#pieces.set(point, piece);
    }
    gone.forEach(([, piece]) => piece.node.remove());
  }

  #create(letter) {
    const node = pieceNode(letter);
    this.#discs.append(node);
    return { letter, node };
  }

  #mark(board) {
    const lifted = new Set(board.lifted);
    for (const [point, piece] of this.#pieces) {
      piece.node.classList.toggle("lifted", lifted.has(point));
    }
    const ghosts = [...carried(board, this.#pieces), ...Object.entries(board.place)];
    this.#under.replaceChildren(...lastFrom(board));
    this.#over.replaceChildren(
      ...ghosts.map(([point, letter]) => put(pieceNode(letter, "ghost"), point)),
      ...lastTo(board),
      ...board.touched.map((point) => ring(point, "touched", 49)),
      ...board.laid.map((point) => ring(point, "laid", 47)),
      ...board.lift.map((point) => cross(point)),
      ...checked(board, this.#pieces),
      ...next(board),
    );
  }
}

/** What a hand has to do next, where the board is to be put right. */
function next({ remedy }) {
  if (!remedy || remedy.turned) {
    return [];
  }
  const { from, to, piece } = remedy.steps[0];
  return [
    ...(to ? [put(pieceNode(piece, "ghost"), to), ring(to, "next", 52)] : []),
    ...(from ? [ring(from, "next", 52)] : []),
    ...(from && to ? [arrow(from, to)] : []),
  ];
}

/** From the edge of one piece to the edge of the other. */
function arrow(from, to) {
  const [a, b] = [place(from), place(to)];
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [(b.x - a.x) / long, (b.y - a.y) / long];
  const [x, y] = [b.x - dx * 52, b.y - dy * 52];
  const barb = (turn) => `L${x - dx * 34 - turn * dy * 20} ${y - dy * 34 + turn * dx * 20}L${x} ${y}`;
  const line = `M${a.x + dx * 52} ${a.y + dy * 52}L${x} ${y}`;
  return svg("path", { class: "mark next", d: line + barb(1) + barb(-1) });
}

/** One piece in the air and one point newly occupied: the eye knows what lies there before the record does. */
function carried(board, pieces) {
  if (board.lifted.length !== 1 || board.laid.length !== 1) {
    return [];
  }
  const piece = pieces.get(board.lifted[0]);
  return piece ? [[board.laid[0], piece.letter]] : [];
}

function pieceNode(letter, extra = "") {
  return svg(
    "g",
    { class: `piece ${sideOf(letter)} ${extra}` },
    svg("circle", { class: "disc", r: 45 }),
    svg("circle", { class: "ring", r: 38 }),
    svg("text", { y: 21, lang: "zh-Hant" }, character(letter)),
  );
}

function put(node, point) {
  const { x, y } = place(point);
  node.style.transform = `translate(${x}px, ${y}px)`;
  return node;
}

function lastFrom(board) {
  return board.last ? [ring(board.last.slice(0, 2), "from", 26), dot(board.last.slice(0, 2))] : [];
}

/** Brackets around the piece that moved last. */
function lastTo(board) {
  if (!board.last) {
    return [];
  }
  const { x, y } = place(board.last.slice(2));
  const corners = [[-1, -1], [1, -1], [1, 1], [-1, 1]];
  const d = corners.map(([dx, dy]) => `M${x + dx * 48} ${y + dy * 26}v${dy * 22}h${-dx * 22}`).join("");
  return [svg("path", { class: "mark to", d })];
}

function checked(board, pieces) {
  const general = board.turn === "red" ? "K" : "k";
  return board.check
    ? [...pieces].filter(([, piece]) => piece.letter === general).map(([point]) => ring(point, "check", 50))
    : [];
}

function ring(point, kind, r) {
  const { x, y } = place(point);
  return svg("circle", { class: `mark ${kind}`, cx: x, cy: y, r });
}

function dot(point) {
  const { x, y } = place(point);
  return svg("circle", { class: "mark dot", cx: x, cy: y, r: 8 });
}

function cross(point) {
  const { x, y } = place(point);
  return svg("path", { class: "mark wrong", d: `M${x - 26} ${y - 26}l52 52m0 -52l-52 52` });
}
