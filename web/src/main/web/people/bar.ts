import { isLocal } from "../local/code";
import { to } from "../site";
import { buttons, DmElement, element, html, icon, nothing, property, query, state } from "../view/element";
import { parsed, roundsOf } from "../create/rules";
import { catalogue, catalogueChanged } from "../store/catalogue";
import { set, settings, settingsChanged, SPEEDS, type Speed } from "../store/settings";
import type { TableStore } from "../store/table-store";
import { DmDialog } from "../view/dialog";
import { say } from "../words/words";
import "./table-dialog";
import styles from "./bar.css";

const SPEED_SIGNS: Record<Speed, string> = { slow: "½×", usual: "1×", fast: "2×", instant: "▸▸" };

/** What stands above a game: the way home, the table, who looks on, the talk. Event `talk` asks for the latter. */
@element("dm-table-bar", buttons, styles)
export class DmTableBar extends DmElement {
  @property({ attribute: false }) store!: TableStore;
  @property({ type: Number }) unread = 0;
  /** The dialog is there at once: somebody has come to invite others. */
  @property({ type: Boolean }) inviting = false;
  @state() private open = false;
  @query("dm-dialog") private readonly dialog!: DmDialog;

  protected override readonly drawnBy = () => [this.store.changed, settingsChanged, catalogueChanged];

  protected override firstUpdated(): void {
    if (this.inviting) this.#show();
  }

  override render() {
    const { onlookers, round, stage } = this.store.now;
    const { sound } = settings();
    return html`<nav class=${stage?.doing === "PLAYING" ? "playing" : ""} aria-label=${this.#heading}>
        <a class="button plain home" href=${to("/")} aria-label=${say("web.home")}><img src="art/icon.svg" alt="" /></a>
        <button class="plain code" aria-haspopup="dialog" @click=${this.#show}>
          ${icon("menu")}<span class="where text"
            ><span>${isLocal(this.store.code) ? this.#heading : this.store.code}</span>${round && stage?.doing === "PLAYING"
              ? html` <span class="round">${roundOf(this.store)}</span>`
              : nothing}</span
          >
        </button>
        ${onlookers
          ? html`<span class="count" title=${say("web.lobby.onlookers", onlookers)}
              >${icon("eye")}<span aria-hidden="true">${onlookers}</span
              ><span class="unseen">${say("web.lobby.onlookers", onlookers)}</span></span
            >`
          : nothing}
        ${stage?.doing === "PLAYING" ? this.#speed() : nothing}
        <button class="plain home" aria-pressed=${sound} aria-label=${say("web.sound")} @click=${() => set({ sound: !sound })}>
          ${icon(sound ? "sound" : "silence")}
        </button>
        <button class="plain" aria-label=${this.unread ? say("web.people.unread", this.unread) : say("web.people.talk")} @click=${() => this.emit("talk")}>
          ${icon("chat")}${this.unread ? html`<span class="unread" aria-hidden="true">${this.unread}</span>` : nothing}
        </button>
      </nav>
      <dm-dialog heading=${this.#heading} @close=${() => (this.open = false)}>
        ${this.open
          ? html`<dm-table-dialog .store=${this.store} ?inviting=${this.inviting} @done=${() => this.dialog.close()}></dm-table-dialog>`
          : nothing}
      </dm-dialog>`;
  }

  get #heading(): string {
    const { code } = this.store;
    return isLocal(code) ? say("web.local.table") : say("web.table", code);
  }

  /** Each touch is the next speed. */
  #speed() {
    const { speed } = settings();
    const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? "usual";
    const label = `${say("web.speed")}: ${say(`web.speed-${speed}`)}`;
    return html`<button class="plain speed" aria-label=${label} title=${label} @click=${() => set({ speed: next })}>${SPEED_SIGNS[speed]}</button>`;
  }

  #show() {
    this.open = true;
    void this.dialog.show();
  }

  /** Whoever closes the talk is where they opened it. */
  focusTalk(): void {
    this.renderRoot.querySelector<HTMLElement>("nav > button:last-of-type")?.focus();
  }
}

/** `round 1 of 3`, or `round 1` where nobody knows how many there will be: until the next begins, the one that is over. */
export function roundOf({ now }: TableStore): string {
  const { plan } = now.board ?? {};
  const rules = parsed(plan?.rules ?? "");
  const sheet = "ending" in rules.changes ? undefined : catalogue().sheets.find((it) => it.game === plan?.game);
  const rounds = roundsOf(sheet, rules);
  const round = (now.round ?? 1) - (now.clock?.pause === undefined ? 0 : 1);
  return rounds === undefined ? say("web.people.round", round) : say("web.people.round-of", round, rounds);
}
