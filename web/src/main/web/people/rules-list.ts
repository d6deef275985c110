import { DmElement, element, html, nothing, property } from "../view/element";
import type { TablePlan } from "protocol";
import type { GamesSheet } from "protocol/rest";
import { differences, parsed, type Rules, valuesOf, valueText } from "../create/rules";
import { span } from "../create/customs";
import { catalogue, catalogueChanged } from "../store/catalogue";
import { has, say } from "../words/words";
import styles from "./rules-list.css";

/** By which rules a table plays, in plain words; what differs from the preset stands out. */
@element("dm-rules-list", styles)
export class DmRulesList extends DmElement {
  @property({ attribute: false }) plan!: TablePlan;

  protected override readonly drawnBy = () => [catalogueChanged];

  override render() {
    const sheet = catalogue().sheets.find((it) => it.game === this.plan.game);
    if (!sheet) return nothing;
    const rules = parsed(this.plan.rules);
    return html`
      <p><strong>${sheet.name}: ${say(`web.preset-${rules.preset}`)}</strong></p>
      ${this.#short(sheet, rules)}
      <details>
        <summary>${say("web.people.all-rules")}</summary>
        ${this.#whole(sheet, rules)}
      </details>
    `;
  }

  /** What people should know before they begin. */
  #short(sheet: GamesSheet, rules: Rules) {
    const text = `web.preset-text-${rules.preset}`;
    const { turn, bank } = this.plan.customs;
    const ending = sheet.options.find((it) => it.name === "ending");
    return html`
      ${has(text) ? html`<p class="soft">${say(text)}</p>` : nothing}
      <ul>
        ${differences(sheet, rules).map(
          ({ name, is, was }) => html`<li class="changed">${say("web.new.difference", name, is, was)}</li>`,
        )}
        ${ending && !("ending" in rules.changes)
          ? html`<li>${ending.text}: ${valueText(ending, valuesOf(sheet, rules)["ending"] ?? "")}</li>`
          : nothing}
        <li>${say("web.custom-turn")}: ${span(turn)}${turn > 0 && bank > 0 ? ` (+ ${span(bank)})` : ""}</li>
      </ul>
    `;
  }

  #whole(sheet: GamesSheet, rules: Rules) {
    const values = valuesOf(sheet, rules);
    const { customs } = this.plan;
    const yes = (is: boolean) => say(is ? "options.value.yes" : "options.value.no");
    return html`<dl>
      ${sheet.options.map((choice) =>
        this.#row(choice.text, valueText(choice, values[choice.name] ?? ""), choice.name in rules.changes),
      )}
      ${this.#row(say("web.custom-turn"), span(customs.turn))} ${this.#row(say("web.custom-bank"), span(customs.bank))}
      ${this.#row(say("web.custom-pause"), span(customs.pause))} ${this.#row(say("web.custom-hints"), yes(customs.hints))}
      ${this.#row(say("web.custom-chat"), yes(customs.chat))}
    </dl>`;
  }

  #row(name: string, value: string, changed?: boolean) {
    return html`<div class=${changed ? "changed" : ""}><dt>${name}</dt><dd>${value}</dd></div>`;
  }
}
