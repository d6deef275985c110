import { DmElement, element, html, nothing, property, type PropertyValues, queryAll, state, vars } from "../../view/element";
import { repeat } from "lit/directives/repeat.js";
import type { Player, Rank } from "protocol";
import { say } from "../../words/words";
import type { Room } from "../form";
import { goesBack, type Sight } from "../sight";
import { counted, JESTER } from "../words/cards";
import { decreeName, decreeText } from "../words/decrees";
import { glide, type Rects, rects } from "../animation/flip";
import "./dm-seat";
import { edge, linesAt, type Seating, seating } from "./seating";
import styles from "./dm-court.css";

/** The others around the table, clockwise from one's own left, and room for what lies in the middle. */
@element("dm-court", styles)
export class DmCourt extends DmElement {
  @property({ attribute: false }) sight!: Sight;
  @state() private room: Room = { width: 0, height: 0 };
  @queryAll(".place") private readonly seats!: NodeListOf<HTMLElement>;
  #before: Rects = new Map();
  #order = "";
  #seated: { others: number; room: Room; found: Seating } | undefined;

  protected override whenShown(): void {
    this.measure((width, height) => (this.room = { width, height }));
    this.whenGone(() => this.#sizes.disconnect());
  }

  /** What does not fit into the middle is drawn smaller. */
  readonly #fit = () => {
    const high = Math.max(1, ...this.#inMiddle().map((it) => it.offsetHeight));
    const room = this.room.height - (this.#seated?.found.middle.top ?? 0);
    this.style.setProperty("--fit", String(Math.min(1, room / high)));
  };
  readonly #sizes = new ResizeObserver(this.#fit);

  #watch(): void {
    this.#sizes.disconnect();
    for (const it of this.#inMiddle()) this.#sizes.observe(it);
  }

  /** Seats are looked for again only when there are more of them, or more room. */
  #seating(others: number): Seating {
    const { room } = this;
    if (this.#seated?.others !== others || this.#seated.room !== room) this.#seated = { others, room, found: seating(others, room) };
    return this.#seated.found;
  }

  #inMiddle(): HTMLElement[] {
    return [...this.children].filter((it) => it instanceof HTMLElement);
  }

  /** Where somebody sits; undefined for the viewer, who sits below. */
  rectOf(player: Player): DOMRect | undefined {
    return this.seatOf(player)?.getBoundingClientRect();
  }

  seatOf(player: Player): HTMLElement | undefined {
    return [...this.seats].find((element) => element.dataset["key"] === player);
  }

  protected override willUpdate(): void {
    const order = this.sight.picture.order.join("");
    this.#before = this.#order && order !== this.#order ? rects(this.seats) : new Map();
    this.#order = order;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("room")) this.#fit();
    if (this.#before.size > 0) glide(this.seats, this.#before, this.sight.lasting * 0.45);
  }

  override render() {
    const others = clockwise(this.sight);
    const found = this.#seating(others.length);
    return html`
      <div class="all" ${vars({ ...measures(found), display: "contents" })}>
        <div class="board"></div>
        ${repeat(
          others,
          (player) => player,
          (player, i) => {
            const { x, y } = found.places[i] ?? { x: 0, y: 0 };
            return html`<div class="place" data-key=${player} ${vars({ "--x": `${x}px`, "--y": `${y}px` })}>
              <dm-seat .sight=${this.sight} .player=${player} .edge=${edge(found, { x, y }, this.room)}></dm-seat>
            </div>`;
          },
        )}
        <div class="middle">${this.#way()}<slot @slotchange=${this.#watch}></slot>${this.#notes()}</div>
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

function measures({ unit, width, tall, middle, board }: Seating): Record<string, string> {
  const { name, title, score } = linesAt(unit);
  return {
    "--seat-unit": `${unit}px`,
    "--seat-width": `${width}px`,
    "--tall": `${tall}px`,
    "--seat-title": title ? "block" : "none",
    "--seat-score": score ? "block" : "none",
    "--seat-text": `${name / 16}rem`,
    "--middle-top": `${middle.top}px`,
    "--middle-side": `${middle.side}px`,
    "--board-top": `${board.top}px`,
    "--board-side": `${board.side}px`,
  };
}
