import { buttons, DmElement, element, html, icon, nothing, property, state, tables } from "../view/element";
import type { KeeperLedger, KeeperPerson, KeeperRound, Player } from "protocol/keeper";
import { sharePicture, shareText } from "../people/keepsake";
import { hatOf, titleAt } from "../table/court/rank";
import { table } from "../view/table";
import { showError } from "../view/toast";
import { day, list, say } from "../words/words";
import type { KeptEvening } from "./evenings";
import "../review/show/plot";
import styles from "./annals.css";

/** Rows to fill in by hand, where nobody knows how many rounds there will be. */
const USUAL_ROUNDS = 10;

type Curves = "points" | "places";

/** How an evening went: standings, rounds and curves; to share, and on paper. */
@element("dm-annals", buttons, tables, styles)
export class DmAnnals extends DmElement {
  @property({ attribute: false }) evening!: KeptEvening;
  @property({ attribute: false }) ledger!: KeeperLedger;
  @state() private shown: Curves = "points";

  override render() {
    const { past, doing, scored } = this.ledger;
    return html`
      <p class="paper">${day(this.evening.at)} · ${say(`web.preset-${this.evening.rules.split(" ", 1)[0] ?? ""}`)}</p>
      ${doing === "OVER" ? this.#standings() : nothing}
      ${past.length > 0 ? html`<h2>${say("web-keeper.history")}</h2>` : nothing}
      <div class="scroll ${past.length > 0 ? "" : "paper"}" tabindex="0" role="group" aria-label=${say("web-keeper.history")}>${this.#rounds()}</div>
      ${past.length > 1 ? this.#curves(scored ? this.shown : "places") : nothing}
      <div class="row screen">
        ${past.length > 0
          ? html`<button @click=${() => void this.#tell().catch(showError)}>${icon("share")}${say("web-keeper.share-text")}</button>
              <button @click=${() => void this.#draw().catch(showError)}>${icon("share")}${say("web-table.share")}</button>`
          : nothing}
        <button @click=${() => print()}>${icon("log")}${say("web-keeper.print")}</button>
      </div>
    `;
  }

  #standings() {
    const rows = this.#ranked().map((it) => html`<tr><td>${it.place}.</td><th scope="row">${it.name}</th>${this.ledger.scored ? html`<td>${it.points}</td>` : nothing}</tr>`);
    const headings = [say("web-table.rank"), say("story.column-player")];
    return html`<section class="panel standings">
      <h2>${this.#headline()}</h2>
      ${table(this.ledger.scored ? [...headings, say("web-keeper.curve-points")] : headings, rows)}
    </section>`;
  }

  #ranked(): KeeperPerson[] {
    return [...this.ledger.people].sort((a, b) => a.place - b.place);
  }

  #headline(): string {
    const { people, scored, doing, past } = this.ledger;
    const first = people.filter((it) => it.place === 1);
    if (doing !== "OVER") return say("web-keeper.after", past.length);
    if (!scored) return say("story.ends-on-top", first[0]?.name ?? "");
    return say("story.wins", list(first.map((it) => it.name)), first.length, first[0]?.points ?? 0);
  }

  /** Everybody's place and points, a row a round; on paper there is room for those to come. */
  #rounds() {
    const { past, people, rounds = past.length + USUAL_ROUNDS, scored, doing } = this.ledger;
    const blank = doing === "OVER" ? 0 : Math.min(20, rounds - past.length);
    const rows = [
      ...past.map((round) => this.#round(round)),
      ...Array.from({ length: blank }, (_, i) => html`<tr class="paper"><th scope="row">${past.length + i + 1}</th>${people.map(() => html`<td></td>`)}</tr>`),
      scored ? html`<tr class="total"><th scope="row">${say("web-keeper.total")}</th>${people.map((it) => html`<td>${past.length > 0 ? it.points : ""}</td>`)}</tr>` : html``,
    ];
    return table([say("web-keeper.round-heading"), ...people.map((it) => it.name)], rows);
  }

  #round({ round, scores, declared }: KeeperRound) {
    const cell = (player: Player) => {
      const place = scores.findIndex((it) => it.player === player) + 1;
      const { points = 0, bonus = 0 } = scores[place - 1] ?? {};
      if (place === 0) return html`<td>–</td>`;
      return html`<td>${place}.${this.ledger.scored ? html` <small>+${points}${bonus ? `+${bonus}` : ""}</small>` : nothing}</td>`;
    };
    const mark = declared ? html`<abbr title=${say("web-table.revolution")}>${declared.call === "REVOLUTION" ? "!" : "!!"}</abbr>` : nothing;
    return html`<tr><th scope="row">${round}${mark}</th>${this.ledger.people.map((it) => cell(it.player))}</tr>`;
  }

  #curves(shown: Curves) {
    const { past, people, scored } = this.ledger;
    const values = ({ player }: KeeperPerson) =>
      shown === "points"
        ? [0, ...past.map(({ totals }) => totals[player] ?? NaN)]
        : past.map(({ scores }) => scores.findIndex((it) => it.player === player) + 1 || NaN);
    const labels = past.map(({ round }) => String(round));
    return html`<section class="screen">
      ${scored ? html`<div class="row" role="group" aria-label=${say("web-keeper.curves")}>${this.#turn("points")} ${this.#turn("places")}</div>` : nothing}
      <dm-plot
        heading=${say(`web-keeper.curve-${shown}`)}
        .labels=${shown === "points" ? ["0", ...labels] : labels}
        .curves=${people.map((it) => ({ player: it.player, values: values(it) }))}
        .name=${(player: Player) => people.find((it) => it.player === player)?.name ?? player}
        ?falling=${shown === "places"}
      ></dm-plot>
    </section>`;
  }

  #turn(to: Curves) {
    return html`<button aria-pressed=${this.shown === to} @click=${() => (this.shown = to)}>${say(`web-keeper.curve-${to}`)}</button>`;
  }

  async #tell(): Promise<void> {
    const lines = this.#ranked().map((it) => `${it.place}. ${it.name}${this.ledger.scored ? ` ${it.points}` : ""}`);
    await shareText([`Dalmuti · ${day(this.evening.at)}`, this.#headline(), ...lines].join("\n"), this.renderRoot);
  }

  #draw(): Promise<void> {
    const { order, people, scored } = this.ledger;
    const sitters = this.#ranked().map(({ player, name, points }) => ({
      face: `art/person-${(people.findIndex((it) => it.player === player) % 14) + 1}.svg`,
      hat: hatOf(titleAt(order.indexOf(player) + 1 || order.length, order.length)),
      name,
      points: scored ? String(points) : "",
      mine: false,
    }));
    return sharePicture("", this.#headline(), sitters);
  }
}
