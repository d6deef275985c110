import { isLocal } from "../local/code";
import { to } from "../site";
import { buttons, DmElement, element, html, icon, nothing, property } from "../view/element";
import type { TableCard } from "protocol/rest";
import { confirmed } from "../view/ask";
import { showError } from "../view/toast";
import { forgetTable } from "../wire/rest";
import { say } from "../words/words";
import styles from "./table-line.css";

/** A table in a list: who is there, what is played, and the way to it. */
@element("dm-table-line", buttons, styles)
export class DmTableLine extends DmElement {
  @property({ attribute: false }) card!: TableCard;

  override render() {
    const { code, game, rules, state, seats, people, bots, onlookers, host } = this.card;
    const free = state === "GATHERING" ? seats - people : seats - people - bots;
    const isOpen = isLocal(code) || free > 0;
    return html`<article class="panel">
      <div>
        <h3>${host ? say("web.lobby.host", host) : say("web.table", code)}</h3>
        <p class="facts small soft">
          ${game === ""
            ? nothing
            : html`<span class="state ${state}">${say(`web.lobby.${state.toLowerCase()}`)}</span>
                <span>${icon("cards")}${say(`options.${game}`)}: ${rulesName(rules)}</span>
                <span>${icon("people")}${say("web.lobby.people", people, seats)}</span>`}
          ${bots > 0 ? html`<span>${icon("bot")}${say("web.lobby.bots", bots)}</span>` : nothing}
          ${onlookers > 0 ? html`<span>${icon("eye")}${say("web.lobby.onlookers", onlookers)}</span>` : nothing}
        </p>
      </div>
      <div class="row">
      ${isLocal(code)
        ? html`<button class="plain" aria-label="${say("web.local.forget")}: ${host || code}" title=${say("web.local.forget")} @click=${this.forget}>${icon("trash")}</button>`
        : nothing}
      <a class="button ${isOpen ? "main" : ""}" href=${to(`/t/${code}`)} aria-label=${`${say("web.lobby.go")}: ${host || code}`}
        >${isOpen ? say("web.lobby.go") : html`${icon("eye")}${say("web.lobby.watch")}`}</a
      >
      </div>
    </article>`;
  }

  private readonly forget = async () => {
    if (!(await confirmed(say("web.local.forget"), say("web.local.forget-text")))) return;
    await forgetTable(this.card.code).then(() => this.emit("forgotten"), showError);
  };
}

/** The preset by its name, with a mark where a table differs from it. */
function rulesName(rules: string): string {
  const [preset = "", ...changes] = rules.split(" ");
  const name = say(`web.preset-${preset}`);
  return changes.length > 0 ? `${name} +${changes.length}` : name;
}
