import { ACROSS, buttons, DmElement, element, html, icon, nothing, property, vars } from "../view/element";
import type { Player } from "protocol";
import { portraitOf } from "../people/portrait";
import { isGuest } from "../store/table-store";
import { Around } from "../table/court/around";
import courtStyles from "../table/court/dm-court.css";
import seatedStyles from "../table/court/dm-seat.css";
import { figure, figures } from "../table/court/figure";
import type { Edge } from "../table/court/seating";
import { capital, say } from "../words/words";
import { back, face, faceLook, namedFace } from "./face";
import { topCard } from "./question";
import { grapplesCard } from "./words/cards";
import { awaited, cardsOf, deals, officeIn, rankOf, ring, type Sight, turnIn, wonBy } from "./sight";
import seatStyles from "./seat.css";
import styles from "./table-ring.css";

/** How many backs a fan shows at most; the number says the rest. */
const FAN = 3;

/** The others around the deck. */
@element("dm-g-ring", faceLook, courtStyles, styles)
export class DmGrapplesRing extends Around<Sight> {
  /** What was said last, by player. */
  @property({ attribute: false }) said: ReadonlyMap<Player, string> = new Map();

  protected override others(): readonly Player[] {
    return ring(this.sight).filter((player) => player !== this.sight.me);
  }

  protected override seat(player: Player, edge: Edge) {
    const trade = this.sight.legal.find((move) => move.move === "tradeQueen" && move.with === player);
    return html`<dm-g-seat
      .sight=${this.sight}
      player=${player}
      edge=${edge}
      said=${this.said.get(player) ?? ""}
      ?open=${trade !== undefined}
      @aim=${() => this.emit("move", trade, ACROSS)}
    ></dm-g-seat>`;
  }

  /** Where the deck is, for cards that fly. */
  get deckRect(): DOMRect | undefined {
    return this.renderRoot.querySelector(".deck")?.getBoundingClientRect();
  }

  protected override middle() {
    const { now } = this.sight;
    const direction = officeIn(now.scene)?.direction;
    const going = now.scene?.scene === "ownTurn" || now.scene?.scene === "lookedAtTop" ? undefined : direction;
    return html`<div class="piles">
      <span class="turning ${going === "LEFT" ? "on" : ""}" aria-hidden="true">${icon("back")}</span>
      ${this.#deck(now.deck ?? 0)}
      ${now.discarded?.length ? html`<span class="gone">${namedFace(now.discarded.at(-1) ?? "AS")}</span>` : nothing}
      <span class="turning ${going === "RIGHT" ? "on" : ""}" aria-hidden="true">${icon("forward")}</span>
      ${going ? html`<span class="unseen">${say(going === "LEFT" ? "web.grapples.goes-left" : "web.grapples.goes-right")}</span>` : nothing}
    </div>`;
  }

  #deck(count: number) {
    const number = html`<span class="left"
      ><span aria-hidden="true">${count}</span><span class="unseen">${say("web.grapples.deck", count)}</span></span
    >`;
    if (count === 0) return html`<span class="deck empty">${number}</span>`;
    const top = topCard(this.sight);
    return html`<span class="deck" title=${say("web.grapples.deck", count)}>
      ${count > 1 ? html`<span class="under" aria-hidden="true">${back()}</span>` : nothing}
      ${top ? html`<span role="img" aria-label=${grapplesCard(top)}>${face(top)}</span>` : back()} ${number}
    </span>`;
  }
}

/** One of the others: who it is, how many cards, whether they deal, and what was just said. Event `aim` when pointed at. */
@element("dm-g-seat", buttons, faceLook, figures, seatedStyles, seatStyles)
export class DmGrapplesSeat extends DmElement {
  @property({ attribute: false }) sight!: Sight;
  @property() player: Player = "A";
  @property() edge: Edge = "left";
  @property() said = "";
  /** Whether a queen can be traded with them. */
  @property({ type: Boolean }) open = false;

  override render() {
    const { sight, player } = this;
    const { scene } = sight.now;
    const seat = sight.store.seat(player);
    const office = officeIn(scene);
    const won = wonBy(sight, player);
    const turn = (awaited(scene) ?? turnIn(scene)) === player ? "turn" : "";
    const inner = html`
      <span class="figure" aria-hidden="true">
        ${figure(portraitOf(sight.store, player), rankOf(sight, player))}
        ${seat?.kind === "BOT" ? html`<span class="bot">${icon("bot")}</span>` : nothing}
        ${office?.dealer === player ? html`<span class="deals">${icon("cards")}${office.dealt}</span>` : nothing}
        ${this.#hand()}
      </span>
      <span class="name ${seat && isGuest(seat) && !seat.here ? "away" : ""}">${seat?.kind === "PROGRAM" ? icon("bot") : nothing}${sight.store.name(player)}</span>
      <span class="unseen">${this.#spoken()}</span>
      <span class="title" aria-hidden="true">${office?.dealer === player ? capital(deals(office)) : ""}</span>
      <span class="score" aria-hidden="true">${won > 0 ? say("web.grapples.won", won) : ""}</span>
      ${this.said ? html`<span class="bubble" aria-hidden="true">${this.said}</span>` : nothing}
    `;
    return this.open
      ? html`<button class="seat ${turn}" @click=${() => this.emit("aim")}>${inner}</button>`
      : html`<div class="seat ${turn}">${inner}</div>`;
  }

  #hand() {
    const cards = cardsOf(this.sight, this.player);
    if (typeof cards !== "number") {
      return html`<span class="open" ${vars({ "--cards": String(cards.length) })}>${cards.map((card) => html`<span>${face(card)}</span>`)}</span>`;
    }
    const backs = Math.min(FAN, cards);
    return cards === 0 ? nothing : html`<span class="fan fan-${backs}">${Array.from({ length: backs }, back)}<b>${cards}</b></span>`;
  }

  #spoken(): string {
    const { sight, player } = this;
    const office = officeIn(sight.now.scene);
    const cards = cardsOf(sight, player);
    const seat = sight.store.seat(player);
    const won = wonBy(sight, player);
    const held = typeof cards === "number" ? say("web.grapples.holds", cards) : cards.map(grapplesCard).join(", ");
    const parts = [
      seat?.kind === "PROGRAM" ? say("web.people.program") : "",
      office?.dealer === player ? deals(office) : "",
      held,
      won > 0 ? say("web.grapples.won", won) : "",
    ];
    return parts.filter(Boolean).map((it) => `, ${it}`).join("");
  }
}
