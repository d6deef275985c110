import { buttons, DmElement, element, html, icon, nothing, property, query, state } from "../view/element";
import type { TableStore } from "../store/table-store";
import { alert } from "../view/announce";
import { say } from "../words/words";
import { request } from "./request";
import { type Deadline, deadline } from "./deadline";
import styles from "./clock.css";

const WARNING = 10;

/** The time that runs: a bar that drains, so that nobody has to read it. Numbers come when they matter. */
@element("dm-clock", buttons, styles)
export class DmClock extends DmElement {
  @property({ attribute: false }) store!: TableStore;
  @state() private left = 0;
  @query(".bar") private readonly bar!: HTMLElement | null;
  #until: Deadline | undefined;
  #warned = 0;

  protected override whenShown(): void {
    this.follow(this.store.changed, ({ parts }) => {
      if (parts.has("clock") || parts.has("question")) this.#set();
    });
    this.#set();
    this.every(500, () => this.#tick());
  }

  #set(): void {
    const until = deadline(this.store);
    const same = until?.at === this.#until?.at && until?.what === this.#until?.what;
    this.#until = until;
    this.#tick();
    if (!same) void this.updateComplete.then(() => this.#drain());
  }

  /** The bar drains by itself from what is left of it to nothing. */
  #drain(): void {
    const until = this.#until;
    if (!this.bar || !until) return;
    const rest = Math.max(0, until.at - this.store.time());
    const from = Math.min(1, rest / Math.max(1, until.span));
    for (const animation of this.bar.getAnimations()) animation.cancel();
    this.bar.animate([{ transform: `scaleX(${from})` }, { transform: "scaleX(0)" }], { duration: rest, fill: "forwards" });
  }

  #tick(): void {
    const until = this.#until;
    this.left = until ? Math.max(0, Math.ceil((until.at - this.store.time()) / 1000)) : 0;
    if (until?.mine && this.left <= WARNING && this.left > 0 && this.#warned !== until.at) {
      this.#warned = until.at;
      alert(say("web.people.seconds-left", this.left));
    }
    if (until && this.left === 0) this.#over();
  }

  /** A deadline that is over may be followed by the reserve, which nobody announces. */
  #over(): void {
    const next = deadline(this.store);
    if (next?.at !== this.#until?.at) this.#set();
  }

  override render() {
    const until = this.#until;
    if (!until) return nothing;
    const soon = until.mine && this.left <= WARNING;
    return html`<div class="${until.what} ${until.mine ? "mine" : ""} ${soon ? "soon" : ""}">
      <div class="track" role="timer" aria-label=${say("web.people.clock")}><div class="bar"></div></div>
      ${this.#said(until, soon)}
    </div>`;
  }

  /** The results of a round of The Great Dalmuti say themselves when it goes on: until they are there, nothing moves the table. */
  #said(until: Deadline, soon: boolean) {
    if (until.what === "pause") {
      return this.store.game === "dalmuti" ? nothing : html`<div class="said">
        <span>${say("web.people.next-round", this.left)}</span>
        ${this.store.now.you?.say
          ? html`<button class="main" @click=${() => request(this.store, { type: "nextRound" })}>
              ${icon("forward")}${say("web.people.begin")}
            </button>`
          : nothing}
      </div>`;
    }
    if (until.mine && (soon || until.what === "bank")) {
      return html`<div class="said">${say(until.what === "bank" ? "web.people.reserve-left" : "web.people.seconds-left", this.left)}</div>`;
    }
    return nothing;
  }
}
