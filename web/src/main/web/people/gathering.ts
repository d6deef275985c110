import { buttons, DmElement, element, fields, folds, html, icon, nothing, pages, property, state } from "../view/element";
import { usualPlan } from "../home/quick-start";
import { catalogue, catalogueChanged } from "../store/catalogue";
import type { TableStore } from "../store/table-store";
import { guestChanged } from "../wire/guest";
import { list, say } from "../words/words";
import { request } from "./request";
import "./join-form";
import "./name-field";
import "./rules-list";
import "./seats";
import "./share";
import styles from "./gathering.css";

/** People come together at a table: before its first match, and between two. */
@element("dm-gathering", buttons, fields, folds, pages, styles)
export class DmGathering extends DmElement {
  @property({ attribute: false }) store!: TableStore;
  /** Somebody who was invited would rather look on. */
  @state() private looksOn = false;

  protected override readonly drawnBy = () => [this.store.changed, guestChanged, catalogueChanged];

  override render() {
    const { you, stage } = this.store.now;
    const again = stage?.doing === "OVER";
    const invited = you?.seat === undefined && !you?.say && !this.looksOn;
    return html`<div class="page ${again ? "again" : ""}">
      ${again ? html`<h2>${say("web.people.again")}</h2>` : html`<h1>${this.#heading(invited)}</h1>`}
      ${invited ? this.#welcome() : nothing} ${again ? html`<div class="start">${this.#start(again)}</div>` : nothing}
      <div class="company">
        <section class="stack">
          <h2>${say("web.people.seats")}</h2>
          <dm-seats .store=${this.store} ?fixed=${invited}></dm-seats>
          ${this.#onlookers()}
        </section>
        ${invited ? nothing : this.#inviting()}
      </div>
      ${invited ? nothing : this.#rest(again)}
      ${again || invited ? nothing : html`<div class="start first">${this.#start(again)}</div>`}
    </div>`;
  }

  #heading(invited: boolean): string {
    const host = this.store.now.seats?.find((seat) => seat.host)?.name;
    return invited && host ? say("web.people.invited", host) : say("web.table", this.store.code);
  }

  /** All that a friend who follows the link has to do. */
  #welcome() {
    const seat = this.#place();
    const chairs = this.store.now.seats?.length ?? 0;
    const room = chairs < (this.sheet?.most ?? 0);
    return html`<section class="panel stack welcome">
      ${seat === undefined
        ? html`<p role="status">${say("web.people.full")}</p>`
        : html`<dm-join-form .store=${this.store} .seat=${seat} deed=${say("web.people.join")}></dm-join-form>`}
      <p class="row">
        <button class=${seat === undefined ? "main" : "plain"} @click=${() => (this.looksOn = true)}>
          ${icon("eye")}${say("web.people.look-on")}
        </button>
        ${seat === undefined && room
          ? html`<dm-join-form brief .store=${this.store} .seat=${chairs} deed=${say("web.people.bring-chair")}></dm-join-form>`
          : nothing}
      </p>
    </section>`;
  }

  /** The chair for whoever comes: a free one, or one that a bot keeps warm. */
  #place(): number | undefined {
    const { seats = [] } = this.store.now;
    const found = ["FREE", "BOT"].map((kind) => seats.findIndex((seat) => seat.kind === kind)).find((at) => at >= 0);
    return found;
  }

  #onlookers() {
    const { onlookers, watching = [] } = this.store.now;
    if (!onlookers) return nothing;
    const names = watching.map(({ name }) => name);
    return html`<p class="soft row">
      ${icon("eye")}${say("web.lobby.onlookers", onlookers)}${names.length > 0 ? `: ${list(names)}` : nothing}
    </p>`;
  }

  #inviting() {
    return html`<section class="panel stack">
      <h2>${say("web.people.invite")}</h2>
      <dm-share .store=${this.store} path="/t/${this.store.code}" text=${say("web.people.invitation")} ?code=${this.store.now.you?.say}></dm-share>
    </section>`;
  }

  #rest(again: boolean) {
    const { board, you } = this.store.now;
    return html`
      ${you?.seat === undefined || again ? nothing : html`<dm-name-field class="panel" .store=${this.store}></dm-name-field>`}
      ${board
        ? html`<section class="panel stack">
            <h2>${say("web.people.rules")}</h2>
            <dm-rules-list .plan=${board.plan}></dm-rules-list>
          </section>`
        : nothing}
    `;
  }

  private get sheet() {
    return catalogue().sheets.find((it) => it.game === this.store.game);
  }

  #start(again: boolean) {
    const { you, seats = [] } = this.store.now;
    if (!you?.say) {
      const host = seats.find((seat) => seat.host)?.name ?? "";
      return html`<p role="status">${say("web.people.host-starts", host)}</p>`;
    }
    const missing = (this.sheet?.fewest ?? 0) - seats.filter((seat) => seat.kind !== "FREE").length;
    if (missing > 0) {
      return html`<p role="status">${say("web.people.needed", missing)}</p>
        <button class="main big" @click=${this.#addBots}>${icon("bot")}${say("web.people.add-bots")}</button>`;
    }
    if (again) return nothing; // the scene of the end has that button
    return html`<button class="main big" @click=${() => request(this.store, { type: "start" })}>${icon("play")}${say("web.start")}</button>`;
  }

  /** Bots on all free chairs, of the level that the table was opened with. */
  async #addBots() {
    const { seats = [], board } = this.store.now;
    const level = board?.plan.bots || usualPlan().bots;
    for (const [seat, { kind }] of seats.entries()) {
      if (kind === "FREE" && !(await request(this.store, { type: "seatBot", seat, level }))) return;
    }
  }
}
