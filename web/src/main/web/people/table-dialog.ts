import { to } from "../site";
import { ACROSS, buttons, DmElement, element, fields, html, icon, nothing, property } from "../view/element";
import { go } from "../router";
import { left } from "../store/recent";
import { isDark, set, settings, settingsChanged, type Speed, SPEEDS } from "../store/settings";
import type { TableRequest } from "../socket/table-socket";
import type { TableStore } from "../store/table-store";
import { confirmed } from "../view/ask";
import { select, valueOf } from "../view/field";
import { type Language, LANGUAGES, say } from "../words/words";
import { request } from "./request";
import "./rules-list";
import "./seats";
import "./share";
import styles from "./table-dialog.css";

/** Everything about a table while it is played at: people, rules, link, going away. Event `done` when it may close. */
@element("dm-table-dialog", buttons, fields, styles)
export class DmTableDialog extends DmElement {
  @property({ attribute: false }) store!: TableStore;
  /** Somebody has come to invite others. */
  @property({ type: Boolean }) inviting = false;

  protected override readonly drawnBy = () => [this.store.changed, settingsChanged];

  override render() {
    const { board, you, stage } = this.store.now;
    const { speed, language } = settings();
    return html`
      ${you?.player === undefined ? nothing : this.#going()}
      <section>
        <h3>${say("web.people.seats")}</h3>
        <dm-seats .store=${this.store}></dm-seats>
        ${this.#joining()}
      </section>
      <section>
        <h3>${say("web.people.invite")}</h3>
        <dm-share .store=${this.store} ?code=${this.inviting} path="/t/${this.store.code}" text=${say("web.people.invitation")}></dm-share>
      </section>
      <section>
        <label for="language">${say("web.language")}</label>
        <select id="language" @change=${(event: Event) => set({ language: valueOf(event) as Language })}>
          ${Object.entries(LANGUAGES).map(([tag, name]) => html`<option value=${tag} lang=${tag} ?selected=${tag === language}>${name}</option>`)}
        </select>
        <label for="speed">${say("web.speed")}</label>
        ${select(SPEEDS.map((it) => [it, say(`web.speed-${it}`)]), speed, (speed) => set({ speed: speed as Speed }), "speed")}
        <button @click=${() => set({ theme: isDark() ? "light" : "dark" })}>
          ${icon(isDark() ? "sun" : "moon")}${say("web.theme", say(isDark() ? "web.theme-light" : "web.theme-dark"))}
        </button>
      </section>
      ${board
        ? html`<section>
            <h3>${say("web.people.rules")}</h3>
            ${stage?.brought ? html`<p class="brought">${say("web.local.brought", stage.brought)}</p>` : nothing}
            <dm-rules-list .plan=${board.plan}></dm-rules-list>
            ${this.#learning()}
          </section>`
        : nothing}
    `;
  }

  /** In a tab of its own, so that nobody leaves the table to read. */
  #learning() {
    const { code, game } = this.store;
    return html`<p class="row">
        <a class="button" href=${to(`/learn/rules?table=${code}`)} target="_blank">${icon("book")}${say("web.grapples.all-rules")}</a>
        ${game === "dalmuti" ? html`<a class="button" href=${to("/learn/tips")} target="_blank">${icon("smile")}${say("web.learn.tips")}</a>` : nothing}
      </p>
      <p class="small soft keys">${say(game === "dalmuti" ? "web.people.keys" : "web.grapples.keys")}</p>`;
  }

  /** For those who play. */
  #going() {
    const { you, stage, seats } = this.store.now;
    const seat = you?.seat === undefined ? undefined : seats?.[you.seat];
    if (stage?.doing !== "PLAYING" || !seat) return nothing;
    return html`<section class="row">
      <button @click=${() => this.#ask({ type: "rest", away: !seat.standIn })}>
        ${icon(seat.standIn ? "person" : "bot")}${say(seat.standIn ? "web.people.i-am-back" : "web.people.rest")}
      </button>
      ${this.store.game === "dalmuti" && !stage.ending
        ? html`<button @click=${() => this.#ask({ type: "end" }, say("web.people.end-asked"))}>${icon("flag")}${say("web.people.end")}</button>`
        : nothing}
      <button class="danger" @click=${() => this.#leave()}>${icon("door")}${say("web.people.leave")}</button>
    </section>`;
  }

  /** A chair more for whoever looks on (JOIN-1). */
  #joining() {
    const { you, seats, stage } = this.store.now;
    const free = seats?.some((seat) => seat.kind === "FREE");
    if (you?.seat !== undefined || free || stage?.doing !== "PLAYING" || this.store.game !== "dalmuti") return nothing;
    return html`<button @click=${() => this.emit("join", undefined, ACROSS)}>
      ${icon("plus")}${say("web.people.join-later")}
    </button>`;
  }

  async #ask(wish: TableRequest, thanks = "") {
    if (await request(this.store, wish, thanks)) this.emit("done");
  }

  async #leave() {
    if (!(await confirmed(say("web.people.leave"), say("web.people.leave-sure")))) return;
    if (await request(this.store, { type: "leave" })) {
      left(this.store.code);
      this.emit("done");
      go("/");
    }
  }
}
