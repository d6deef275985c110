import { DmElement, element, html, nothing, property, type TemplateResult } from "../../view/element";
import type { Cards, Player } from "protocol";
import { hatOf, titleAt, titleName } from "../../table/court/rank";
import { back, face, faces } from "../../table/face";
import { cardsName, cardsOf, playName } from "../../table/words/cards";
import type { Act, Outcome } from "../../table/animation/picture";
import { numberHeading, table } from "../../view/table";
import { say } from "../../words/words";
import type { DalmutiFrame } from "../frames";
import styles from "./court.css";
import handStyles from "./hand.css";
import outcomeStyles from "./outcome.css";

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
    const { table, hands, now } = this.frame;
    const order = now.order ?? [];
    const over = Object.keys(hands).length === 0 && table.outcome !== undefined;
    const size = order.length > 9 ? "crowded" : order.length > 6 ? "full" : "";
    return html`<div class="court ${size}">
      ${over ? html`<dm-outcome .outcome=${table.outcome} .name=${this.name} .scores=${now.scores}></dm-outcome>` : this.#trick()}
      ${over ? nothing : html`<ol aria-label=${say("web.review.hands")}>${order.map((player, i) => this.#row(player, i + 1, order.length))}</ol>`}
    </div>`;
  }

  /** A long trick is seen at its end. */
  protected override updated(): void {
    const trick = this.renderRoot.querySelector(".trick");
    if (trick) trick.scrollLeft = trick.scrollWidth;
  }

  #trick() {
    const { table, now } = this.frame;
    const { pile } = table;
    if (pile.length === 0 && now.scene?.scene !== "tricks") return nothing;
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

  #row(player: Player, position: number, players: number) {
    const { now, hands, table } = this.frame;
    const scene = now.scene;
    const turn = scene?.scene === "tricks" && scene.turn === player;
    const own = player === this.seat;
    const cards = hands[player] ?? 0;
    const count = typeof cards === "number" ? cards : cards.length;
    const place = table.out.indexOf(player) + 1;
    const ranked = table.ranked && scene?.scene !== "drawing"; // before the draw it is how people came
    return html`<li class="seat ${turn ? "turn" : ""} ${own ? "own" : ""}">
      ${ranked ? html`<img class="hat" src=${hatOf(titleAt(position, players))} alt="" />` : html`<span class="hat"></span>`}
      <div class="who">
        <span class="name">${this.name(player)}</span>
        <span class="soft small">${ranked ? titleName(position, players) : nothing}</span>
      </div>
      ${hand(this.covered && !own ? count : cards)}
      <div class="act">
        ${place > 0 ? say("web.review.place", place) : turn ? html`<span class="turn">${say("web.review.turn")}</span>` : this.#act(table.acts[player])}
      </div>
    </li>`;
  }

  #act(act: Act | undefined) {
    if (!act) return nothing;
    if (act.did === "laid") return playName(act.play);
    if (act.did === "passed") return html`<span class="soft">${say("play.move-pass")}</span>`;
    return nothing;
  }
}

/** A hand in a row: as many cards as there are, pushed together where there is little room. */
function hand(cards: Cards): TemplateResult {
  const pictures = typeof cards === "number" ? Array.from({ length: cards }, () => back()) : cards.map((rank) => face(rank));
  return html`<div class="hand" role="img" aria-label=${cardsName(cards)}>
    ${pictures.map((picture) => html`<span>${picture}</span>`)}
  </div>`;
}

/** How a round came out. */
@element("dm-outcome", outcomeStyles)
export class DmOutcome extends DmElement {
  @property({ attribute: false }) outcome!: Outcome;
  @property({ attribute: false }) scores: Record<Player, number> | undefined;
  @property({ attribute: false }) name: (player: Player) => string = (player) => player;

  override render() {
    const { scores, next } = this.outcome;
    const headings = [
      say("story.column-out"),
      say("story.column-player"),
      ...(this.scores ? [numberHeading(say("story.column-points")), numberHeading(say("story.column-total"))] : []),
      say("story.column-next"),
    ];
    const rows = scores.map(
      ({ player, points, bonus }, i) => html`<tr>
        <td>${i + 1}</td>
        <th scope="row">${this.name(player)}</th>
        ${this.scores
          ? html`<td class="number">${points}${bonus > 0 ? ` + ${bonus}` : ""}</td>
              <td class="number">${this.scores[player] ?? 0}</td>`
          : nothing}
        <td>${titleName(next.indexOf(player) + 1, next.length)}</td>
      </tr>`,
    );
    return html`<h3>${say("story.heading-end-of-round")}</h3>
      ${table(headings, rows)}`;
  }
}
