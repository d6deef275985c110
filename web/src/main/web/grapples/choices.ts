import { ACROSS, buttons, DmElement, element, html, icon, type Icon, nothing, property } from "../view/element";
import type { GrapplesMove } from "protocol";
import { pointAt } from "../view/hints";
import { say } from "../words/words";
import actionStyles from "../table/hand/dm-actions.css";
import { back, faceLook } from "./face";
import { question } from "./question";
import { ring, type Sight, wayOf } from "./sight";
import { grapplesMove } from "./words/moves";
import styles from "./choices.css";

/** The question, everything that can be answered, and what one may want to know. Event `move`, and one of each tool's name. */
@element("dm-g-choices", buttons, faceLook, actionStyles, styles)
export class DmGrapplesChoices extends DmElement {
  @property({ attribute: false }) sight!: Sight;
  @property({ type: Boolean }) sent = false;

  /** Shows the button of a move that was suggested. */
  point(move: GrapplesMove): void {
    pointAt(move, this.renderRoot);
  }

  override render() {
    const { legal } = this.sight;
    // What can't be otherwise is no question; it is done after a while, so that nobody can tell (G-SEE-2).
    const asked = legal.length > 1;
    return html`<div class="all ${asked ? "own" : ""}">
      <p class="need">${question(this.sight)}</p>
      <div class="deeds">${asked ? this.#deeds(legal) : nothing}</div>
      <div class="tools">
        ${this.sight.now.board?.plan.customs.hints && this.sight.me !== undefined ? this.#tool("hint", "hint", say("web-table.hint"), !asked) : nothing}
        ${this.#tool("odds", "eye", say("web.grapples.odds"))} ${this.#tool("standing", "crown", say("web.grapples.standing"))}
        ${this.#tool("log", "log", say("web.grapples.log"))} ${this.#tool("help", "info", say("web.grapples.help"))}
      </div>
    </div>`;
  }

  #deeds(legal: readonly GrapplesMove[]) {
    if (legal.some((move) => move.move === "point")) {
      return html`<div class="backs">${legal.map((move) => (move.move === "point" ? this.#back(move) : nothing))}</div>`;
    }
    return html`<div class="moves choices">${legal.filter((move) => !wayOf(move)).map((move) => this.#choice(move))}</div>
      ${this.#ways(legal.filter(wayOf))}`;
  }

  #tool(event: string, drawn: Icon, name: string, disabled = false) {
    return html`<button class="plain" ?disabled=${disabled} @click=${() => this.emit(event)}>${icon(drawn)}<span class="text">${name}</span></button>`;
  }

  #choice(move: GrapplesMove) {
    const drawn = ICONS[move.move];
    return html`<button class=${isMain(move) ? "main" : ""} data-move=${JSON.stringify(move)} ?disabled=${this.sent} @click=${() => this.#pick(move)}>
      ${drawn ? icon(drawn) : nothing}<span class="words">${this.#name(move)}</span>
    </button>`;
  }

  #name(move: GrapplesMove): string {
    return grapplesMove(move, (player) => this.sight.store.name(player));
  }

  /** To the left, to oneself, to the right: as people sit. */
  #ways(moves: GrapplesMove[]) {
    if (moves.length === 0) return nothing;
    const order = ["LEFT", "SELF", "RIGHT"];
    const sorted = moves.toSorted((one, other) => order.indexOf(wayOf(one) ?? "") - order.indexOf(wayOf(other) ?? ""));
    return html`<div class="moves ways" role="group" aria-label=${question(this.sight)}>
      ${sorted.map((move) => {
        const way = wayOf(move);
        const who = this.#whom(way);
        return html`<button class="main" data-move=${JSON.stringify(move)} ?disabled=${this.sent} aria-label="${this.#name(move)}: ${who}" @click=${() => this.#pick(move)}>
          ${way === "LEFT" ? icon("back") : way === "SELF" ? icon("down") : nothing}
          <span class="who">${who}</span>
          ${way === "RIGHT" ? icon("forward") : nothing}
        </button>`;
      })}
    </div>`;
  }

  #back(move: GrapplesMove & { move: "point" }) {
    return html`<button data-move=${JSON.stringify(move)} ?disabled=${this.sent} aria-label=${say("play.grapples.point", move.back + 1)} @click=${() => this.#pick(move)}>
      ${back()}
    </button>`;
  }

  /** Who is meant by a way. */
  #whom(way: string | undefined): string {
    const players = ring(this.sight);
    const player = way === "LEFT" ? players[1] : way === "RIGHT" ? players.at(-1) : players[0];
    return player === undefined ? "" : this.sight.store.name(player);
  }

  #pick(move: GrapplesMove) {
    this.emit("move", move, ACROSS);
  }
}

const ICONS: { [M in GrapplesMove["move"]]?: Icon } = {
  lookAtTop: "eye",
  tapOut: "door",
  doubleDown: "plus",
  takeOffice: "cards",
  askForOffice: "cards",
  agree: "check",
  refuse: "close",
};

/** What most people want most of the time stands out. */
function isMain(move: GrapplesMove): boolean {
  return ["keep", "agree", "dealOn"].includes(move.move);
}
