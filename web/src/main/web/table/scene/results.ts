import { buttons, element, html, icon, nothing, property } from "../../view/element";
import type { DalmutiScore, Player } from "protocol";
import { numberHeading, table } from "../../view/table";
import { list, say } from "../../words/words";
import { hatOf, titleAt } from "../court/rank";
import { hasPoints, titleOf } from "../sight";
import type { Course } from "../animation/score-history";
import type { Outcome } from "../animation/picture";
import { cardsName } from "../words/cards";
import "./curves";
import "./room";
import { Scene } from "./scene";
import sheetStyles from "./sheet.css";
import finalStyles from "./final.css";
import styles from "./results.css";

/** A sheet of paper over the table. */
abstract class Sheet extends Scene {
  @property({ attribute: false }) course: Course = { first: 0, totals: [] };

  /** A sheet that does not fit is scrolled, by the keyboard too. */
  override connectedCallback(): void {
    super.connectedCallback();
    this.tabIndex = 0;
  }

  /** How the points of the match grew, once there is something to see. */
  protected curves(order: readonly Player[]) {
    if (this.course.totals.length < 3 || !hasPoints(this.sight)) return nothing;
    const players = order.map((player) => ({ player, name: this.sight.store.name(player) }));
    return html`<dm-curves .course=${this.course} .players=${players} .me=${this.sight.me}></dm-curves>`;
  }
}

/** How a change of position is drawn. */
const WAYS = { up: ["upward", "rose"], down: ["downward", "fell"], same: ["same", ""] } as const;

/** How a round came out: places, points, and who sits where next. */
@element("dm-results", buttons, sheetStyles, styles)
export class DmResults extends Sheet {
  @property({ attribute: false }) outcome!: Outcome;

  override render() {
    const { outcome } = this;
    const bonus = outcome.scores.some((score) => score.bonus > 0);
    return html`<section class="sheet">
      <h2>${say("web-table.results", outcome.round)}</h2>
      ${this.#table(bonus)} ${bonus ? html`<p class="small">${this.#philanthropy()}</p>` : nothing}
      ${outcome.left
        ? html`<p class="small soft">${say("story.left-with", this.name(outcome.left.player), cardsName(outcome.left.cards))}</p>`
        : nothing}
      <dm-room .sight=${this.sight}></dm-room>
      ${this.curves(outcome.next)}
    </section>`;
  }

  #table(bonus: boolean) {
    const headings = [
      say("story.column-out"),
      say("story.column-player"),
      html`<th scope="col" colspan="2">${say("web-table.new-seat")}</th>`,
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
      <td class="who">${this.name(player)}</td>
      <td class="move">${this.#move(player)}</td>
      <td class="title">
        <img class="hat" src=${hatOf(titleAt(next, outcome.next.length))} alt="" />
        <span>${titleOf(sight, player, outcome.next)}</span>
      </td>
      ${hasPoints(sight)
        ? html`<td class="number">${points}</td>
            ${anyBonus ? html`<td class="number">${bonus > 0 ? `+${bonus}` : ""}</td>` : nothing}
            <td class="number"><b>${sight.picture.scores[player] ?? 0}</b></td>`
        : nothing}
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
    const kind = list(this.outcome.scores.filter((score) => score.bonus > 0).map(({ player }) => this.name(player)));
    return say("web-table.philanthropy", kind);
  }
}

/** The end of a match: who won, how it went, and on to the review. */
@element("dm-final", buttons, sheetStyles, finalStyles)
export class DmFinal extends Sheet {
  override render() {
    const { sight } = this;
    const scores = Object.entries(sight.picture.scores).sort(([, a], [, b]) => b - a);
    return html`<section class="sheet">
      <img class="crown" src="/art/hat-crown.svg" alt="" />
      <h2 class="won">${hasPoints(sight) ? this.#winners(scores) : this.#master()}</h2>
      ${hasPoints(sight) ? this.#table(scores) : html`${this.#order()}<p class="soft">${this.#reigned()}</p>`}
      ${this.curves(scores.map(([player]) => player))}
      <div class="actions">${this.#onwards()}</div>
    </section>`;
  }

  #winners(scores: [Player, number][]): string {
    const most = scores[0]?.[1] ?? 0;
    const winners = scores.filter(([, points]) => points === most).map(([player]) => player);
    return say("story.wins", winners.length, list(winners.map((player) => this.sight.store.name(player))), most);
  }

  /** SCORE-1: who was Greater Dalmuti for most rounds. */
  #reigned(): string {
    const rounds = Object.entries(this.sight.now.reigns ?? {});
    const most = Math.max(0, ...rounds.map(([, count]) => count));
    const longest = rounds.filter(([, count]) => count === most).map(([player]) => this.sight.store.name(player));
    return say("story.reigned-most", list(longest), most);
  }

  /** SCORE-1: without points it is the order at the table that counts. */
  #master(): string {
    return say("story.ends-on-top", this.sight.store.name(this.sight.picture.order[0] ?? ""));
  }

  #order() {
    const { sight } = this;
    const { order } = sight.picture;
    const rows = order.map(
      (player, i) => html`<tr class=${player === sight.me ? "me" : ""}>
        <td>${i + 1}</td>
        <td><img class="hat" src=${hatOf(titleAt(i + 1, order.length))} alt="" /></td>
        <td class="who">${this.name(player)}</td>
        <td class="position">${titleOf(sight, player, order)}</td>
      </tr>`,
    );
    const player = html`<th scope="col" colspan="2">${say("story.column-player")}</th>`;
    return table([say("web-table.rank"), player, say("story.column-position")], rows);
  }

  #table(scores: [Player, number][]) {
    const { sight } = this;
    const { order } = sight.picture;
    const player = html`<th scope="col" colspan="2">${say("story.column-player")}</th>`;
    const rows = scores.map(([player, points]) => {
      // SCORE-3: equal points share the place
      const rank = scores.findIndex(([, other]) => other === points) + 1;
      const position = order.indexOf(player) + 1;
      return html`<tr class=${player === sight.me ? "me" : ""}>
        <td>${rank}</td>
        <td>${position > 0 ? html`<img class="hat" src=${hatOf(titleAt(position, order.length))} alt="" />` : nothing}</td>
        <td class="who">${this.name(player)}</td>
        <td class="number"><b>${points}</b></td>
      </tr>`;
    });
    return table([say("web-table.rank"), player, numberHeading(say("story.column-points"))], rows);
  }

  #onwards() {
    const { record } = this.sight.now.stage ?? {};
    return record ? html`<a class="button main" href="/m/${record}">${say("web-table.review")}</a>` : nothing;
  }
}
