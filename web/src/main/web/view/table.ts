import { html, nothing, type TemplateResult } from "lit";

/** A table of figures. A heading that is not a plain text is a cell of its own. */
export function table(headings: readonly (string | TemplateResult)[], rows: readonly TemplateResult[], caption = ""): TemplateResult {
  return html`<table>
    ${caption ? html`<caption>${caption}</caption>` : nothing}
    <thead>
      <tr>${headings.map((it) => (typeof it === "string" ? html`<th scope="col">${it}</th>` : it))}</tr>
    </thead>
    <tbody>${rows}</tbody>
  </table>`;
}

export function numberHeading(text: string): TemplateResult {
  return html`<th scope="col" class="number">${text}</th>`;
}
