// All boards at a glance.

import { BoardCard } from "./board-card.js";
import { everyFrame } from "./clock.js";
import { byId, show, write } from "./dom.js";
import { Feed } from "./feed.js";
import { onLanguage, start, t } from "./i18n.js";
import { LinkState } from "./link.js";

await start();

const cards = new Map();
const link = new LinkState();
let heard = false;

const feed = new Feed(
  "/api/events",
  (board, since) => {
    card(board).view(board, since);
    drawCount();
  },
  (state) => {
    heard ||= state === "live";
    link.enter(state);
    drawAll();
  },
);

onLanguage(() => {
  link.draw();
  drawAll();
});
everyFrame((now) => cards.forEach((one) => one.tick(feed.trustedUntil(now), feed.isFresh())));
feed.open();

function card(board) {
  if (!cards.has(board.id)) {
    const added = new BoardCard(board.id);
    cards.set(board.id, added);
    byId("boards").append(added.node);
  }
  return cards.get(board.id);
}

function drawAll() {
  cards.forEach((one) => one.draw());
  drawCount();
}

function drawCount() {
  const waiting = [...cards.values()].reduce((sum, one) => sum + one.alerts(), 0);
  show(byId("none"), heard && cards.size === 0);
  write(byId("count"), cards.size === 0 ? "" : t("list.count", { boards: cards.size, alerts: waiting }));
  write(byId("news"), waiting === 0 ? "" : t("list.news", { alerts: waiting }));
  document.title = (waiting === 0 ? "" : `(${waiting}) `) + t("list.page");
}
