import { ACROSS, buttons, DmElement, element, html, icon, nothing, property, vars } from "../view/element";
import type { Player } from "protocol";
import { portraitOf } from "../people/portrait";
import { programMark } from "../people/talk";
import { isGuest } from "../store/table-store";
import { say } from "../words/words";
import { back, face, faceLook, namedFace } from "./face";
import { topCard } from "./question";
import { grapplesCard } from "./words/cards";
import { awaited, cardsOf, officeIn, ring, seatOf, type Sight, turnIn } from "./sight";
import seatStyles from "./seat.css";
import styles from "./table-ring.css";

/** How many backs a small fan shows at most; the number says the rest. */
const FAN = 6;

/** Everybody around the deck; the viewer is at the bottom, whoever is on their left on the left. */
@element("dm-g-ring", faceLook, styles)
export class DmGrapplesRing extends DmElement {
  @property({ attribute: false }) sight!: Sight;
  /** What was said last, by player. */
  @property({ attribute: false }) said: ReadonlyMap<Player, string> = new Map();

  override render() {
    const players = ring(this.sight);
    const open = new Map(
      this.sight.legal.flatMap((move) => (move.move === "tradeQueen" ? [[move.with, move] as const] : [])),
    );
    return html`
      <div class="board" aria-hidden="true"></div>
      <div class="middle">${this.middle()}</div>
      <ol aria-label=${say("web.grapples.players")}>
        ${players.map((player, at) =>
          player === this.sight.me
            ? nothing
            : html`<li ${vars(place(at, players.length))} data-player=${player}>
                <dm-g-seat
                  .sight=${this.sight}
                  player=${player}
                  .said=${this.said.get(player) ?? ""}
                  ?open=${open.has(player)}
                  @aim=${() => this.emit("move", open.get(player), ACROSS)}
                ></dm-g-seat>
              </li>`,
        )}
      </ol>
    `;
  }

  /** Where the deck is, for cards that fly. */
  get deckRect(): DOMRect | undefined {
    return this.renderRoot.querySelector(".deck")?.getBoundingClientRect();
  }

  seatRect(player: Player): DOMRect | undefined {
    return this.renderRoot.querySelector(`[data-player="${player}"]`)?.getBoundingClientRect();
  }

  private middle() {
    const { now } = this.sight;
    const direction = officeIn(now.scene)?.direction;
    const deck = now.deck ?? 0;
    const going = now.scene?.scene === "ownTurn" || now.scene?.scene === "lookedAtTop" ? undefined : direction;
    return html`
      <div class="piles">
        <span class="way ${going === "LEFT" ? "on" : ""}" aria-hidden="true">${icon("back")}</span>
        ${this.deck(deck)}
        ${now.discarded?.length ? html`<span class="gone">${namedFace(now.discarded[now.discarded.length - 1] ?? "AS")}</span>` : nothing}
        <span class="way ${going === "RIGHT" ? "on" : ""}" aria-hidden="true">${icon("forward")}</span>
      </div>
      ${going ? html`<span class="unseen">${say(going === "LEFT" ? "web.grapples.goes-left" : "web.grapples.goes-right")}</span>` : nothing}
    `;
  }

  private deck(count: number) {
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

/** A place on the ring: the first at the bottom, and then clockwise. */
function place(at: number, count: number): Record<string, string> {
  const angle = Math.PI / 2 + (2 * Math.PI * at) / count;
  return { "--x": Math.cos(angle).toFixed(3), "--y": Math.sin(angle).toFixed(3) };
}

/** One of the others: who it is, how many cards, what office, and what was just said. Event `aim` when pointed at. */
@element("dm-g-seat", buttons, faceLook, seatStyles)
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
      <span class="figure" aria-hidden="true">
        <img class="chair" src="/art/chair-chair.svg" alt="" />
        <img class="person" src=${portraitOf(sight.store, player)} alt="" />
      </span>
      ${this.office()}
      <span class="name ${seat && isGuest(seat) && !seat.here ? "away" : ""}">${seat?.kind === "PROGRAM" ? programMark() : nothing}${sight.store.name(player)}</span>
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
