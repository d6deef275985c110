import { buttons, element, html, icon, nothing, property } from "../../view/element";
import type { DalmutiScore, Player } from "protocol";
import { request } from "../../people/request";
import { numberHeading, table } from "../../view/table";
import { list, say } from "../../words/words";
import "../court/plate";
import { hatOf, titleAt } from "../court/rank";
import { hasPoints, titleOf } from "../sight";
import type { Outcome } from "../animation/picture";
import { climb, moved } from "../words/climb";
import "./countdown";
import "./room";
import { sharing } from "./keepsake";
import { Sheet, sheetStyles } from "./sheet";
import styles from "./results.css";

/** How a change of position is drawn. */
const WAYS = { up: ["upward", "rose"], down: ["downward", "fell"], same: ["same", ""] } as const;

/** How a round came out: places, points, who sits where next, and on to the next round. */
@element("dm-results", buttons, sheetStyles, styles)
export class DmResults extends Sheet {
  @property({ attribute: false }) outcome!: Outcome;
  /** For how many rounds in a row whoever sits on the throne has won it. */
  @property({ type: Number }) reign = 0;

  override render() {
    const { outcome } = this;
    const bonus = outcome.scores.some((score) => score.bonus > 0);
    return html`<section class="sheet">
        <header>
          <p class="small soft over">${say("web-table.results", outcome.round)} <dm-countdown .sight=${this.sight}></dm-countdown></p>
          <h2>${this.#headline()}</h2>
          ${this.#streak()}
        </header>
        ${this.#table(bonus)} ${bonus ? html`<p class="small">${this.#philanthropy()}</p>` : nothing}
        ${outcome.left ? html`<p class="small soft">${this.told({ event: "leftWith", ...outcome.left })}</p>` : nothing}
        <dm-plate .sight=${this.sight}></dm-plate>
        <dm-room .sight=${this.sight}></dm-room>
        ${this.curves(outcome.next)}
      </section>
      <footer>${sharing(this.sight, this.#headline())} ${this.#next()}</footer>`;
  }

  /** What the round meant for the viewer; for whoever looks on, who won it. */
  #headline(): string {
    const { outcome, sight } = this;
    const mine = sight.me === undefined ? undefined : climb(outcome, sight.me);
    return mine ?? say("story.ends-on-top", sight.store.name(outcome.next[0] ?? ""));
  }

  #streak() {
    const king = this.outcome.next[0];
    if (this.reign < 2 || king === undefined) return nothing;
    return html`<p class="streak">${icon("crown")}${say("web-table.reign", this.name(king), this.reign)}</p>`;
  }

  #table(bonus: boolean) {
    const headings = [
      say("story.column-out"),
      html`<th scope="col" colspan="2">${say("story.column-player")}</th>`,
      say("web-table.new-seat"),
      ...(hasPoints(this.sight) ? this.#pointHeadings(bonus) : []),
    ];
    return table(headings, this.outcome.scores.map((score, i) => this.#row(score, i + 1, bonus)));
  }

  #pointHeadings(bonus: boolean) {
    const columns = ["story.column-points", ...(bonus ? ["story.column-bonus"] : []), "story.column-total"];
    return columns.map((key) => numberHeading(say(key)));
  }

  #row({ player, points, bonus }: DalmutiScore, place: number, anyBonus: boolean) {
    const { outcome, sight } = this;
    const next = outcome.next.indexOf(player) + 1;
    return html`<tr class=${player === sight.me ? "me" : ""}>
      <td>${place}</td>
      <td><img class="hat" src=${hatOf(titleAt(next, outcome.next.length))} alt="" /></td>
      <td class="who">${this.name(player)}<small>${titleOf(sight, player, outcome.next)}</small></td>
      <td class="move">${this.#move(player)}</td>
      ${hasPoints(sight)
        ? html`<td class="number">${points}</td>
            ${anyBonus ? html`<td class="number">${bonus > 0 ? `+${bonus}` : ""}</td>` : nothing}
            <td class="number"><b>${sight.picture.scores[player] ?? 0}</b></td>`
        : nothing}
    </tr>`;
  }

  #move(player: Player) {
    const { way, by } = moved(this.outcome, player);
    const [drawn, kind] = WAYS[way];
    return html`<span class=${kind}>${icon(drawn)} ${say(`web-table.moved-${way}`, by)}</span>`;
  }

  #philanthropy(): string {
    const kind = list(this.outcome.scores.filter((score) => score.bonus > 0).map(({ player }) => this.name(player)));
    return say("web-table.philanthropy", kind);
  }

  /** Whoever may begins the next round; the others are told who may. A bot waits for the clock. */
  #next() {
    const { store, me } = this.sight;
    const king = this.outcome.next[0] ?? "";
    if (store.now.clock?.pause === undefined) return nothing;
    if (!store.now.you?.say && me !== king) {
      return store.seat(king)?.kind === "BOT" ? nothing : html`<p class="small">${say("web-table.waits-next", store.name(king))}</p>`;
    }
    return html`<button class="main big next" @click=${() => request(store, { type: "nextRound" })}>
      ${icon("forward")}${say("web.people.begin")}
    </button>`;
  }
}
