// The page of one board.

import { alertCard, clauseTag } from "./alerts.js";
import { BoardDrawing } from "./board-svg.js";
import { ClockPanel } from "./clock-panel.js";
import { everyFrame, momentText } from "./clock.js";
import { byId, element, show, write } from "./dom.js";
import { Feed } from "./feed.js";
import { language, onLanguage, start, t } from "./i18n.js";
import { LinkState } from "./link.js";
import { describeBoard, statusText } from "./position.js";
import { RecordTable } from "./record.js";
import { remedyLines } from "./remedy.js";
import { resultText, tell } from "./words.js";

await start();

const id = decodeURIComponent(location.pathname.split("/").pop());
const drawing = new BoardDrawing(false);
const clocks = [new ClockPanel("black"), new ClockPanel("red")];
const record = new RecordTable();
const link = new LinkState();
let board;
let since = 0;
let wasFresh = false;

byId("board").append(drawing.node);

const feed = new Feed(
  `/api/boards/${encodeURIComponent(id)}/events`,
  (view, at) => {
    board = view;
    since = at;
    draw();
  },
  (state) => {
    link.enter(state);
    draw();
  },
);

onLanguage(() => {
  link.draw();
  draw();
});
everyFrame((now) => tick(now));
feed.open();

function tick(now) {
  if (!board) {
    return;
  }
  const fresh = feed.isFresh();
  if (fresh !== wasFresh) {
    draw();
  }
  clocks.forEach((clock) => clock.tick(board, since, feed.trustedUntil(now), fresh));
}

function draw() {
  if (!board) {
    return;
  }
  wasFresh = feed.isFresh();
  byId("main").setAttribute("aria-busy", "false");
  document.title = t("board.page", { name: board.name });
  drawTitle();
  drawing.draw(board.board);
  drawing.label(t("board.picture", { status: statusText(board) }));
  write(byId("pieces"), describeBoard(board.board));
  drawStatus();
  drawRemedy();
  clocks.forEach((clock) => clock.draw(board, wasFresh));
  record.draw(board.record);
  drawAlerts();
  drawNotices();
  drawResult();
  drawFacts();
}

function drawTitle() {
  const { event, round, table, place, date } = board.labels;
  write(byId("name"), board.name);
  write(byId("event"), [event, roundText(round), table, place, date].filter(Boolean).join(" · "));
  write(byId("speed"), t("board.speed", { factor: board.speed }));
  show(byId("speed"), board.speed !== 1);
}

/** A bare number is a round of the event; anything else says itself what it is. */
function roundText(round) {
  return /^\d+$/.test(round ?? "") ? t("board.round", { round }) : round;
}

function drawStatus() {
  const check = board.board.check && board.phase !== "over";
  const alarm = check ? [element("span", { class: "alarm" }, t("board.check"))] : [];
  const status = byId("status");
  const now = `${statusText(board)}${check ? t("board.check") : ""}`;
  if (status.textContent !== now) {
    status.replaceChildren(statusText(board), ...alarm);
  }
}

/** The lines are kept while they stay the same, so that each step is announced once. */
function drawRemedy() {
  const box = byId("remedy");
  const { remedy } = board.board;
  const key = `${JSON.stringify(remedy)} ${language()}`;
  if (box.dataset.key !== key) {
    box.dataset.key = key;
    show(box, Boolean(remedy));
    box.replaceChildren(...(remedy ? remedyLines(remedy) : []));
  }
}

/** Cards are kept while they stay the same, so that each is announced once. */
function drawAlerts() {
  const box = byId("alerts");
  const key = ({ decision }) => `${decision.id} ${language()}`;
  const wanted = new Map(board.alerts.map((alert) => [key(alert), alert]));
  for (const card of [...box.children]) {
    if (!wanted.delete(card.dataset.key)) {
      card.remove();
    }
  }
  for (const [name, alert] of wanted) {
    const card = alertCard(alert);
    card.dataset.key = name;
    box.append(card);
  }
}

function drawNotices() {
  const items = board.notices.toReversed().map(({ decision }) =>
    element(
      "li",
      {},
      element("time", {}, momentText(decision.t)),
      element("span", {}, tell(decision), ...(decision.clause ? [" ", clauseTag(decision.clause)] : [])),
    ),
  );
  byId("notices").replaceChildren(...items);
}

function drawResult() {
  const box = byId("result");
  const decision = board.result?.decision;
  show(box, Boolean(decision) || board.phase === "failed");
  const text = decision ? resultText(decision) : t("phase.failed.text");
  if (box.firstChild?.textContent !== text) {
    const outcome = element("span", { class: "outcome" }, text);
    box.replaceChildren(outcome, ...(decision ? [clauseTag(decision.clause)] : []));
  }
}

function drawFacts() {
  const facts = [t(`rules.${board.rules}`), t("board.control", { control: board.time })];
  const node = byId("facts");
  write(node, "");
  node.append(...facts.map((fact) => element("span", {}, fact)));
}
