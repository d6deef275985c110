import { html, type TemplateResult, unsafeCSS } from "lit";
import type { Cards } from "protocol";
import { back, face } from "../../table/face";
import { cardsName } from "../../table/words/cards";
import styles from "./hand.css";

/** A hand in a row: as many cards as there are, pushed together where there is little room. */
export function hand(cards: Cards): TemplateResult {
  const pictures = typeof cards === "number" ? Array.from({ length: cards }, () => back()) : cards.map((rank) => face(rank));
  return html`<div class="hand" role="img" aria-label=${cardsName(cards)}>
    ${pictures.map((picture) => html`<span>${picture}</span>`)}
  </div>`;
}

export const handStyles = unsafeCSS(styles);
