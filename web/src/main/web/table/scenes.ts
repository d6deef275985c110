import { html, nothing, type TemplateResult } from "lit";
import type { DalmutiScene } from "protocol";
import { lessMotion } from "../store/settings";
import type { ScoreHistory } from "./animation/score-history";
import "./court/dm-pile";
import "./scene/cut";
import "./scene/dealing";
import "./scene/decrees";
import "./scene/draw";
import { feast } from "./scene/ceremony";
import "./scene/final";
import "./scene/results";
import "./scene/revolution";
import "./scene/tax";
import "./scene/trade";
import { happening, type Sight } from "./sight";

type Drawing = (sight: Sight) => TemplateResult | typeof nothing;

const decrees: Drawing = (sight) => html`<dm-decrees .sight=${sight}></dm-decrees>`;
const draw: Drawing = (sight) => html`<dm-draw .sight=${sight}></dm-draw>`;
const misdeal: Drawing = (sight) => html`<dm-misdeal .sight=${sight}></dm-misdeal>`;
const pile: Drawing = (sight) => html`<dm-pile .sight=${sight}></dm-pile>`;
const shuffle: Drawing = (sight) => html`<dm-shuffle .sight=${sight}></dm-shuffle>`;
const tax: Drawing = (sight) => html`<dm-tax .sight=${sight}></dm-tax>`;
const trade: Drawing = (sight) => html`<dm-trade .sight=${sight}></dm-trade>`;

/** What lies in the middle of the table in each phase. */
const SCENES: Record<DalmutiScene["scene"], Drawing> = {
  drawing: draw,
  shuffling: shuffle,
  spilling: shuffle,
  seating: (sight) => html`<dm-newcomer .sight=${sight}></dm-newcomer>`,
  bidding: decrees,
  proclaiming: decrees,
  decreed: shuffle,
  cutting: (sight) => html`<dm-cut .sight=${sight}></dm-cut>`,
  misdealt: misdeal,
  replacing: misdeal,
  window: (sight) => html`<dm-window .sight=${sight}></dm-window>`,
  taxing: tax,
  naming: trade,
  exchanging: trade,
  drawingLots: trade,
  offering: trade,
  answering: trade,
  tricks: pile,
  over: () => nothing,
};

/** What lies in the middle of the table: what just happens there, or the scene of the phase. */
export function middle(sight: Sight) {
  const { round, draws, scene } = sight.picture;
  const kind = happening(sight);
  if (kind === "taxPaid" || kind === "taxReturned") return tax(sight);
  if (kind === "proclaimed") return html`<dm-proclamation .sight=${sight}></dm-proclamation>`;
  if (kind === "bidsShown") return decrees(sight);
  if (round === 0 && draws.length > 0) return draw(sight);
  if (kind === "roundBegan" || kind === "dealt" || kind === "deckCut") return shuffle(sight);
  return SCENES[scene?.scene ?? "tricks"](sight);
}

/** The match is over, and everything before that was shown. */
export function isOver(sight: Sight): boolean {
  return sight.now.stage?.doing === "OVER" && !sight.beat;
}

/** What covers the whole table: a revolution, a feast, the results of a round. */
export function overlay(sight: Sight, history: ScoreHistory, reign: number): TemplateResult | typeof nothing {
  const { picture, now } = sight;
  const celebrated = sight.lasting > 0 ? feast(sight) : undefined;
  if (celebrated) return html`<dm-ceremony .sight=${sight} .feast=${celebrated}></dm-ceremony>`;
  if (happening(sight) === "revolutionDeclared") {
    return html`<dm-revolution .sight=${sight} ?greater=${picture.revolution?.greater ?? false} ?still=${lessMotion()}></dm-revolution>`;
  }
  const course = history.course(now.stage?.match ?? 0);
  const scored = (picture.outcome?.scores.length ?? 0) > 0 && !sight.beat && picture.scene?.scene === "shuffling";
  return scored
    ? html`<div class="cover"><dm-results .sight=${sight} .outcome=${picture.outcome} .course=${course} .reign=${reign}></dm-results></div>`
    : nothing;
}
