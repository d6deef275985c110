import { css, html, type TemplateResult } from "lit";
import type { Cards } from "protocol";
import { back, face } from "../../table/face";
import { cardsName } from "../../table/words/cards";

/** A hand in a row: as many cards as there are, pushed together where there is little room. */
export function hand(cards: Cards): TemplateResult {
  const pictures = typeof cards === "number" ? Array.from({ length: cards }, () => back()) : cards.map((rank) => face(rank));
  return html`<div class="hand" role="img" aria-label=${cardsName(cards)}>
    ${pictures.map((picture) => html`<span>${picture}</span>`)}
  </div>`;
}

export const handStyles = css`
  .hand {
    display: flex;
    min-width: 0;
  }
  .hand > span {
    flex: 0 1 calc(var(--card) * 0.8);
    min-width: 0.3rem;
  }
  .hand > span:last-child {
    flex: none;
  }
`;
