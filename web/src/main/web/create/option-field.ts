import { DmElement, element, fields, html, nothing, property } from "../view/element";
import type { GamesChoice, GamesSheet } from "protocol/rest";
import { choices, valueOf } from "../view/field";
import { has, say } from "../words/words";
import { changed, type Rules, spelled, valuesOf, valueText } from "./rules";
import styles from "./option-field.css";

/** One of the things an option can be; those with bounds want a number too. */
interface Kind {
  name: string;
  least?: number;
  most?: number;
}

const CHANCES = ["0", "0.05", "0.1", "0.25", "0.5", "1"];

/** An option of the rules with its explanation. Event `change` with the new `value`. */
@element("dm-option", fields, styles)
export class DmOption extends DmElement {
  @property({ attribute: false }) choice!: GamesChoice;
  @property() value = "";

  override render() {
    const { text, rule, help } = this.choice;
    return html`<div class="field">
      <label for="value">${text} <span class="rule small soft">${rule}</span></label>
      <p class="small soft" id="about">${help}</p>
      <div class="controls">${this.choice.bounds === "0..1" ? this.#chances() : this.#kinds()}</div>
    </div>`;
  }

  #chances() {
    const values = CHANCES.includes(this.value) ? CHANCES : [...CHANCES, this.value];
    return this.#select(values, this.value, (value) => this.#set(value));
  }

  #kinds() {
    const kinds = this.choice.bounds.split(", ").map(kindOf);
    const present = kinds.find((kind) => this.#fits(kind)) ?? kinds[0];
    const names = kinds.map((kind) => kind.name);
    return html`
      ${names.length > 1 || names[0] !== ""
        ? this.#select(names, present?.name ?? "", (name) => this.#pick(kinds.find((kind) => kind.name === name)))
        : nothing}
      ${present?.least === undefined ? nothing : this.#number(present)}
    `;
  }

  #select(values: string[], selected: string, pick: (value: string) => void) {
    return html`<select id="value" aria-describedby="about" @change=${(event: Event) => pick(valueOf(event))}>
      ${choices(values.map((value) => [value, this.#text(value)]), selected)}
    </select>`;
  }

  #number(kind: Kind) {
    const only = kind.name === "";
    return html`<input
      id=${only ? "value" : "number"}
      type="number"
      aria-label=${only ? nothing : this.choice.text}
      min=${kind.least ?? 0}
      max=${kind.most ?? 0}
      .value=${/\d+/.exec(this.value)?.[0] ?? "0"}
      @input=${(event: InputEvent) => this.#typed(kind, event.target as HTMLInputElement)}
      @change=${(event: Event) => this.#count(kind, Number(valueOf(event)))}
    />`;
  }

  /** What counts is shown at once: if it came when the field is left, the button one leaves it for would jump away. */
  #typed(kind: Kind, { value, validity }: HTMLInputElement) {
    if (value !== "" && validity.valid) this.#count(kind, Number(value));
  }

  #text(value: string): string {
    const few = `web.kind-${value.toLowerCase()}`;
    if (has(few)) return say(few);
    return value === "" ? say("web.new.number") : valueText(this.choice, value);
  }

  #fits(kind: Kind): boolean {
    if (kind.least === undefined) return this.value === kind.name;
    return kind.name === "" ? /^\d/.test(this.value) : this.value.startsWith(`${kind.name}(`);
  }

  #pick(kind: Kind | undefined) {
    if (!kind) return;
    if (kind.least === undefined) this.#set(kind.name);
    else this.#count(kind, kind.name === "TARGET" ? 100 : kind.name === "ROUNDS" ? 10 : kind.least);
  }

  #count(kind: Kind, wanted: number) {
    const count = Math.min(kind.most ?? wanted, Math.max(kind.least ?? 0, Math.round(wanted) || 0));
    this.#set(kind.name === "" ? String(count) : `${kind.name}(${count})`);
  }

  #set(value: string) {
    this.value = value;
    this.emit("change", value);
  }
}

/** A field for every option; whoever changes one gives the rules as they are then. */
export function optionFields(sheet: GamesSheet, rules: Rules, change: (rules: string) => void) {
  const values = valuesOf(sheet, rules);
  return sheet.options.map((choice) => {
    const changes = ({ detail }: CustomEvent<string>) => change(spelled(changed(sheet, rules, choice.name, detail)));
    return html`<dm-option .choice=${choice} .value=${values[choice.name] ?? ""} @change=${changes}></dm-option>`;
  });
}

/** `ROUNDS(1..1000)`, `1..54` or `FULL`. */
function kindOf(bounds: string): Kind {
  const [, name, least, most] = /^([A-Z]*)\(?(\d+)\.\.(\d+)\)?$/.exec(bounds) ?? [];
  return least === undefined ? { name: bounds } : { name: name ?? "", least: Number(least), most: Number(most) };
}
