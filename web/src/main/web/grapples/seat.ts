import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Player } from "protocol";
import { buttons, shared } from "../look/shared";
import { DmElement } from "../view/element";
import { icon } from "../view/icon";
import { vars } from "../view/vars";
import { say } from "../words/words";
import { back, faceLook, namedFace } from "./face";
import { awaited, cardsOf, officeIn, seatOf, type Sight, turnIn } from "./sight";

/** How many backs a small fan shows at most; the number says the rest. */
const FAN = 6;

/** One of the others: who it is, how many cards, what office, and what was just said. Event `aim` when pointed at. */
@customElement("dm-g-seat")
export class DmGrapplesSeat extends DmElement {
  static override styles = [
    shared,
    buttons,
    faceLook,
    css`
      .seat {
        position: relative;
        display: grid;
        justify-items: center;
        gap: 1px;
        width: var(--seat, 6rem);
        padding: var(--space-1);
        border: 2px solid transparent;
        border-radius: var(--radius-s);
        background: rgb(0 0 0 / 22%);
        color: var(--on-felt);
        font: inherit;
        text-align: center;
        min-height: 0;
      }
      button.seat {
        border-style: dashed;
        border-color: var(--gold-bright);
        background: rgb(0 0 0 / 45%);
      }
      .seat.turn {
        border-color: var(--gold-bright);
      }
      .seat.asked {
        box-shadow: 0 0 0 3px rgb(233 192 106 / 45%);
      }
      .name {
        font-weight: 700;
        font-size: var(--text-s);
        max-width: 100%;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .office {
        position: absolute;
        top: -0.8rem;
        left: 50%;
        translate: -50% 0;
        display: inline-flex;
        align-items: center;
        gap: 0.15rem;
        padding: 0 0.4rem;
        border-radius: 1rem;
        background: var(--gold-bright);
        color: var(--on-gold);
        font-size: 0.7rem;
        font-weight: 700;
        white-space: nowrap;
      }
      @media (max-width: 46rem) {
        .office .word {
          position: absolute;
          width: 1px;
          height: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
      }
      .fan {
        display: flex;
        justify-content: center;
        align-items: center;
        min-height: 1.9rem;
      }
      .fan > * {
        width: 1.25rem;
        margin-left: -0.7rem;
      }
      .fan > :first-child {
        margin-left: 0;
      }
      .fan.open {
        display: grid;
        grid-template-columns: repeat(var(--cards), minmax(0, 1.5rem));
        width: 100%;
        padding-right: 1rem;
      }
      .open > * {
        width: 1.5rem;
        margin-left: 0;
      }
      .count {
        margin-left: 0.2rem;
        width: auto;
        font-weight: 700;
        font-size: var(--text-s);
        font-variant-numeric: tabular-nums;
      }
      .won {
        font-size: 0.7rem;
        color: var(--on-felt-soft);
      }
      .bubble {
        position: absolute;
        top: calc(100% + 4px);
        left: 50%;
        translate: -50% 0;
        z-index: 3;
        width: max-content;
        max-width: 8.5rem;
        padding: 0.2rem 0.5rem;
        border-radius: 0.7rem;
        background: #fffaf0;
        color: #2b2118;
        font-size: 0.75rem;
        font-weight: 600;
        line-height: 1.25;
        box-shadow: var(--shadow);
      }
      .away {
        opacity: 0.65;
      }
    `,
  ];

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
      ? html`<button class="seat ${turn} ${asked}" @click=${() => this.dispatchEvent(new Event("aim"))}>${inner}</button>`
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
