import { DmElement, element, html, icon, nothing, property } from "../../view/element";
import type { Player } from "protocol";
import { type Deadline, turnOf } from "../../people/deadline";
import { byKind, type ByKind } from "../../wire/kinds";
import { say } from "../../words/words";
import "../ring";
import { BACK } from "../face";
import { happening, points, type Sight, titleOf } from "../sight";
import type { Act } from "../animation/picture";
import { cardName, playName, size } from "../words/cards";
import { portraitOf } from "../../people/portrait";
import { figure, figures } from "./figure";
import { titleAt } from "./rank";
import type { Edge } from "./seating";
import { treat, treats } from "./treat";
import styles from "./dm-seat.css";

const SERVICES = new Set(["roundBegan", "dealt", "trickTaken"]);

/** Somebody at the table: hat, chair, cards, and what they did last. */
@element("dm-seat", figures, treats, styles)
export class DmSeat extends DmElement {
  @property({ attribute: false }) sight!: Sight;
  @property() player: Player = "";
  @property({ reflect: true }) edge: Edge = "left";

  override render() {
    const { sight, player } = this;
    const { picture } = sight;
    const seat = sight.store.seat(player);
    const position = picture.order.indexOf(player) + 1;
    const title = picture.ranked ? titleAt(position, picture.order.length) : "merchant";
    const turn = picture.turn === player;
    const out = picture.out.indexOf(player);
    const time = turn ? turnOf(sight.store, player) : undefined;
    const serves = position === picture.order.length && SERVICES.has(happening(sight)); // COURT-4
    return html`
      <div class="seat ${turn ? "turn" : ""} ${out > 0 ? "gone" : ""} ${serves && sight.lasting > 0 ? "serves" : ""}" role="group" aria-label=${this.#spoken()}>
        <div class="figure" aria-hidden="true">
          ${figure(portraitOf(sight.store, player), title, picture.ranked)}
          ${time ? this.#time(time) : nothing}
          ${treat(sight, player)}
          ${seat?.kind === "BOT" ? html`<span class="bot">${icon("bot")}</span>` : nothing}
          ${out >= 0 ? html`<span class="place">${out + 1}</span>` : this.#cards()}
        </div>
        <div class="name" aria-hidden="true">${this.#link()}<span>${sight.store.name(player)}</span></div>
        <div class="title" aria-hidden="true">${titleOf(sight, player)}</div>
        <div class="score" aria-hidden="true">${points(sight, player)}</div>
        ${this.#bubble(picture.acts[player])}
      </div>
    `;
  }

  #time({ at, span, what }: Deadline) {
    const left = Math.max(0, at - this.sight.store.time());
    return html`<dm-ring .left=${left} .total=${Math.max(1000, span)} ?late=${what === "bank"}></dm-ring>`;
  }

  #cards() {
    const count = this.sight.picture.cards[this.player] ?? 0;
    if (count === 0) return nothing;
    const backs = Math.min(3, count);
    return html`<span class="fan fan-${backs}">
      ${Array.from({ length: backs }, () => html`<img src=${BACK} alt="" />`)}<b>${count}</b>
    </span>`;
  }

  #link() {
    const seat = this.sight.store.seat(this.player);
    if (!seat || seat.kind === "BOT") return nothing;
    if (seat.standIn) return html`<i title=${say("web-table.stand-in", seat.name)}>${icon("bot")}</i>`;
    if (!seat.here) return html`<i title=${say("web-table.away", seat.name)}>${icon("lost")}</i>`;
    return seat.kind === "PROGRAM" ? html`<i title=${say("web.people.program")}>${icon("bot")}</i>` : nothing;
  }

  #bubble(act: Act | undefined) {
    if (!act) return nothing;
    const shown = bubble(act, this.sight);
    return html`<div class="bubble ${act.did}" aria-hidden="true">${shown}</div>`;
  }

  #spoken(): string {
    const { sight, player } = this;
    const { picture } = sight;
    const seat = sight.store.seat(player);
    const parts = [sight.store.name(player), seat?.kind === "PROGRAM" ? say("web.people.program") : "", titleOf(sight, player)];
    const out = picture.out.indexOf(player);
    parts.push(out >= 0 ? say("web-table.out-place", out + 1) : say("web-table.holds", picture.cards[player] ?? 0));
    parts.push(points(sight, player));
    const act = picture.acts[player];
    if (act) parts.push(told(act, sight));
    if (picture.turn === player) parts.push(say("web-table.has-turn"));
    if (seat?.standIn) parts.push(say("web-table.stand-in", seat.name));
    else if (seat && !seat.here) parts.push(say("web-table.away", seat.name));
    return parts.filter(Boolean).join(", ");
  }
}

function bubble(act: Act, sight: Sight) {
  if (act.did === "drew") return html`<img class="drawn" src="art/card-${act.card}.svg" alt="" />`;
  if (act.did !== "laid") return html`${told(act, sight)}`;
  const [rank, naturals] = act.play;
  const number = naturals === 0 ? icon("star") : html`${rank}`;
  return html`${size(act.play)}<small>×</small>${number}`;
}

function told(act: Act, sight: Sight): string {
  return byKind(TOLD, "did", act, sight) ?? "";
}

const TOLD: ByKind<Act, "did", string, [sight: Sight]> = {
  laid: ({ play }) => playName(play),
  drew: ({ card }) => cardName(card),
  passed: () => say("web-table.passed"),
  declared: () => say("web-table.declared"),
  offered: ({ to }, sight) => `→ ${sight.store.name(to)}`,
  refused: () => say("web-table.refused"),
  declined: () => say("web-table.declined"),
};
