// Says whether what is on the page is live.

import { byId, show, write } from "./dom.js";
import { t } from "./i18n.js";

export class LinkState {
  #state = "connecting";

  enter(state) {
    this.#state = state;
    this.draw();
  }

  draw() {
    const link = byId("link");
    link.dataset.state = this.#state;
    write(link.firstElementChild, t(`link.${this.#state}`));
    const lost = byId("lost");
    write(lost, this.#state === "lost" ? t("link.lost.text") : "");
    show(lost, this.#state === "lost");
  }
}
