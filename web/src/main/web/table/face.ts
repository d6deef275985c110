import { html, type TemplateResult, unsafeCSS } from "lit";
import type { Rank } from "protocol";
import { cardName, JESTER } from "./words/cards";
import styles from "./face.css";

/** Where the drawing of a card is. */
export function faceOf(rank: Rank): string {
  return `art/card-${rank}.svg`;
}

export const BACK = "art/back.svg";

/** Has the drawings of all cards at hand before they are dealt, one after the other. */
export async function fetchFaces(): Promise<void> {
  for (let rank = 1; rank <= JESTER; rank++) {
    const image = new Image();
    image.src = faceOf(rank);
    await image.decode().catch(() => undefined); // it is asked for again where it is shown
  }
}

/** A card, face up. */
export function face(rank: Rank, classes = ""): TemplateResult {
  return html`<img class="card ${classes}" src=${faceOf(rank)} alt=${cardName(rank)} draggable="false" />`;
}

/** A card, face down: how many there are is said beside it. */
export function back(classes = ""): TemplateResult {
  return html`<img class="card ${classes}" src=${BACK} alt="" draggable="false" />`;
}

export const faces = unsafeCSS(styles);
