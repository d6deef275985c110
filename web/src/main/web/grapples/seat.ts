import { buttons, DmElement, element, html, nothing, property } from "../view/element";
import type { Player } from "protocol";
import { icon } from "../view/icon";
import { vars } from "../view/vars";
import { say } from "../words/words";
import { back, faceLook, namedFace } from "./face";
import { awaited, cardsOf, officeIn, seatOf, type Sight, turnIn } from "./sight";
import styles from "./seat.css";

/** How many backs a small fan shows at most; the number says the rest. */
const FAN = 6;

/** One of the others: who it is, how many cards, what office, and what was just said. Event `aim` when pointed at. */
@element("dm-g-seat", buttons, faceLook, styles)
export class DmGrapplesSeat extends DmElement {
  @property({ attribute: false }) sight!: Sight;
  @property() player: Player = "A";
  @property() said = "";
  /** Whether a queen can be traded with them. */
  @property({ type: Boolean }) open = false;

  override render() {
    const { sight, player } = this;
    const { scene } = sight.now;
    const seat = sight.store.seat(player);
    const turn = turnIn(scene) === player ? "turn" : "";
    const asked = awaited(scene) === player ? "asked" : "";
    const inner = html`
      ${this.office()}
      <span class="name ${seat?.kind === "PERSON" && !seat.here ? "away" : ""}">${sight.store.name(player)}</span>
      ${this.hand()} ${this.won()} ${this.said ? html`<span class="bubble" aria-hidden="true">${this.said}</span>` : nothing}
    `;
    return this.open
      ? html`<button class="seat ${turn} ${asked}" @click=${() => this.emit("aim")}>${inner}</button>`
      : html`<div class="seat ${turn} ${asked}">${inner}</div>`;
  }

  private office() {
    const office = officeIn(this.sight.now.scene);
    if (office?.dealer !== this.player) return nothing;
    return html`<span class="office">${icon("cards")}<span class="word">${say("web.grapples.deals")}</span> ${office.dealt}</span>`;
  }

  private hand() {
    const cards = cardsOf(this.sight, this.player);
    if (typeof cards !== "number") {
      return html`<span class="fan open" ${vars({ "--cards": String(cards.length) })}>${cards.map(namedFace)}</span>`;
    }
    return html`<span class="fan">
      ${Array.from({ length: Math.min(FAN, cards) }, () => html`<span aria-hidden="true">${back()}</span>`)}
      <span class="count"><span aria-hidden="true">${cards}</span><span class="unseen">${say("web.grapples.holds", cards)}</span></span>
    </span>`;
  }

  private won() {
    const won = this.sight.now.standing?.won[seatOf(this.player)] ?? 0;
    return won > 0 ? html`<span class="won">${say("web.grapples.won", won)}</span>` : nothing;
  }
}
