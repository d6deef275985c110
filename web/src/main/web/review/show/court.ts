import { DmElement, element, html, nothing, property } from "../../view/element";
import type { Player } from "protocol";
import { hatOf, titleAt } from "../../table/court/rank";
import { face, faces } from "../../table/face";
import { cardsOf, playName } from "../../table/words/cards";
import { titleName } from "../../table/words/titles";
import type { Act } from "../../table/animation/picture";
import { say } from "../../words/words";
import type { DalmutiFrame } from "../frames";
import { hand, handStyles } from "./hand";
import "./outcome";
import styles from "./court.css";

/** A table of The Great Dalmuti at one moment, with its hands open. */
@element("dm-open-court", faces, handStyles, styles)
export class DmOpenCourt extends DmElement {
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
