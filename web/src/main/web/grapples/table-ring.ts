import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { GrapplesMove, Player } from "protocol";
import { shared } from "../look/shared";
import { DmElement } from "../view/element";
import { icon } from "../view/icon";
import { vars } from "../view/vars";
import { say } from "../words/words";
import { back, face, faceLook, namedFace } from "./face";
import { topCard } from "./question";
import { grapplesCard } from "../review/tell/grapples-cards";
import { officeIn, ring, type Sight } from "./sight";
import "./seat";

/** Everybody around the deck; the viewer is at the bottom, whoever is on their left on the left. */
@customElement("dm-g-ring")
export class DmGrapplesRing extends DmElement {
  static override styles = [
    shared,
    faceLook,
    css`
      :host {
        position: relative;
        min-height: 19rem;
      }
      ol {
        position: absolute;
        inset: 0;
      }
      li {
        position: absolute;
        left: calc(50% + var(--x) * (50% - var(--seat) / 2));
        top: calc(46% + var(--y) * (46% - 2.6rem));
        translate: -50% -50%;
        --seat: clamp(5.4rem, 15vw, 8rem);
      }
      li:hover,
      li:focus-within {
        z-index: 4;
      }
      .middle {
        position: absolute;
        left: 50%;
        top: 50%;
        translate: -50% -50%;
        display: grid;
        justify-items: center;
        gap: var(--space-1);
        color: var(--on-felt);
      }
      .piles {
        display: flex;
        align-items: center;
        gap: var(--space-2);
      }
      .way {
        color: var(--gold-bright);
        font-size: 1.5rem;
        line-height: 0;
        width: 1.6rem;
        text-align: center;
        visibility: hidden;
      }
      .way.on {
        visibility: visible;
      }
      .deck {
        position: relative;
        width: 3.6rem;
      }
      .deck .under {
        position: absolute;
        inset: 0;
        translate: 3px -3px;
        z-index: -1;
      }
      .deck.empty {
        height: 5rem;
        border: 2px dashed rgb(255 255 255 / 35%);
        border-radius: 0.4rem;
      }
      .left {
        position: absolute;
        left: 50%;
        bottom: -0.7rem;
        translate: -50% 0;
        min-width: 2.2rem;
        padding: 0 0.4rem;
        border: 2px solid #2b1d14;
        border-radius: 1rem;
        background: #fffaf0;
        color: #2b2118;
        font-weight: 700;
        text-align: center;
        font-variant-numeric: tabular-nums;
      }
      .gone {
        width: 2rem;
        opacity: 0.85;
      }
    `,
  ];

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
    if (move) this.dispatchEvent(new CustomEvent("move", { detail: move, bubbles: true, composed: true }));
  }
}

/** A place on the ring: the first at the bottom, and then clockwise. */
function place(at: number, count: number): Record<string, string> {
  const angle = Math.PI / 2 + (2 * Math.PI * at) / count;
  return { "--x": Math.cos(angle).toFixed(3), "--y": Math.sin(angle).toFixed(3) };
}
