import { DmElement, element, html, icon, nothing, property } from "../../view/element";
import type { GrapplesCard, GrapplesCards, Player } from "protocol";
import { letter, officeIn, turnIn } from "../../grapples/sight";
import { number, say } from "../../words/words";
import type { GrapplesFrame } from "../frames";
import { back, faceLook, namedFace } from "../../grapples/face";
import { grapplesCard } from "../../grapples/words/cards";
import styles from "./grapples-board.css";

/** A table of Grapples at one moment, with its hands open. */
@element("dm-grapples-board", faceLook, styles)
export class DmGrapplesBoard extends DmElement {
  @property({ attribute: false }) frame!: GrapplesFrame;
  @property({ attribute: false }) name: (player: Player) => string = (player) => player;

  override render() {
    const { now } = this.frame;
    const hands = now.hands ?? [];
    return html`
      <p class="deck">
        <span>${say("web.review.deck", now.deck ?? 0)}</span>
        ${now.discarded?.length ? html`<span>${say("web.review.discarded", now.discarded.map(grapplesCard).join(", "))}</span>` : nothing}
      </p>
      <ol aria-label=${say("web.review.hands")}>${hands.map((cards, seat) => this.#row(cards, seat))}</ol>
    `;
  }

  #row(cards: GrapplesCards, seat: number) {
    const { now } = this.frame;
    const player = letter(seat);
    const office = officeIn(now.scene);
    const deals = office?.dealer === player;
    const leads = now.outlook?.leader === player;
    return html`<li class="seat ${turnIn(now.scene) === player ? "turn" : ""} ${leads ? "leads" : ""}">
      <div>
        <span class="name">${this.name(player)}</span>
        ${deals
          ? html`<span class="office"
              >${office.direction === "LEFT" ? nothing : icon("back")}${say("web.review.dealer")}${office.direction === "LEFT" ? icon("forward") : nothing}
              <span class="unseen">${say(office.direction === "LEFT" ? "play.grapples.go-left" : "play.grapples.go-right")}</span></span
            >`
          : nothing}
      </div>
      <div class="cards">${typeof cards === "number" ? Array.from({ length: cards }, () => html`<span class="card">${back()}</span>`) : cards.map(card)}</div>
      <div class="worth"><span class="unseen">${say("play.grapples.column-grapples")}: </span>${number(now.grapples?.[seat] ?? 0, 1)}</div>
    </li>`;
  }
}

function card(it: GrapplesCard) {
  return html`<span class="card">${namedFace(it)}</span>`;
}
