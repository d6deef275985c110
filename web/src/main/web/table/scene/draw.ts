import { buttons, element, html, nothing, query, state, vars } from "../../view/element";
import { repeat } from "lit/directives/repeat.js";
import type { Player, Rank } from "protocol";
import { request } from "../../people/request";
import { settings, settingsChanged } from "../../store/settings";
import { say } from "../../words/words";
import { BACK, face, faces } from "../face";
import { happening, type Sight, toDraw } from "../sight";
import { Scene, sceneStyles } from "./scene";
import styles from "./draw.css";

interface Drawn {
  by: Player;
  /** All that this player has drawn, the last one first. */
  cards: Rank[];
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageUp: 10, PageDown: -10, Home: -Infinity, End: Infinity };

/** The draw for the first positions: the spread deck, and what was drawn, best first, ties marked (DRAW-1, DRAW-2, DRAW-5). */
@element("dm-draw", buttons, faces, sceneStyles, styles)
export class DmDraw extends Scene {
  /** The card that would be taken, by its place. */
  @state() private place = 0;
  @query(".mine") private readonly spread!: HTMLElement | null;
  /** The question that was answered already. */
  #answered: number | undefined;

  protected override readonly drawnBy = () => [settingsChanged];

  /** How many cards there are to take one of. */
  get #left(): number {
    return this.sight.now.question === this.#answered ? 0 : toDraw(this.sight);
  }

  override render() {
    const drawn = inOrder(this.sight);
    const tied = new Set(ties(drawn));
    const turning = happening(this.sight) === "drew" && this.sight.lasting > 0 ? this.sight.picture.draws.at(-1)?.by : undefined;
    return html`<section class="scene">
      <h2>${say("story.heading-draw")}</h2>
      ${this.#left > 0 ? nothing : html`<p class="quiet">${say("play.explain-draw")}</p>`}
      ${this.#spread()}
      <ol>
        ${repeat(
          drawn,
          ({ by }) => by,
          ({ by, cards }) => html`<li class="${tied.has(by) ? "tied" : ""} ${by === this.sight.me ? "me" : ""} ${by === turning ? "turning" : ""}">
            <div class="cards">${[...cards].reverse().map((rank) => face(rank))}</div>
            <span>${this.name(by)}</span>
          </li>`,
        )}
      </ol>
      ${tied.size > 0 ? html`<p class="ask">${say("web-table.tied")}</p>` : nothing}
    </section>`;
  }

  #spread() {
    const left = this.sight.now.spread?.left ?? 0;
    if (left === 0) return nothing;
    const place = Math.min(this.place, left - 1);
    const mine = this.#left > 0;
    const cards = Array.from(
      { length: left },
      (_, i) => html`<img class=${mine && i === place ? "card up" : "card"} src=${BACK} alt="" draggable="false" data-place=${i} ${vars({ "--at": String(i / Math.max(1, left - 1)) })} />`,
    );
    if (!mine) return html`<div class="spread" role="img" aria-label=${say("web-table.spread", left)}>${cards}</div>`;
    return html`<div
        class="spread mine"
        role="slider"
        tabindex="0"
        aria-label=${say("web-table.spread", left)}
        aria-valuemin="1"
        aria-valuemax=${left}
        aria-valuenow=${place + 1}
        @pointerover=${(event: Event) => (this.place = placeOf(event) ?? place)}
        @click=${(event: Event) => void this.#take(placeOf(event) ?? place)}
        @keydown=${this.#key}
      >
        ${cards}
      </div>
      <div class="choices"><button @click=${() => void this.#take(any(left))}>${say("web-table.draw-for-me")}</button></div>`;
  }

  #key(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step !== undefined) this.place = Math.max(0, Math.min(this.#left - 1, this.place + step));
    else if (event.key === "Enter" || event.key === " ") void this.#take(this.place);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  async #take(place: number): Promise<void> {
    const { question } = this.sight.now;
    if (question === undefined || question === this.#answered) return;
    this.#answered = question;
    this.requestUpdate();
    if (await request(this.sight.store, { type: "take", question, place })) return;
    this.#answered = undefined;
    this.requestUpdate();
  }

  /** Whoever wants it is drawn for; whoever has the focus nowhere else has it on the cards. */
  protected override updated(): void {
    const left = this.#left;
    if (left > 0 && settings().drawForMe) void this.#take(any(left));
    else if (left > 0 && document.activeElement === document.body) this.spread?.focus({ preventScroll: true });
  }
}

function placeOf(event: Event): number | undefined {
  const place = (event.target as HTMLElement).dataset["place"];
  return place === undefined ? undefined : Number(place);
}

/** Any place: which card lies there nobody knows anyway. */
function any(left: number): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % left;
}

function inOrder({ picture }: Sight): Drawn[] {
  const drawn = new Map<Player, Rank[]>();
  for (const { by, card } of picture.draws) drawn.set(by, [card, ...(drawn.get(by) ?? [])]);
  const all = [...drawn].map(([by, cards]) => ({ by, cards }));
  if (picture.order.length > 0 && all.length === picture.order.length && ties(all).length === 0) {
    return all.sort((a, b) => picture.order.indexOf(a.by) - picture.order.indexOf(b.by));
  }
  return all.sort((a, b) => (a.cards.at(-1) ?? 0) - (b.cards.at(-1) ?? 0));
}

/** Those whose cards, all of them, are the same as somebody else's. */
function ties(drawn: Drawn[]): Player[] {
  const key = ({ cards }: Drawn) => cards.join();
  return drawn.filter((one) => drawn.some((other) => other.by !== one.by && key(other) === key(one))).map(({ by }) => by);
}
