import { ACROSS, buttons, DmElement, element, html, icon, type Icon, nothing, property } from "../view/element";
import type { GrapplesMove } from "protocol";
import { pointAt } from "../view/hints";
import { say } from "../words/words";
import { back, faceLook } from "./face";
import { question } from "./question";
import { ring, type Sight, wayOf } from "./sight";
import { grapplesMove } from "./words/moves";
import styles from "./choices.css";

/** The question, and everything that can be answered. Event `move`. */
@element("dm-g-choices", buttons, faceLook, styles)
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
    if (legal.length === 1) return html`<p class="question waiting">${question(this.sight)}</p>`;
    const pointing = legal.some((move) => move.move === "point");
    return html`
      <p class="question ${legal.length === 0 ? "waiting" : ""}">${question(this.sight)}</p>
      <div class=${pointing ? "backs" : "choices"}>
        ${legal.filter((move) => !wayOf(move)).map((move) => (move.move === "point" ? this.back(move) : this.choice(move)))}
      </div>
      ${this.ways(legal.filter(wayOf))}
    `;
  }

  private choice(move: GrapplesMove) {
    const drawn = ICONS[move.move];
    return html`<button class=${isMain(move) ? "main" : ""} data-move=${JSON.stringify(move)} ?disabled=${this.sent} @click=${() => this.#pick(move)}>
      ${drawn ? icon(drawn) : nothing}<span class="text">${this.name(move)}</span>
    </button>`;
  }

  private name(move: GrapplesMove): string {
    return grapplesMove(move, (player) => this.sight.store.name(player));
  }

  /** To the left, to oneself, to the right: as people sit. */
  private ways(moves: GrapplesMove[]) {
    if (moves.length === 0) return nothing;
    const order = ["LEFT", "SELF", "RIGHT"];
    const sorted = moves.toSorted((one, other) => order.indexOf(wayOf(one) ?? "") - order.indexOf(wayOf(other) ?? ""));
    return html`<div class="ways" role="group" aria-label=${question(this.sight)}>
      ${sorted.map((move) => {
        const way = wayOf(move);
        const who = this.whom(way);
        return html`<button class="main" data-move=${JSON.stringify(move)} ?disabled=${this.sent} aria-label="${this.name(move)}: ${who}" @click=${() => this.#pick(move)}>
          ${way === "LEFT" ? icon("back") : way === "SELF" ? icon("down") : nothing}
          <span class="who">${who}</span>
          ${way === "RIGHT" ? icon("forward") : nothing}
        </button>`;
      })}
    </div>`;
  }

  private back(move: GrapplesMove & { move: "point" }) {
    return html`<button data-move=${JSON.stringify(move)} ?disabled=${this.sent} aria-label=${say("play.grapples.point", move.back + 1)} @click=${() => this.#pick(move)}>
      ${back()}
    </button>`;
  }

  /** Who is meant by a way. */
  private whom(way: string | undefined): string {
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
