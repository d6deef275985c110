import { css, html, type TemplateResult } from "lit";
import type { Rank } from "protocol";
import { cardName } from "./words/cards";

/** Where the drawing of a card is. */
export function faceOf(rank: Rank): string {
  return `/art/card-${rank}.svg`;
}

export const BACK = "/art/back.svg";

/** A card, face up. */
export function face(rank: Rank, classes = ""): TemplateResult {
  return html`<img class="card ${classes}" src=${faceOf(rank)} alt=${cardName(rank)} draggable="false" />`;
}

/** A card, face down: how many there are is said beside it. */
export function back(classes = ""): TemplateResult {
  return html`<img class="card ${classes}" src=${BACK} alt="" draggable="false" />`;
}

export const faces = css`
  .card {
    display: block;
    width: var(--card, 3.6rem);
    aspect-ratio: 5 / 7;
    border-radius: 9% / 6.5%;
    filter: drop-shadow(0 1px 1.5px rgb(0 0 0 / 45%));
    user-select: none;
  }
  .cards {
    display: flex;
    justify-content: center;
  }
  .cards > .card + .card {
    margin-left: calc(var(--card, 3.6rem) * var(--overlap, -0.56));
  }
`;
