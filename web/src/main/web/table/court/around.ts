import { DmElement, html, property, type PropertyValues, queryAll, state, type TemplateResult, vars } from "../../view/element";
import { repeat } from "lit/directives/repeat.js";
import type { Player } from "protocol";
import type { Room } from "../form";
import { type Edge, edge, linesAt, type Seating, seating } from "./seating";

/** The others around the oval table of a game, clockwise from one's own left, and room for what lies in the middle. */
export abstract class Around<Sight> extends DmElement {
  @property({ attribute: false }) sight!: Sight;
  @state() private room: Room = { width: 0, height: 0 };
  @queryAll(".place") protected readonly seats!: NodeListOf<HTMLElement>;
  #seated: { others: number; room: Room; found: Seating } | undefined;

  /** Everybody but the viewer, from the viewer's left on. */
  protected abstract others(): readonly Player[];
  protected abstract seat(player: Player, edge: Edge): TemplateResult;
  protected abstract middle(): unknown;

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

  protected readonly watch = (): void => {
    this.#sizes.disconnect();
    for (const it of this.#inMiddle()) this.#sizes.observe(it);
  };

  /** Seats are looked for again only when there are more of them, or more room. */
  #seating(others: number): Seating {
    const { room } = this;
    if (this.#seated?.others !== others || this.#seated.room !== room) this.#seated = { others, room, found: seating(others, room, textSize()) };
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

  protected override updated(changed: PropertyValues): void {
    if (changed.has("room")) this.#fit();
  }

  override render() {
    const others = this.others();
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
              ${this.seat(player, edge(found, { x, y }, this.room))}
            </div>`;
          },
        )}
        <div class="middle">${this.middle()}</div>
      </div>
    `;
  }
}

/** How many times as large as usual the page's letters are. */
function textSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
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
