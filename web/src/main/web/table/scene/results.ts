import { buttons, DmElement, element, html, nothing, property } from "../../view/element";
import { icon } from "../../view/icon";
import type { DalmutiScore, Player } from "protocol";
import { numberHeading, table } from "../../view/table";
import { list, say } from "../../words/words";
import { hatOf, titleAt } from "../court/rank";
import { nameOf, type Sight, titleOf } from "../sight";
import type { Course } from "../animation/score-history";
import type { Outcome } from "../animation/picture";
import { cardsName } from "../words/cards";
import "./curves";
import { sheetStyles } from "./styles";
import styles from "./results.css";

/** How a change of position is drawn. */
const WAYS = { up: ["upward", "rose"], down: ["downward", "fell"], same: ["same", ""] } as const;

/** How a round came out: places, points, and who sits where next. */
@element("dm-results", buttons, sheetStyles, styles)
export class DmResults extends DmElement {
  @property({ attribute: false }) sight!: Sight;
  @property({ attribute: false }) outcome!: Outcome;
  @property({ attribute: false }) course: Course = { first: 0, totals: [] };

  override render() {
    const { outcome, sight } = this;
    const bonus = outcome.scores.some((score) => score.bonus > 0);
    return html`<section class="sheet">
      <h2>${say("web-table.results", outcome.round)}</h2>
      ${this.#table(bonus)} ${bonus ? html`<p class="small">${this.#philanthropy()}</p>` : nothing}
      ${outcome.left
        ? html`<p class="small soft">${say("story.left-with", nameOf(sight, outcome.left.player), cardsName(outcome.left.cards))}</p>`
        : nothing}
      ${this.course.totals.length > 2 ? this.#curves() : nothing}
    </section>`;
  }

  #table(bonus: boolean) {
    const headings = [
      say("story.column-out"),
      say("story.column-player"),
      html`<th scope="col" colspan="2">${say("web-table.new-seat")}</th>`,
      numberHeading(say("story.column-points")),
      ...(bonus ? [numberHeading(say("story.column-bonus"))] : []),
      numberHeading(say("story.column-total")),
    ];
    return table(headings, this.outcome.scores.map((score, i) => this.#row(score, i + 1, bonus)));
  }

  #row({ player, points, bonus }: DalmutiScore, place: number, anyBonus: boolean) {
    const { outcome, sight } = this;
    const next = outcome.next.indexOf(player) + 1;
    return html`<tr class=${player === sight.me ? "me" : ""}>
      <td>${place}</td>
      <td class="who">${nameOf(sight, player)}</td>
      <td class="move">${this.#move(player)}</td>
      <td class="title">
        <img class="hat" src=${hatOf(titleAt(next, outcome.next.length))} alt="" />
        <span>${titleOf(sight, player, outcome.next)}</span>
      </td>
      <td class="number">${points}</td>
      ${anyBonus ? html`<td class="number">${bonus > 0 ? `+${bonus}` : ""}</td>` : nothing}
      <td class="number"><b>${sight.picture.scores[player] ?? 0}</b></td>
    </tr>`;
  }

  #move(player: Player) {
    const before = this.outcome.before.indexOf(player) + 1;
    const next = this.outcome.next.indexOf(player) + 1;
    const way = next < before ? "up" : next > before ? "down" : "same";
    const [drawn, kind] = WAYS[way];
    return html`<span class=${kind} role="img" aria-label=${say(`web-table.moved-${way}`, before, next)}>
      ${before} ${icon(drawn)} ${next}
    </span>`;
  }

  #philanthropy(): string {
    const kind = list(this.outcome.scores.filter((score) => score.bonus > 0).map(({ player }) => nameOf(this.sight, player)));
    return say("web-table.philanthropy", kind);
  }

  #curves() {
    const players = this.outcome.next.map((player) => ({ player, name: this.sight.store.name(player) }));
    return html`<dm-curves .course=${this.course} .players=${players} .me=${this.sight.me}></dm-curves>`;
  }
}
