import { buttons, DmElement, element, html, icon, nothing, property, state } from "../view/element";
import { isGuest, type TableStore } from "../store/table-store";
import type { TableEvent } from "../wire/rows";
import { announce } from "../view/announce";
import { list, say } from "../words/words";
import { request } from "./request";
import styles from "./notices.css";

const LASTS = 15_000;
const MOST = 8;

/** What happened at a table while the connection was lost. */
interface MissedEvents {
  /** The last things that happened, in sentences. */
  said: string[];
  /** Whether there was more than is said. */
  more: boolean;
}

/** What somebody at a table should know beside the game: lost and found connections, bots that stand in. */
@element("dm-notices", buttons, styles)
export class DmNotices extends DmElement {
  @property({ attribute: false }) store!: TableStore;
  @state() private meanwhile: MissedEvents | undefined;
  /** What was told when the connection was lost, and of which round that was. */
  #lost: { told: readonly TableEvent[]; since: string | undefined } | undefined;
  #timer: number | undefined;

  protected override whenShown(): void {
    this.follow(this.store.linkChanged, (link) => {
      if (link === "lost") {
        this.#lost ??= { told: this.store.told, since: this.store.now.since };
        announce(say("web.people.lost"));
      }
    });
    this.follow(this.store.changed, ({ whole }) => {
      if (!whole) return;
      this.meanwhile = this.#missed();
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => (this.meanwhile = undefined), LASTS);
      if (this.meanwhile) announce([say("web.people.back"), ...this.meanwhile.said].join(". "));
    });
  }

  /** Everything was told anew: what of it was missed. */
  #missed(): MissedEvents | undefined {
    const lost = this.#lost;
    this.#lost = undefined;
    if (!lost) return undefined;
    const { told, now } = this.store;
    const sameRound = lost.since === now.since;
    const missed = sameRound ? told.slice(lost.told.length) : told;
    const said = this.store.storyteller(missed).filter((sentence) => sentence !== "");
    return said.length === 0 ? undefined : { said: said.slice(-MOST), more: said.length > MOST || !sameRound };
  }

  override render() {
    return html`${this.#link()} ${this.store.link === "open" ? this.#people() : nothing} ${this.#news()}`;
  }

  #link() {
    const { link } = this.store;
    const { paused } = this.store.socket;
    if (paused) return html`<p class="notice bad" role="status">${paused}</p>`;
    if (link === "lost") return html`<p class="notice bad" role="status">${say("web.people.lost")}</p>`;
    if (link !== "gone" || this.store.socket.farewell !== "ELSEWHERE") return nothing;
    return html`<p class="notice bad" role="status">
      ${say("web.people.elsewhere")}
      <button @click=${() => this.store.socket.reopen()}>${say("web.people.here")}</button>
    </p>`;
  }

  #news() {
    if (!this.meanwhile) return nothing;
    return html`<section class="notice meanwhile">
      <div class="grow">
        <strong>${say("web.people.meanwhile")}</strong>
        <ul>
          ${this.meanwhile.more ? html`<li>…</li>` : nothing} ${this.meanwhile.said.map((it) => html`<li>${it}</li>`)}
        </ul>
      </div>
      <button aria-label=${say("web.close")} @click=${() => (this.meanwhile = undefined)}>${icon("check")}</button>
    </section>`;
  }

  #people() {
    const { seats, you, stage } = this.store.now;
    if (!seats || stage?.doing !== "PLAYING") return nothing;
    const mine = you?.seat === undefined ? undefined : seats[you.seat];
    const others = seats.filter((seat) => seat !== mine && isGuest(seat) && seat.standIn).map((seat) => seat.name);
    return html`
      ${mine?.standIn
        ? html`<p class="notice bad" role="status">
            ${icon("bot")}${say("web.people.bot-for-you")}
            <button class="main" @click=${() => request(this.store, { type: "rest", away: false })}>${say("web.people.i-am-back")}</button>
          </p>`
        : nothing}
      ${others.length > 0 ? html`<p class="notice small">${icon("bot")}${say("web.people.bot-for", list(others))}</p>` : nothing}
      ${mine?.waits ? html`<p class="notice" role="status">${say("web.people.you-join-later")}</p>` : nothing}
      ${mine?.leaves ? html`<p class="notice" role="status">${say("web.people.you-leave-later")}</p>` : nothing}
      ${stage.ending ? html`<p class="notice" role="status">${icon("flag")}${say("web.people.ending")}</p>` : nothing}
    `;
  }
}
