import { html, nothing, type TemplateResult } from "lit";
import "./court/dm-pile";
import "./scene/cut";
import "./scene/draw";
import "./scene/misdeal";
import "./scene/newcomer";
import "./scene/shuffle";
import "./scene/tax";
import "./scene/trade";
import "./scene/window";
import { happening, type Sight } from "./sight";

/** What lies in the middle of the table: each phase has its scene. */
export function middle(sight: Sight): TemplateResult | typeof nothing {
  const { picture } = sight;
  const kind = happening(sight);
  if (kind === "taxPaid" || kind === "taxReturned") return html`<dm-tax .sight=${sight}></dm-tax>`;
  if (picture.round === 0 && picture.draws.length > 0) return html`<dm-draw .sight=${sight}></dm-draw>`;
  if (kind === "roundBegan" || kind === "dealt" || kind === "deckCut") return html`<dm-shuffle .sight=${sight}></dm-shuffle>`;
  switch (picture.scene?.scene) {
    case undefined:
    case "tricks":
      return html`<dm-pile .sight=${sight}></dm-pile>`;
    case "drawing":
      return html`<dm-draw .sight=${sight}></dm-draw>`;
    case "shuffling":
    case "spilling":
      return html`<dm-shuffle .sight=${sight}></dm-shuffle>`;
    case "seating":
      return html`<dm-newcomer .sight=${sight}></dm-newcomer>`;
    case "cutting":
      return html`<dm-cut .sight=${sight}></dm-cut>`;
    case "misdealt":
    case "replacing":
      return html`<dm-misdeal .sight=${sight}></dm-misdeal>`;
    case "window":
      return html`<dm-window .sight=${sight}></dm-window>`;
    case "taxing":
      return html`<dm-tax .sight=${sight}></dm-tax>`;
    case "naming":
    case "exchanging":
    case "drawingLots":
    case "offering":
    case "answering":
      return html`<dm-trade .sight=${sight}></dm-trade>`;
    case "over":
      return nothing;
  }
}
