import { DmElement, element, html, property, state, vars } from "../view/element";
import type { Player, TableTalk } from "protocol";
import type { TableStore } from "../store/table-store";
import { announce } from "../view/announce";
import { shownTalk, speaker, talkText } from "./talk";
import styles from "./bubbles.css";

const LASTS = 6_000;
const MOST = 3;

/** A game's element that knows where people sit. */
export interface Seated extends Element {
  placeOf?(player: Player): DOMRect | undefined;
}

/** Something that was said, and where its speaker sits; in a corner for those who look on. */
interface Said {
  talk: TableTalk;
  at: { x: number; y: number; side: string } | undefined;
}

/** What was just said, for a moment beside whoever said it. */
@element("dm-bubbles", styles)
export class DmBubbles extends DmElement {
  @property({ attribute: false }) store!: TableStore;
  @state() private shown: Said[] = [];

  protected override whenShown(): void {
    this.measure(() => (this.shown = [])); // then people sit elsewhere
    this.follow(this.store.changed, ({ whole, parts, before }) => {
      if (whole || !parts.has("talk")) return;
      const last = before.talk?.at(-1)?.number ?? 0;
      for (const talk of this.store.now.talk ?? []) if (talk.number > last) this.#show(talk);
    });
  }

  #show(talk: TableTalk): void {
    if (talk.seat === undefined || talk.seat !== this.store.now.you?.seat) announce(`${talk.name}: ${talkText(talk)}`);
    const said = { talk, at: this.#place(talk) };
    this.shown = [...this.shown.filter((it) => talk.seat === undefined || it.talk.seat !== talk.seat), said].slice(-MOST);
    window.setTimeout(() => (this.shown = this.shown.filter((it) => it !== said)), LASTS);
  }

  /** A bubble hangs from whoever sits above the middle of the others and stands on whoever sits below, and it leans inwards. */
  #place({ seat }: TableTalk): Said["at"] {
    const { seats = [], you } = this.store.now;
    const game = this.parentElement?.querySelector<Seated>("dm-dalmuti, dm-grapples");
    const placeOf = (player?: Player) => player && game?.placeOf?.(player);
    const rect = seat === undefined ? undefined : placeOf(seats[seat]?.player);
    if (!rect || rect.width === 0) return undefined;
    const own = this.getBoundingClientRect();
    const others = seats.filter((_, at) => at !== you?.seat);
    const heights = others.flatMap(({ player }) => placeOf(player) || []).map(({ top }) => top);
    const isHigh = rect.top <= (Math.min(...heights) + Math.max(...heights)) / 2;
    const x = rect.left + rect.width / 2 - own.left;
    const lean = x < own.width / 3 ? "right" : x > (own.width * 2) / 3 ? "left" : "";
    return { x, y: (isHigh ? rect.bottom : rect.top) - own.top, side: `${isHigh ? "below" : "above"} ${lean}` };
  }

  override render() {
    const placed = this.shown.filter(({ at }) => at);
    const others = this.shown.filter(({ at }) => !at);
    return html`<div aria-hidden="true">
      ${placed.map(({ talk, at }) => html`<p class="said ${at!.side}" ${vars({ "--x": `${at!.x}px`, "--y": `${at!.y}px` })}>${shownTalk(talk)}</p>`)}
      <ul>
        ${others.map(({ talk }) => html`<li class="said">${speaker(talk)} ${shownTalk(talk)}</li>`)}
      </ul>
    </div>`;
  }
}
