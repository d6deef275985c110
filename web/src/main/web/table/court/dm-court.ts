import { DmElement, element, html, nothing, property, queryAll, state, vars } from "../../view/element";
import { repeat } from "lit/directives/repeat.js";
import type { Player, Rank } from "protocol";
import { say } from "../../words/words";
import { goesBack, type Sight } from "../sight";
import { counted, JESTER } from "../words/cards";
import { decreeName, decreeText } from "../words/decrees";
import { glide, type Rects, rects } from "../animation/flip";
import "./dm-seat";
import { edge, FACING, places } from "./seating";
import styles from "./dm-court.css";

interface Measure {
  width: number;
  unit: number;
  seat: number;
  tall: number;
}

/** The others around the table, clockwise from one's own left, and room for what lies in the middle. */
@element("dm-court", styles)
export class DmCourt extends DmElement {
  @property({ attribute: false }) sight!: Sight;
  @state() private width = 0;
  @queryAll(".place") private readonly seats!: NodeListOf<HTMLElement>;
  #before: Rects = new Map();
  #order = "";

  protected override whenShown(): void {
    this.measure((width) => (this.width = width));
  }

  /** Where somebody sits; undefined for the viewer, who sits below. */
  rectOf(player: Player): DOMRect | undefined {
    const seat = [...this.seats].find((element) => element.dataset["key"] === player);
    return seat?.getBoundingClientRect();
  }

  protected override willUpdate(): void {
    const order = this.sight.picture.order.join("");
    this.#before = this.#order && order !== this.#order ? rects(this.seats) : new Map();
    this.#order = order;
  }

  protected override updated(): void {
    if (this.#before.size > 0) glide(this.seats, this.#before, this.sight.lasting);
  }

  override render() {
    const others = clockwise(this.sight);
    const measure = measured(this.width, others.length);
    const across = Math.max(3, Math.floor(measure.width / measure.seat));
    const at = places(others.length, across);
    const down = at.filter((place) => place.x < 50 && place.y > 0).length;
    const styles = {
      "--seat-unit": `${measure.unit}px`,
      "--seat-width": `${measure.seat}px`,
      "--tall": `${measure.tall}px`,
      "--least": `${measure.tall * Math.max(2.2, 1 + down * 0.82)}px`,
      "--side": down > 0 ? `${measure.seat * 0.98}px` : "0px",
      "--seat-title": measure.seat > 84 ? "block" : "none",
      "--seat-score": measure.tall > 125 ? "block" : "none",
      "--seat-text": measure.unit > 1.3 ? "0.875rem" : "0.75rem",
    };
    return html`
      <div class="all" ${vars({ ...styles, display: "contents" })}>
        ${repeat(
          others,
          (player) => player,
          (player, i) => {
            const place = at[i] ?? FACING;
            return html`<div class="place" data-key=${player} ${vars({ "--x": String(place.x), "--y": String(place.y) })}>
              <dm-seat .sight=${this.sight} .player=${player} .edge=${edge(place, across)}></dm-seat>
            </div>`;
          },
        )}
        <div class="least"></div>
        <div class="middle">${this.#way()}<slot></slot>${this.#notes()}</div>
      </div>
    `;
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

/** Everybody but the viewer, from the viewer's left on. */
function clockwise({ picture, me }: Sight): Player[] {
  const at = me === undefined ? -1 : picture.order.indexOf(me);
  return [...picture.order.slice(at + 1), ...picture.order.slice(0, Math.max(0, at))];
}

function measured(width: number, others: number): Measure {
  const low = window.innerHeight < 500;
  if (width >= 1000 && !low) return { width, unit: others > 9 ? 1.45 : 1.75, seat: others > 9 ? 112 : 136, tall: others > 9 ? 118 : 146 };
  const share = Math.floor(width / Math.max(5, others - 2));
  if (width >= 600 && !low) return { width, unit: 1.3, seat: Math.max(100, Math.min(136, share)), tall: 106 };
  if (others < 4 && !low) return { width, unit: 1.2, seat: 98, tall: 92 };
  return others > 8 ? { width, unit: 0.98, seat: 70, tall: 72 } : { width, unit: 1.1, seat: 80, tall: 80 };
}
