import { element, html, nothing, type PropertyValues } from "../../view/element";
import type { Player, Rank } from "protocol";
import { say } from "../../words/words";
import { goesBack, type Sight } from "../sight";
import { counted, JESTER } from "../words/cards";
import { decreeName, decreeText } from "../words/decrees";
import { glide, type Rects, rects } from "../animation/flip";
import { Around } from "./around";
import "./dm-seat";
import type { Edge } from "./seating";
import styles from "./dm-court.css";

/** The court around its table, and what lies in the middle in a slot. */
@element("dm-court", styles)
export class DmCourt extends Around<Sight> {
  #before: Rects = new Map();
  #order = "";

  protected override others(): readonly Player[] {
    const { picture, me } = this.sight;
    const at = me === undefined ? -1 : picture.order.indexOf(me);
    return [...picture.order.slice(at + 1), ...picture.order.slice(0, Math.max(0, at))];
  }

  protected override willUpdate(): void {
    const order = this.sight.picture.order.join("");
    this.#before = this.#order && order !== this.#order ? rects(this.seats) : new Map();
    this.#order = order;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.#before.size > 0) glide(this.seats, this.#before, this.sight.lasting * 0.45);
  }

  protected override seat(player: Player, edge: Edge) {
    return html`<dm-seat .sight=${this.sight} .player=${player} .edge=${edge}></dm-seat>`;
  }

  protected override middle() {
    return html`${this.#way()}<slot @slotchange=${this.watch}></slot>${this.#notes()}`;
  }

  /** Turns go as people sit here, clockwise (WHO-3), but for one decree. */
  #way() {
    if (this.sight.picture.scene?.scene !== "tricks") return nothing;
    const back = goesBack(this.sight);
    return html`<svg class="way ${back ? "back" : ""}" viewBox="0 0 120 18" role="img" aria-label=${say(back ? "web-table.direction-back" : "web-table.direction")}>
      <path d="M4 15Q60-6 113 12m-10-7 10 7-9 5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </svg>`;
  }

  /** What was proclaimed for this round, and the hands that it opens to all. */
  #notes() {
    const { now, me, store, picture } = this.sight;
    if (!now.decree || picture.scene?.scene !== "tricks") return nothing;
    const open = Object.entries(now.open ?? {}).filter(([player]) => player !== me);
    return html`<div class="notes">
      <b title=${decreeText(now.decree)}>${decreeName(now.decree)}</b>
      ${open.map(([player, hand]) => html`<span>${store.name(player)}: ${counts(hand)}</span>`)}
    </div>`;
  }
}

/** `1 2 3×4 J`: a hand in one line. */
function counts(hand: readonly Rank[]): string {
  return [...counted(hand)].map(([rank, count]) => `${count > 1 ? `${count}×` : ""}${rank === JESTER ? "★" : rank}`).join("  ");
}
