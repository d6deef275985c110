import { html, nothing, svg, type TemplateResult, unsafeCSS } from "lit";
import type { GrapplesCard } from "protocol";
import { grapplesCard, parts } from "./words/cards";
import styles from "./face.css";

const FACES = "art/grapples-faces.svg";
const COURT = ["J", "Q", "K"];
const RED = /[DH]$/;

/** How cards look: red and black, and the suit by its shape. */
export const faceLook = unsafeCSS(styles);

/** A card with its face up; what it is called is said by whatever it stands in. */
export function face(card: GrapplesCard): TemplateResult {
  const { rank, suit } = parts(card);
  return html`<svg class="face ${RED.test(card) ? "red" : ""}" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    <rect x=".75" y=".75" width="98.5" height="138.5" rx="9" fill="#fffaf0" stroke="#2b1d14" stroke-width="1.5"></rect>
    ${rank === "X" ? joker() : suited(rank, suit)}
  </svg>`;
}

function suited(rank: string, letter: string) {
  const court = COURT.includes(rank);
  const wide = rank === "10";
  return svg`
    <text x="8" y="37" font-size="38" textLength=${wide ? "36" : nothing} lengthAdjust=${wide ? "spacingAndGlyphs" : nothing}>${rank}</text>
    <use href="${FACES}#${letter}" x="9" y="44" width="24" height="24"></use>
    ${
      court
        ? svg`<use href="${FACES}#${rank}" x="30" y="58" width="62" height="62"></use>`
        : svg`<use href="${FACES}#${letter}" x="34" y="66" width="56" height="56"></use>`
    }`;
}

function joker() {
  return svg`<text x="8" y="37" font-size="34">★</text>
    <use href="${FACES}#X" x="14" y="48" width="74" height="74"></use>`;
}

/** A card with its face down. */
export function back(): TemplateResult {
  return html`<img class="back" src="art/back.svg" alt="" width="100" height="140" />`;
}

/** A card that is read out. */
export function namedFace(card: GrapplesCard): TemplateResult {
  return html`<span role="img" aria-label=${grapplesCard(card)}>${face(card)}</span>`;
}
