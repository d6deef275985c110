import { unsafeCSS } from "lit";
import { to } from "../../site";
import { html, icon, nothing, vars } from "../../view/element";
import type { Player } from "protocol";
import { dayOf } from "../../local/code";
import { portraitOf } from "../../people/portrait";
import { request } from "../../people/request";
import { lessMotion } from "../../store/settings";
import type { TableStore } from "../../store/table-store";
import { capital, say } from "../../words/words";
import { figure } from "../court/figure";
import { titleAt } from "../court/rank";
import { sparks } from "./sparks";
import styles from "./final.css";

/** How many stand on the steps of the throne. */
const STEPS = 3;
/** Of so many, the three best have hats of their own. */
const FULL = 8;

export const finalStyles = unsafeCSS(styles);

/** Somebody at the end of a match, with what decides who is better: equals share a place (SCORE-3). */
export type Placed = readonly [player: Player, worth: number];

/** The place of each, the best first. */
export function placesOf(ranking: readonly Placed[]): number[] {
  return ranking.map(([, worth]) => 1 + ranking.findIndex(([, other]) => other === worth));
}

/** The best on the steps of the throne, and beside them the viewer. */
export function dais(store: TableStore, won: string, ranking: readonly Placed[]) {
  const places = placesOf(ranking);
  const mine = ranking.findIndex(([player]) => player === store.now.you?.player);
  const shown = [...ranking.slice(0, STEPS).keys(), ...(mine >= STEPS ? [mine] : [])];
  return html`<div class="dais">
    ${lessMotion() ? nothing : sparks()}
    <h2 class="won">${capital(won)}</h2>
    <div class="steps ${lessMotion() ? "still" : ""}" aria-hidden="true" ${vars({ "--people": String(shown.length) })}>
      ${shown.map((at) => step(store, ranking[at]?.[0] ?? "", at, places[at] ?? 0, ranking.length))}
    </div>
  </div>`;
}

function step(store: TableStore, player: Player, at: number, place: number, people: number) {
  return html`<figure class="step-${at + 1}" ${vars({ "--at": String(Math.max(STEPS + 1 - place, 0)) })}>
    <div class="figure">${figure(portraitOf(store, player), titleAt(place, place <= STEPS ? FULL : people))}</div>
    <figcaption>${store.name(player)}</figcaption>
    <b>${place}</b>
  </figure>`;
}

/** On to the review, and to the next match. */
export function onwards(store: TableStore) {
  const { stage, you } = store.now;
  const date = dayOf(store.code);
  if (date) return html`<a class="button main" href=${to(`/day/${date}`)}>${icon("star")}${say("web-day.title")}</a>`;
  return html`${stage?.record ? html`<a class="button review" href=${to(`/m/${stage.record}`)}>${icon("eye")}${say("web-table.review")}</a>` : nothing}
  ${you?.say ? html`<button class="main" @click=${() => request(store, { type: "start" })}>${icon("again")}${say("web.people.rematch")}</button>` : nothing}`;
}
