import { to } from "../../site";
import { buttons, element, html, icon, nothing, vars } from "../../view/element";
import type { Player } from "protocol";
import { dayOf } from "../../local/code";
import { portraitOf } from "../../people/portrait";
import { request } from "../../people/request";
import { lessMotion } from "../../store/settings";
import { numberHeading, table } from "../../view/table";
import { list, say } from "../../words/words";
import { figure, figures } from "../court/figure";
import { titleAt } from "../court/rank";
import { hasPoints, titleOf } from "../sight";
import { sharing } from "./keepsake";
import { sparks, sparkStyles } from "./sparks";
import { Sheet, sheetStyles } from "./sheet";
import styles from "./final.css";

/** How many stand on the steps of the throne. */
const STEPS = 3;
/** Of so many, the three best have hats of their own. */
const FULL = 8;

/** The end of a match: the best on their steps in the hall, how it went, and on to the next one or the review. */
@element("dm-final", figures, buttons, sheetStyles, sparkStyles, styles)
export class DmFinal extends Sheet {
  override render() {
    const { sight } = this;
    const scores = Object.entries(sight.picture.scores).sort(([, a], [, b]) => b - a);
    const ranking = hasPoints(sight) ? scores.map(([player]) => player) : [...sight.picture.order];
    // SCORE-3: equal points share the place
    const places = hasPoints(sight) ? scores.map(([, points]) => 1 + scores.findIndex(([, other]) => other === points)) : ranking.map((_, i) => i + 1);
    const won = hasPoints(sight) ? this.#winners(scores) : this.#master();
    return html`<div class="dais">
        ${lessMotion() ? nothing : sparks()}
        <h2 class="won">${won}</h2>
        ${this.#steps(ranking, places)}
      </div>
      <section class="sheet">
        ${hasPoints(sight) ? this.#table(scores, places) : html`${this.#order()}<p class="soft">${this.#reigned()}</p>`}
        ${this.curves(ranking)}
      </section>
      <footer>${sharing(sight, won)} ${this.#onwards()}</footer>`;
  }

  /** The best, and beside them the viewer. */
  #steps(ranking: Player[], places: number[]) {
    const mine = ranking.indexOf(this.sight.me ?? "");
    const shown = [...ranking.slice(0, STEPS).keys(), ...(mine >= STEPS ? [mine] : [])];
    return html`<div class="steps ${lessMotion() ? "still" : ""}" aria-hidden="true" ${vars({ "--people": String(shown.length) })}>
      ${shown.map((at) => this.#step(ranking[at] ?? "", at, places[at] ?? 0))}
    </div>`;
  }

  #step(player: Player, at: number, place: number) {
    const { store, picture } = this.sight;
    return html`<figure class="step-${at + 1}" ${vars({ "--at": String(Math.max(STEPS + 1 - place, 0)) })}>
      <div class="figure">${figure(portraitOf(store, player), titleAt(place, place <= STEPS ? FULL : picture.order.length))}</div>
      <figcaption>${store.name(player)}</figcaption>
      <b>${place}</b>
    </figure>`;
  }

  #winners(scores: [Player, number][]): string {
    const most = scores[0]?.[1] ?? 0;
    const winners = scores.filter(([, points]) => points === most).map(([player]) => player);
    if (winners.length === 1 && winners[0] === this.sight.me) return say("web-table.you-win", most);
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
    const rows = order.map((player, i) => this.#row(player, i + 1, html`<td class="position">${titleOf(sight, player, order)}</td>`));
    return table([say("web-table.rank"), PLAYER(), say("story.column-position")], rows);
  }

  #table(scores: [Player, number][], places: number[]) {
    const rows = scores.map(([player, points], i) => this.#row(player, places[i] ?? 0, html`<td class="number"><b>${points}</b></td>`));
    return table([say("web-table.rank"), PLAYER(), numberHeading(say("story.column-points"))], rows);
  }

  #row(player: Player, rank: number, result: unknown) {
    return html`<tr class=${player === this.sight.me ? "me" : ""}>
      <td>${rank}</td>
      <td><img class="face" src=${portraitOf(this.sight.store, player)} alt="" /></td>
      <td class="who">${this.name(player)}</td>
      ${result}
    </tr>`;
  }

  #onwards() {
    const { store } = this.sight;
    const { stage, you } = store.now;
    const date = dayOf(store.code);
    if (date) return html`<a class="button main" href=${to(`/day/${date}`)}>${icon("star")}${say("web-day.title")}</a>`;
    return html`${stage?.record ? html`<a class="button review" href=${to(`/m/${stage.record}`)}>${icon("eye")}${say("web-table.review")}</a>` : nothing}
    ${you?.say ? html`<button class="main" @click=${() => request(store, { type: "start" })}>${icon("again")}${say("web.people.rematch")}</button>` : nothing}`;
  }
}

const PLAYER = () => html`<th scope="col" colspan="2">${say("story.column-player")}</th>`;
