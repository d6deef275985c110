import { DmElement, element, fields, html, nothing, property } from "../view/element";
import type { TablePlan } from "protocol";
import { check, select } from "../view/field";
import { number, say } from "../words/words";
import styles from "./customs.css";

type Customs = TablePlan["customs"];
type Counted = "turn" | "bank" | "window" | "pause";

const CHOICES: Record<Counted, number[]> = {
  turn: [0, 15, 30, 45, 60, 90, 120, 300],
  bank: [0, 30, 60, 120, 300, 600],
  window: [3, 5, 8, 12, 20, 30],
  pause: [0, 5, 10, 15, 30, 60, 120],
};
const PACES: Customs["pace"][] = ["NATURAL", "BRISK", "INSTANT"];

/** How a table is run, apart from its rules. Event `change` with the new customs. */
@element("dm-customs", fields, styles)
export class DmCustoms extends DmElement {
  @property({ attribute: false }) customs!: Customs;
  @property() game = "dalmuti";

  override render() {
    const paces = PACES.map((pace) => [pace, say(`web.pace-${pace.toLowerCase()}`)] as const);
    return html`<div class="fields">
      ${this.#seconds("turn")} ${this.#seconds("bank")} ${this.#seconds("pause")}
      ${this.game === "dalmuti" ? this.#seconds("window") : nothing}
      <div class="field">
        <label for="pace">${say("web.custom-pace")}</label>
        <p class="small soft">${say("web.custom-text-pace")}</p>
        ${select(paces, this.customs.pace, (pace) => this.#set({ pace: pace as Customs["pace"] }), "pace")}
      </div>
      <div class="field">
        ${this.#check("hints")} ${this.#check("chat")}
      </div>
    </div>`;
  }

  #seconds(name: Counted) {
    const present = this.customs[name];
    const all = CHOICES[name].includes(present) ? CHOICES[name] : [...CHOICES[name], present];
    return html`<div class="field">
      <label for=${name}>${say(`web.custom-${name}`)}</label>
      <p class="small soft">${say(`web.custom-text-${name}`)}</p>
      ${select(all.map((it) => [`${it}`, span(it)]), `${present}`, (seconds) => this.#set({ [name]: Number(seconds) }), name)}
    </div>`;
  }

  #check(name: "hints" | "chat") {
    return check(say(`web.custom-${name}`), this.customs[name], (on) => this.#set({ [name]: on }));
  }

  #set(change: Partial<Customs>) {
    this.emit("change", { ...this.customs, ...change });
  }
}

/** A stretch of time in words. */
export function span(seconds: number): string {
  if (seconds === 0) return say("web.none");
  return seconds % 60 === 0 && seconds > 60
    ? say("web.minutes", number(seconds / 60))
    : say("web.seconds", number(seconds));
}
