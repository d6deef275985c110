import { buttons, DmElement, element, fields, html, icon, nothing, pages, property } from "../view/element";
import type { TableStore } from "../store/table-store";
import { guestChanged } from "../wire/guest";
import { say } from "../words/words";
import { request } from "./request";
import "./name-field";
import "./rules-list";
import "./seats";
import "./share";
import styles from "./gathering.css";

/** People come together at a table: before its first match, and between two. */
@element("dm-gathering", buttons, fields, pages, styles)
export class DmGathering extends DmElement {
  @property({ attribute: false }) store!: TableStore;

  protected override readonly drawnBy = () => [this.store.changed, guestChanged];

  override render() {
    const { board, onlookers, you, stage } = this.store.now;
    const again = stage?.doing === "OVER";
    return html`<div class="page">
      ${again
        ? html`<h2>${say("web.people.again")}</h2>
            <div class="start">${this.start(again)}</div>`
        : html`<h1>${say("web.table", this.store.code)}</h1>`}
      <section class="panel stack">
        <h2>${say("web.people.invite")}</h2>
        <dm-share path="/t/${this.store.code}" text=${say("web.people.invitation")}></dm-share>
      </section>
      ${you?.seat === undefined || again ? nothing : html`<dm-name-field class="panel" .store=${this.store}></dm-name-field>`}
      <section class="stack">
        <h2>${say("web.people.seats")}</h2>
        <dm-seats .store=${this.store}></dm-seats>
        ${onlookers ? html`<p class="soft row">${icon("eye")}${say("web.lobby.onlookers", onlookers)}</p>` : nothing}
      </section>
      ${board
        ? html`<section class="panel stack">
            <h2>${say("web.people.rules")}</h2>
            <dm-rules-list .plan=${board.plan}></dm-rules-list>
          </section>`
        : nothing}
      ${again ? nothing : html`<div class="start first">${this.start(again)}</div>`}
    </div>`;
  }

  private start(again: boolean) {
    const { you, seats } = this.store.now;
    if (!you?.say) {
      const host = seats?.find((seat) => seat.host)?.name ?? "";
      return html`<p role="status">${say(you?.seat === undefined ? "web.people.take-a-seat" : "web.people.host-starts", host)}</p>`;
    }
    return html`<button class="main big" @click=${() => request(this.store, { type: "start" })}>
      ${icon(again ? "again" : "play")}${say(again ? "web.people.rematch" : "web.start")}
    </button>`;
  }
}
