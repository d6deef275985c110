import { DmElement, element, html, property, state } from "../view/element";
import type { TableTalk } from "protocol";
import type { TableStore } from "../store/table-store";
import { announce } from "../view/announce";
import { shownTalk, speaker, talkText } from "./talk";
import styles from "./bubbles.css";

const LASTS = 6_000;
const MOST = 3;

/** What was just said, for a moment above the table. */
@element("dm-bubbles", styles)
export class DmBubbles extends DmElement {
  @property({ attribute: false }) store!: TableStore;
  @state() private shown: TableTalk[] = [];

  protected override whenShown(): void {
    this.follow(this.store.changed, ({ whole, parts, before }) => {
      if (whole || !parts.has("talk")) return;
      const last = before.talk?.at(-1)?.number ?? 0;
      for (const talk of this.store.now.talk ?? []) if (talk.number > last) this.#show(talk);
    });
  }

  #show(talk: TableTalk): void {
    if (talk.seat !== this.store.now.you?.seat) announce(`${talk.name}: ${talkText(talk)}`);
    this.shown = [...this.shown, talk].slice(-MOST);
    window.setTimeout(() => (this.shown = this.shown.filter((it) => it !== talk)), LASTS);
  }

  override render() {
    return html`<ul aria-hidden="true">
      ${this.shown.map((talk) => html`<li>${speaker(talk)} ${shownTalk(talk)}</li>`)}
    </ul>`;
  }
}
