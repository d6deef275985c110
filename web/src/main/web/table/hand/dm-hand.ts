import { DmElement, element, html, nothing, property, queryAll, state, vars } from "../../view/element";
import { repeat } from "lit/directives/repeat.js";
import type { Rank } from "protocol";
import { settings, settingsChanged } from "../../store/settings";
import { say } from "../../words/words";
import { faceOf } from "../face";
import type { Room } from "../form";
import { happening, offers, type Sight } from "../sight";
import { cardName } from "../words/cards";
import { arcOf, arranged, cardWidth, type HandCard, type Lying, spread } from "./arranging";
import { Drag } from "./drag";
import type { Option } from "./options";
import { type Picked, possible, type Selection } from "./selecting";
import styles from "./dm-hand.css";

const AT_ONCE = 5;

/** The own cards. Emits `pick`, and `drop` when selected cards were dragged onto the table. */
@element("dm-hand", styles)
export class DmHand extends DmElement {
  @property({ attribute: false }) sight!: Sight;
  /** How large the whole table is. */
  @property({ attribute: false }) room: Room = { width: 0, height: 0 };
  @property({ attribute: false }) offered: readonly Option[] = [];
  @property({ attribute: false }) selected: Selection = [];
  @state() private width = 0;
  @state() private cursor = 0;
  @queryAll("button") private readonly buttons!: NodeListOf<HTMLButtonElement>;
  readonly #drag = new Drag(this);
  /** How many cards are drawn: at the deal a few more in each frame, so that none takes long. */
  #drawn = AT_ONCE;
  /** The most cards since the deal: they keep the size and the room they had, and the table does not jump. */
  #most = 0;

  protected override whenShown(): void {
    this.follow(settingsChanged);
    this.measure((width) => (this.width = width));
  }

  /** The keyboard is at the hand, and at no card of it. */
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>(".hand")?.focus({ preventScroll: true });
  }

  /** Moves along the cards by the keyboard, if there are any. */
  step(by: number): boolean {
    const count = this.buttons.length;
    if (count === 0) return false;
    const there = this.focused !== undefined;
    this.cursor = there ? (this.cursor + by + count) % count : Math.min(this.cursor, count - 1);
    this.buttons[this.cursor]?.focus();
    return true;
  }

  /** The card under the keyboard's cursor, if it has one. */
  get focused(): Rank | undefined {
    const rank = (this.shadowRoot?.activeElement as HTMLElement | null)?.dataset["rank"];
    return rank === undefined ? undefined : Number(rank);
  }

  /** Where the cards of a play lie: of a rank the first, which are those that were picked. */
  rectsOf(cards: readonly Rank[]): DOMRect[] {
    return this.#found(cards, "first").map((button) => button.getBoundingClientRect());
  }

  /** Shows nothing where cards lie that are on their way, for as long as that takes. */
  hide(cards: readonly Rank[], which: "first" | "last", milliseconds: number): DOMRect[] {
    return this.#found(cards, which).map((button) => {
      button.animate({ opacity: [0, 0] }, milliseconds);
      return button.getBoundingClientRect();
    });
  }

  /** Where a card will be put that is not in the hand yet, as near as can be told. */
  placeFor(rank: Rank): DOMRect | undefined {
    const left = [...this.buttons];
    return (left.find((button) => Number(button.dataset["rank"]) >= rank) ?? left.at(-1))?.getBoundingClientRect();
  }

  #found(cards: readonly Rank[], which: "first" | "last"): HTMLElement[] {
    const left: HTMLElement[] = which === "first" ? [...this.buttons] : [...this.buttons].reverse();
    return cards.flatMap((rank) => {
      const at = left.findIndex((button) => button.dataset["rank"] === String(rank));
      return at < 0 ? [] : left.splice(at, 1);
    });
  }

  override render() {
    const cards = arranged(this.sight.picture.hand, settings().sort);
    this.#most = this.sight.picture.plays === 0 ? cards.length : Math.max(this.#most, cards.length);
    const wide = cardWidth(this.#most, this.width, this.room);
    const arc = arcOf(this.room);
    const laid = spread(cards.length, this.width, wide, arc);
    const { height } = spread(this.#most, this.width, wide, arc);
    return html`<div
      class="hand ${this.#drag.active ? "dragging" : ""} ${this.#dealing ? "dealing" : ""}"
      role="group"
      tabindex="-1"
      aria-label=${say("web-table.hand", cards.length)}
      ${vars({ "--card": `${wide}px`, "--pace": `${(this.sight.lasting * 0.8) / cards.length}ms`, height: `${height}px` })}
    >
      ${repeat(
        this.#dealing ? cards.slice(0, this.#drawn) : cards,
        ({ rank, nth }) => `${rank}-${nth}`,
        (card, i) => this.#card(card, i, laid.at[i] ?? { x: 0, y: 0, turn: 0 }),
      )}
    </div>`;
  }

  get #dealing(): boolean {
    return happening(this.sight) === "dealt" && this.sight.lasting > 0;
  }

  protected override updated(): void {
    if (!this.#dealing) this.#drawn = AT_ONCE;
    else if (this.#drawn < this.sight.picture.hand.length) requestAnimationFrame(() => this.#drawMore());
  }

  #drawMore(): void {
    this.#drawn += AT_ONCE;
    this.requestUpdate();
  }

  #card({ rank, nth }: HandCard, i: number, at: Lying) {
    const picked = nth < this.selected.filter((card) => card === rank).length;
    const asked = this.offered.length > 0;
    const fresh = this.#fresh(rank, nth);
    // who can only pass can play nothing
    const dim = (asked || offers(this.sight, "pass")) && !possible(this.offered, rank);
    const label = fresh ? `${cardName(rank)}, ${say("web-table.received")}` : cardName(rank);
    return html`<button
      class="${picked ? "picked" : ""} ${dim ? "dim" : ""} ${fresh ? "fresh" : ""}"
      data-rank=${rank}
      ${vars({ "--x": `${at.x}px`, "--y": `${at.y}px`, "--turn": `${at.turn}deg`, "--i": String(i) })}
      aria-label=${label}
      aria-pressed=${asked ? picked : nothing}
      aria-disabled=${dim ? "true" : nothing}
      tabindex=${i === Math.min(this.cursor, this.sight.picture.hand.length - 1) ? 0 : -1}
      @focus=${() => (this.cursor = i)}
      @click=${(event: MouseEvent) => this.#click(event, rank, picked)}
      @pointerdown=${(event: PointerEvent) => this.#drag.begin(event, rank, picked)}
    >
      <img src=${faceOf(rank)} alt="" draggable="false" />
    </button>`;
  }

  /** The last of a rank are marked: cards of a rank are alike, so any of them may be the new one. */
  #fresh(rank: Rank, nth: number): boolean {
    const { received, hand } = this.sight.picture;
    const fresh = received.filter((card) => card === rank).length;
    return nth >= hand.filter((card) => card === rank).length - fresh;
  }

  #click(event: MouseEvent, rank: Rank, picked: boolean) {
    if (this.#drag.swallowsClick()) return;
    this.emit("pick", { rank, how: event.detail === 2 ? "all" : picked ? "back" : "one" } satisfies Picked);
  }
}
