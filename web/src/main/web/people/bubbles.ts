import { DmElement, element, html, property, state, vars } from "../view/element";
import type { Player, TableTalk } from "protocol";
import type { TableStore } from "../store/table-store";
import { announce } from "../view/announce";
import { shownTalk, speaker, talkText } from "./talk";
import styles from "./bubbles.css";

const LASTS = 6_000;
const MOST = 3;
/** Half of what a bubble may take, so that it stays within the table. */
const HALF = 90;

/** A game's element that knows where people sit. */
export interface Seated extends Element {
  placeOf?(player: Player): DOMRect | undefined;
}

/** Something that was said, and where its speaker sits; in a corner for those who look on. */
interface Said {
  talk: TableTalk;
  at: { x: number; y: number; side: "above" | "below" } | undefined;
}

/** What was just said, for a moment beside whoever said it. */
@element("dm-bubbles", styles)
export class DmBubbles extends DmElement {
  @property({ attribute: false }) store!: TableStore;
  @state() private shown: Said[] = [];

  protected override whenShown(): void {
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

  /** A bubble hangs from a seat in the upper half of the table, and stands on one in the lower. */
  #place({ seat }: TableTalk): Said["at"] {
    const player = seat === undefined ? undefined : this.store.now.seats?.[seat]?.player;
    const game = this.parentElement?.querySelector<Seated>("dm-dalmuti, dm-grapples");
    const rect = player && game?.placeOf?.(player);
    if (!rect || rect.width === 0) return undefined;
    const own = this.getBoundingClientRect();
    const side = rect.top + rect.height / 2 < own.top + own.height / 2 ? "below" : "above";
    const x = rect.left + rect.width / 2 - own.left;
    return {
      x: Math.min(Math.max(x, HALF), Math.max(HALF, own.width - HALF)),
      y: (side === "below" ? rect.bottom : rect.top) - own.top,
      side,
    };
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
