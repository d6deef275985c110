import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { parsed, valuesOf, valueText } from "../create/rules";
import { span } from "../create/customs";
import { shared } from "../look/shared";
import { catalogue, catalogueChanged } from "../store/catalogue";
import type { Plan } from "../wire/api";
import { DmElement } from "../view/element";
import { say } from "../words/words";

/** By which rules a table plays, in plain words; what differs from the preset stands out. */
@customElement("dm-rules-list")
export class DmRulesList extends DmElement {
  static override styles = [
    shared,
    css`
      dl {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
        gap: var(--space-1) var(--space-4);
        margin: 0;
      }
      dl div {
        padding: var(--space-1) 0;
        border-bottom: 1px solid var(--line);
      }
      dt {
        font-size: var(--text-s);
        color: var(--ink-soft);
      }
      dd {
        margin: 0;
      }
      .changed dd {
        font-weight: 700;
        color: var(--accent);
      }
      .changed dd::after {
        content: " ✶";
      }
      p {
        margin-bottom: var(--space-2);
      }
    `,
  ];

  @property({ attribute: false }) plan!: Plan;

  override connectedCallback(): void {
    super.connectedCallback();
    this.follow(catalogueChanged);
  }

  override render() {
    const sheet = catalogue().sheets.find((it) => it.game === this.plan.game);
    if (!sheet) return nothing;
    const rules = parsed(this.plan.rules);
    const values = valuesOf(sheet, rules);
    const { customs } = this.plan;
    return html`
      <p>
        <strong>${sheet.name}: ${say(`web.preset-${rules.preset}`)}</strong>
        ${Object.keys(rules.changes).length > 0 ? html`<br /><span class="small soft">✶ ${say("web.people.changed")}</span>` : nothing}
      </p>
      <dl>
        ${sheet.options.map((choice) =>
          this.row(choice.text, valueText(choice, values[choice.name] ?? ""), choice.name in rules.changes),
        )}
        ${this.row(say("web.custom-turn"), span(customs.turn))} ${this.row(say("web.custom-bank"), span(customs.bank))}
        ${this.row(say("web.custom-pause"), span(customs.pause))}
        ${this.row(say("web.custom-hints"), say(customs.hints ? "options.value.yes" : "options.value.no"))}
        ${this.row(say("web.custom-chat"), say(customs.chat ? "options.value.yes" : "options.value.no"))}
      </dl>
    `;
  }

  private row(name: string, value: string, changed?: boolean) {
    return html`<div class=${changed ? "changed" : ""}><dt>${name}</dt><dd>${value}</dd></div>`;
  }
}
