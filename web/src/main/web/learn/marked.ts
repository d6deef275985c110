import { html, type TemplateResult } from "lit";

/** A text in which what is sought stands out. */
export function marked(text: string, sought: string): TemplateResult | string {
  const wanted = sought.trim().toLowerCase();
  const at = wanted === "" ? -1 : text.toLowerCase().indexOf(wanted);
  if (at < 0) return text;
  const end = at + wanted.length;
  return html`${text.slice(0, at)}<mark>${text.slice(at, end)}</mark>${text.slice(end)}`;
}
