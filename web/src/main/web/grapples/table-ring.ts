import { ACROSS, DmElement, element, html, nothing, property } from "../view/element";
import type { GrapplesMove, Player } from "protocol";
import { icon } from "../view/icon";
import { vars } from "../view/vars";
import { say } from "../words/words";
import { back, face, faceLook, namedFace } from "./face";
import { topCard } from "./question";
import { grapplesCard } from "./words/cards";
import { officeIn, ring, type Sight } from "./sight";
import "./seat";
import styles from "./table-ring.css";

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
                  @aim=${() => this.#aim(open.get(player))}
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

  #aim(move: GrapplesMove | undefined) {
    if (move) this.emit("move", move, ACROSS);
  }
}

/** A place on the ring: the first at the bottom, and then clockwise. */
function place(at: number, count: number): Record<string, string> {
  const angle = Math.PI / 2 + (2 * Math.PI * at) / count;
  return { "--x": Math.cos(angle).toFixed(3), "--y": Math.sin(angle).toFixed(3) };
}
