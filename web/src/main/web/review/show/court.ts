import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Player } from "protocol";
import { shared } from "../../look/shared";
import { hatOf, titleAt } from "../../table/court/rank";
import { face, faces } from "../../table/face";
import { cardsOf, playName } from "../../table/words/cards";
import { titleName } from "../../table/words/titles";
import type { Act } from "../../table/stage/picture";
import { DmElement } from "../../view/element";
import { say } from "../../words/words";
import type { DalmutiFrame } from "../reel";
import { hand, handStyles } from "./hand";
import "./outcome";

/** A table of The Great Dalmuti at one moment, with its hands open. */
@customElement("dm-open-court")
export class DmOpenCourt extends DmElement {
  static override styles = [
    shared,
    faces,
    handStyles,
    css`
      :host {
        background: radial-gradient(circle at 50% 20%, var(--felt), var(--felt-deep));
        color: var(--on-felt);
        border-radius: var(--radius);
        padding: var(--space-3);
      }
      .court {
        --card: 3rem;
      }
      .court.full {
        --card: 2.5rem;
      }
      .court.crowded {
        --card: 2rem;
      }
      .trick {
        min-height: calc(var(--card) * 1.4 + 2.4rem);
        display: flex;
        gap: var(--space-3);
        overflow-x: auto;
        align-items: flex-end;
        padding-bottom: var(--space-2);
        margin-bottom: var(--space-2);
        border-bottom: 1px solid rgb(255 255 255 / 20%);
      }
      .play {
        flex: none;
        display: grid;
        justify-items: center;
        gap: var(--space-1);
        opacity: 0.75;
      }
      .play:last-child {
        opacity: 1;
      }
      .seat {
        display: grid;
        grid-template-columns: 2.2rem minmax(6.5rem, 10rem) minmax(0, 1fr) auto;
        align-items: center;
        gap: var(--space-2);
        padding: var(--space-1) var(--space-2);
        border-radius: var(--radius-s);
        border: 2px solid transparent;
      }
      .seat.turn {
        border-color: var(--gold-bright);
      }
      .seat.own {
        background: rgb(255 255 255 / 10%);
      }
      .hat {
        width: 2.2rem;
        height: 2.2rem;
        object-fit: contain;
      }
      .who {
        min-width: 0;
        line-height: 1.25;
      }
      .name {
        font-weight: 600;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
        display: block;
      }
      .soft {
        color: var(--on-felt-soft);
      }
      .act {
        font-size: var(--text-s);
        text-align: right;
        max-width: 12rem;
      }
      .act .turn {
        color: var(--gold-bright);
        font-weight: 600;
      }
      @media (max-width: 40rem) {
        :host {
          padding: var(--space-2);
        }
        .court,
        .court.full,
        .court.crowded {
          --card: 2.1rem;
        }
        .seat {
          grid-template-columns: 1.8rem minmax(0, 1fr) auto;
          row-gap: 0;
        }
        .hand {
          grid-column: 1 / -1;
          grid-row: 2;
        }
        .hat {
          width: 1.8rem;
          height: 1.8rem;
        }
      }
    `,
  ];

  @property({ attribute: false }) frame!: DalmutiFrame;
  @property({ attribute: false }) name: (player: Player) => string = (player) => player;
  /** From whose seat one looks. */
  @property() seat: Player = "";
  /** Whether the other hands are covered. */
  @property({ type: Boolean }) covered = false;

  override render() {
    const { table, hands } = this.frame;
    const order = this.frame.now.order ?? [];
    const over = Object.keys(hands).length === 0 && table.outcome !== undefined;
    const size = order.length > 9 ? "crowded" : order.length > 6 ? "full" : "";
    return html`<div class="court ${size}">
      ${over ? html`<dm-outcome .outcome=${table.outcome} .name=${this.name} .scores=${table.scores}></dm-outcome>` : this.trick()}
      ${over ? nothing : html`<ol aria-label=${say("web.review.hands")}>${order.map((player, i) => this.row(player, i + 1, order.length))}</ol>`}
    </div>`;
  }

  /** A long trick is seen at its end. */
  protected override updated(): void {
    const trick = this.renderRoot.querySelector(".trick");
    if (trick) trick.scrollLeft = trick.scrollWidth;
  }

  private trick() {
    const { pile } = this.frame.table;
    return html`<div class="trick" tabindex="0" role="region" aria-label=${say("web.review.trick")}>
      ${pile.length === 0 ? html`<p class="soft">${say("web.review.no-trick")}</p>` : nothing}
      ${pile.map(
        ({ by, play }) => html`<div class="play">
          <div class="cards">${cardsOf(play).map((rank) => face(rank))}</div>
          <span class="small">${this.name(by)}</span>
        </div>`,
      )}
    </div>`;
  }

  private row(player: Player, position: number, players: number) {
    const { now, hands, table } = this.frame;
    const scene = now.scene;
    const turn = scene?.scene === "tricks" && scene.turn === player;
    const own = player === this.seat;
    const cards = hands[player] ?? 0;
    const count = typeof cards === "number" ? cards : cards.length;
    const place = table.out.indexOf(player) + 1;
    return html`<li class="seat ${turn ? "turn" : ""} ${own ? "own" : ""}">
      <img class="hat" src=${hatOf(titleAt(position, players))} alt="" />
      <div class="who">
        <span class="name">${this.name(player)}</span>
        <span class="soft small">${titleName(position, players)}</span>
      </div>
      ${hand(this.covered && !own ? count : cards)}
      <div class="act">
        ${place > 0 ? say("web.review.place", place) : turn ? html`<span class="turn">${say("web.review.turn")}</span>` : this.act(table.acts[player])}
      </div>
    </li>`;
  }

  private act(act: Act | undefined) {
    if (!act) return nothing;
    if (act.did === "laid") return playName(act.play);
    if (act.did === "passed") return html`<span class="soft">${say("play.move-pass")}</span>`;
    return nothing;
  }
}
