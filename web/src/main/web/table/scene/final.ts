import { buttons, DmElement, element, html, nothing, property } from "../../view/element";
import type { Player } from "protocol";
import { numberHeading, table } from "../../view/table";
import { list, say } from "../../words/words";
import { hatOf, titleAt } from "../court/rank";
import { nameOf, type Sight } from "../sight";
import type { Course } from "../animation/score-history";
import "./curves";
import { sheetStyles } from "./styles";
import styles from "./final.css";

/** The end of a match: who won, how it went, and on to the review. */
@element("dm-final", buttons, sheetStyles, styles)
export class DmFinal extends DmElement {
  @property({ attribute: false }) sight!: Sight;
  @property({ attribute: false }) course: Course = { first: 0, totals: [] };

  override render() {
    const { sight } = this;
    const scores = Object.entries(sight.picture.scores).sort(([, a], [, b]) => b - a);
    const most = scores[0]?.[1] ?? 0;
    const winners = scores.filter(([, points]) => points === most).map(([player]) => player);
    return html`<section class="sheet">
      <img class="crown" src="/art/hat-crown.svg" alt="" />
      <h2 class="won">${say("story.wins", winners.length, list(winners.map((player) => sight.store.name(player))), most)}</h2>
      ${this.#table(scores)}
      ${this.course.totals.length > 2 ? this.#curves(scores.map(([player]) => player)) : nothing}
      <div class="actions">${this.#onwards()}</div>
    </section>`;
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
        <td class="who">${nameOf(sight, player)}</td>
        <td class="number"><b>${points}</b></td>
      </tr>`;
    });
    return table([say("web-table.rank"), player, numberHeading(say("story.column-points"))], rows);
  }

  #curves(order: Player[]) {
    const players = order.map((player) => ({ player, name: this.sight.store.name(player) }));
    return html`<dm-curves .course=${this.course} .players=${players} .me=${this.sight.me}></dm-curves>`;
  }

  #onwards() {
    const { record } = this.sight.now.stage ?? {};
    return record ? html`<a class="button main" href="/m/${record}">${say("web-table.review")}</a>` : nothing;
  }
}
