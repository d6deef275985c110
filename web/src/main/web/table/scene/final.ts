import { buttons, element, html, nothing } from "../../view/element";
import { portraitOf } from "../../people/portrait";
import { numberHeading, table } from "../../view/table";
import { capital, list, say } from "../../words/words";
import { figures } from "../court/figure";
import { hasPoints, titleOf } from "../sight";
import { dais, finalStyles, onwards, type Placed, placesOf } from "./dais";
import { sharing } from "./keepsake";
import { sparkStyles } from "./sparks";
import { Sheet, sheetStyles } from "./sheet";

/** The end of a match: the best on their steps in the hall, how it went, and on to the next one or the review. */
@element("dm-final", figures, buttons, sheetStyles, sparkStyles, finalStyles)
export class DmFinal extends Sheet {
  override render() {
    const { sight } = this;
    const { order, scores } = sight.picture;
    const points = hasPoints(sight);
    const ranking: Placed[] = points ? Object.entries(scores).sort(([, a], [, b]) => b - a) : order.map((player, i) => [player, -i]);
    const won = points ? this.#winners(ranking) : this.tell("story.ends-on-top", order.slice(0, 1));
    return html`${dais(sight.store, won, ranking)}
      <section class="sheet">
        ${this.#table(ranking, points)} ${points ? nothing : html`<p class="soft">${this.#reigned()}</p>`}
        ${this.curves(ranking.map(([player]) => player))}
      </section>
      <footer>${sharing(sight, capital(won))} ${onwards(sight.store)}</footer>`;
  }

  #winners(ranking: Placed[]): string {
    const most = ranking[0]?.[1] ?? 0;
    const winners = ranking.filter(([, points]) => points === most).map(([player]) => player);
    if (winners.length === 1) return this.tell("story.wins", winners, 1, most);
    return say("story.wins", list(winners.map((player) => this.sight.store.name(player))), winners.length, most);
  }

  /** SCORE-1: who was Greater Dalmuti for most rounds. */
  #reigned(): string {
    const rounds = Object.entries(this.sight.now.reigns ?? {});
    const most = Math.max(0, ...rounds.map(([, count]) => count));
    const longest = rounds.filter(([, count]) => count === most).map(([player]) => this.sight.store.name(player));
    return say("story.reigned-most", list(longest), most);
  }

  #table(ranking: Placed[], points: boolean) {
    const { store, picture, me } = this.sight;
    const places = placesOf(ranking);
    const rows = ranking.map(
      ([player, worth], i) => html`<tr class=${player === me ? "me" : ""}>
        <td>${places[i]}</td>
        <td><img class="face" src=${portraitOf(store, player)} alt="" /></td>
        <td class="who">${this.name(player)}</td>
        ${points ? html`<td class="number"><b>${worth}</b></td>` : html`<td class="position">${titleOf(this.sight, player, picture.order)}</td>`}
      </tr>`,
    );
    const player = html`<th scope="col" colspan="2">${say("story.column-player")}</th>`;
    return table([say("web-table.rank"), player, points ? numberHeading(say("story.column-points")) : say("story.column-position")], rows);
  }
}
