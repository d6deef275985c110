import { html, type TemplateResult } from "lit";

/** What somebody has typed or chosen. */
export function valueOf(event: Event): string {
  return (event.target as HTMLInputElement | HTMLSelectElement).value;
}

/** The options of a `<select>`: their values, and what they are called. */
export function choices(all: Iterable<readonly [string, string]>, selected: string): TemplateResult[] {
  return Array.from(all, ([value, text]) => html`<option value=${value} ?selected=${value === selected}>${text}</option>`);
}

/** A box to tick, with its text. */
export function check(text: string, on: boolean, turn: (on: boolean, box: HTMLInputElement) => unknown): TemplateResult {
  const changed = ({ target }: Event) => turn((target as HTMLInputElement).checked, target as HTMLInputElement);
  return html`<label class="check"><input type="checkbox" .checked=${on} @change=${changed} /><span>${text}</span></label>`;
}
