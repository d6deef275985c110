import { buttons, DmElement, element, html, icon, nothing, property } from "../view/element";
import type { TableCard } from "protocol/rest";
import { say } from "../words/words";
import styles from "./table-line.css";

/** A table in a list: who is there, what is played, and the way to it. */
@element("dm-table-line", buttons, styles)
export class DmTableLine extends DmElement {
  @property({ attribute: false }) card!: TableCard;

  override render() {
    const { code, game, rules, state, seats, people, bots, onlookers, host } = this.card;
    const free = state === "GATHERING" ? seats - people : seats - people - bots;
    return html`<article class="panel">
      <div>
        <h3>${host ? say("web.lobby.host", host) : say("web.table", code)}</h3>
        <p class="facts small soft">
          <span class="state ${state}">${say(`web.lobby.${state.toLowerCase()}`)}</span>
          <span>${icon("cards")}${say(`options.${game}`)}: ${rulesName(rules)}</span>
          <span>${icon("people")}${say("web.lobby.people", people, seats)}</span>
          ${bots > 0 ? html`<span>${icon("bot")}${say("web.lobby.bots", bots)}</span>` : nothing}
          ${onlookers > 0 ? html`<span>${icon("eye")}${say("web.lobby.onlookers", onlookers)}</span>` : nothing}
        </p>
      </div>
      <a class="button ${free > 0 ? "main" : ""}" href="/t/${code}" aria-label=${`${say("web.lobby.go")}: ${host || code}`}
        >${free > 0 ? say("web.lobby.go") : html`${icon("eye")}${say("web.lobby.watch")}`}</a
      >
    </article>`;
  }
}

/** The preset by its name, with a mark where a table differs from it. */
function rulesName(rules: string): string {
  const [preset = "", ...changes] = rules.split(" ");
  const name = say(`web.preset-${preset}`);
  return changes.length > 0 ? `${name} +${changes.length}` : name;
}
