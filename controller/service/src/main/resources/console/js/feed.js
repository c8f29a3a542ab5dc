// The stream of views, and whether it can be believed. The server beats every two seconds; a stream that is silent for
// longer than PATIENCE is held for lost, and nothing that was received before counts as live.

const PATIENCE_MS = 6000;
const RETRY_MS = [500, 1000, 2000, 4000, 8000];

export class Feed {
  #url;
  #onView;
  #onState;
  #source;
  #heard = 0;
  #heardAt = 0;
  #tries = 0;
  #state = "connecting";

  /** Calls onView(board, performance.now() at which it was true) and onState("connecting" | "live" | "lost"). */
  constructor(url, onView, onState) {
    this.#url = url;
    this.#onView = onView;
    this.#onState = onState;
  }

  open() {
    this.#connect();
    setInterval(() => this.#check(), 1000);
    addEventListener("online", () => this.#reconnect());
    document.addEventListener("visibilitychange", () => this.#check());
  }

  /** Whether the last word from the server is recent. The wall clock is asked, because it counts a sleep too. */
  isFresh() {
    return this.#state === "live" && Date.now() - this.#heard < PATIENCE_MS;
  }

  /** Up to when clocks may be counted on: now while the stream is fresh, then when the server was last heard. */
  trustedUntil(now) {
    return this.isFresh() ? now : this.#heardAt;
  }

  #connect() {
    const source = new EventSource(this.#url);
    this.#source = source;
    source.addEventListener("view", (event) => {
      const { ageMs, board } = JSON.parse(event.data);
      this.#hear();
      this.#onView(board, performance.now() - ageMs);
    });
    source.addEventListener("beat", () => this.#hear());
    source.addEventListener("error", () => this.#lose(source));
  }

  #hear() {
    this.#heard = Date.now();
    this.#heardAt = performance.now();
    this.#tries = 0;
    this.#enter("live");
  }

  #lose(source) {
    if (source !== this.#source) {
      return;
    }
    this.#enter("lost");
    source.close();
    const wait = RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)];
    setTimeout(() => {
      if (source === this.#source) {
        this.#connect();
      }
    }, wait);
  }

  #check() {
    if (this.#state === "live" && !this.isFresh()) {
      this.#lose(this.#source);
    }
  }

  #reconnect() {
    if (this.#state === "lost") {
      this.#source.close();
      this.#connect();
    }
  }

  #enter(state) {
    if (state !== this.#state) {
      this.#state = state;
      this.#onState(state);
    }
  }
}
