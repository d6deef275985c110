import { html, svg, type TemplateResult } from "lit";
import { say } from "../words/words";

const MARGIN = 4;

/** A code to be photographed, of rows of 1 and 0; black on white in every theme. */
export function qr(rows: readonly string[], text: string): TemplateResult {
  const size = rows.length + 2 * MARGIN;
  const path = rows.flatMap((row, y) => [...row].map((dark, x) => (dark === "1" ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : ""))).join("");
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${say("web.people.qr-of", text)}>
    ${svg`<rect width=${size} height=${size} fill="#fff"></rect><path d=${path} fill="#000" shape-rendering="crispEdges"></path>`}
  </svg>`;
}
