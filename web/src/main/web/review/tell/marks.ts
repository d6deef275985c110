import { html, type TemplateResult, unsafeCSS } from "lit";
import type { ReviewedJudged } from "protocol/rest";
import { say } from "../../words/words";
import styles from "./marks.css";

export type Mark = ReviewedJudged["mark"];

const SIGNS: Record<Mark, string> = { BEST: "★", GOOD: "✓", INACCURACY: "?!", MISTAKE: "?", BLUNDER: "??" };

/** From the best to the worst. */
export const MARKS = Object.keys(SIGNS) as Mark[];

export function markName(mark: Mark): string {
  return say(`web.review.mark-${mark.toLowerCase()}`);
}

/** A decision that cost something worth a look. */
export function isMistake({ mark }: ReviewedJudged): boolean {
  return mark === "MISTAKE" || mark === "BLUNDER" || mark === "INACCURACY";
}

/** The sign of a mark, with its name for those who listen. */
export function markSign(mark: Mark): TemplateResult {
  return html`<span class="mark ${mark.toLowerCase()}" title=${markName(mark)}
    ><span aria-hidden="true">${SIGNS[mark]}</span><span class="unseen">${markName(mark)}</span></span
  >`;
}

export const markStyles = unsafeCSS(styles);
