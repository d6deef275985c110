import { html, nothing, type TemplateResult } from "lit";

/** What somebody has typed or chosen. */
export function valueOf(event: Event): string {
  return (event.target as HTMLInputElement | HTMLSelectElement).value;
}

/** What was typed into the only field of a form, which is not sent anywhere. */
export function submitted(event: SubmitEvent): string {
  event.preventDefault();
  return (event.target as HTMLFormElement).querySelector("input")?.value.trim() ?? "";
}

/** What can be chosen: its value and what it is called. */
export type Choice = readonly [string, string];

/** The options of a `<select>`. */
export function choices(all: Iterable<Choice>, selected: string): TemplateResult[] {
  return Array.from(all, ([value, text]) => html`<option value=${value} ?selected=${value === selected}>${text}</option>`);
}

/** One of several; a label beside it knows it by its id. */
export function select(all: Iterable<Choice>, selected: string, pick: (value: string) => unknown, id = ""): TemplateResult {
  return html`<select id=${id || nothing} @change=${(event: Event) => pick(valueOf(event))}>
    ${choices(all, selected)}
  </select>`;
}

/** A box to tick, with its text. */
export function check(text: string, on: boolean, turn: (on: boolean, box: HTMLInputElement) => unknown): TemplateResult {
  const changed = ({ target }: Event) => turn((target as HTMLInputElement).checked, target as HTMLInputElement);
  return html`<label class="check"><input type="checkbox" .checked=${on} @change=${changed} /><span>${text}</span></label>`;
}
