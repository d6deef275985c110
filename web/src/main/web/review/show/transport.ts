import { buttons, DmElement, element, fields, html, icon, type Icon, nothing, property, vars } from "../../view/element";
import { select, valueOf } from "../../view/field";
import { isElsewhere } from "../../view/keys";
import { say } from "../../words/words";
import type { Mark } from "../tell/marks";
import styles from "./transport.css";

/** Where on the time line a decision stands out. */
export interface Spot {
  at: number;
  mark: Mark;
}

const SPEEDS = [0.5, 1, 2, 4] as const;

/** What leads through a playback: a slider, buttons, keys. Events: `seek` with the moment, `toggle`, `speed`. */
@element("dm-transport", buttons, fields, styles)
export class DmTransport extends DmElement {
  @property({ type: Number }) at = 0;
  @property({ type: Number }) last = 0;
  @property({ attribute: false }) spots: readonly Spot[] = [];
  /** Where tricks or turns begin. */
  @property({ attribute: false }) chapters: readonly number[] = [];
  @property({ attribute: false }) leaps = { before: "", after: "" };
  @property({ type: Boolean }) playing = false;
  @property({ type: Number }) speed = 1;
  /** What is shown, in a sentence. */
  @property() label = "";

  protected override whenShown(): void {
    this.hearKeys((event) => this.#key(event));
  }

  override render() {
    return html`
      <div class="line">
        <div class="spots" aria-hidden="true">${this.spots.map((spot) => this.#spot(spot))}</div>
        <input
          type="range"
          min="0"
          max=${this.last}
          .value=${String(this.at)}
          aria-label=${say("web.review.moment")}
          aria-valuetext=${this.label}
          @input=${(event: InputEvent) => this.seek(Number(valueOf(event)))}
        />
      </div>
      <div class="row" role="group" aria-label=${say("web.review.controls")}>
        ${this.#button("first", this.leaps.before, () => this.leap(-1), this.at === 0)}
        ${this.#button("back", "web.review.back", () => this.seek(this.at - 1), this.at === 0)}
        <button class="main" aria-label=${say(this.playing ? "web.review.pause" : "web.review.play")} @click=${() => this.emit("toggle")}>
          ${icon(this.playing ? "pause" : "play")}
        </button>
        ${this.#button("forward", "web.review.forward", () => this.seek(this.at + 1), this.at >= this.last)}
        ${this.#button("last", this.leaps.after, () => this.leap(1), this.at >= this.last)}
        <label class="speed">
          <span class="unseen">${say("web.review.speed")}</span>
          ${select(SPEEDS.map((it) => [`${it}`, `${it} ×`]), `${this.speed}`, (speed) => this.emit("speed", Number(speed)))}
        </label>
        ${this.spots.length > 0 ? this.#mistakes() : nothing}
      </div>
    `;
  }

  #mistakes() {
    const before = this.spots.findLast((it) => it.at < this.at);
    const after = this.spots.find((it) => it.at > this.at);
    return html`
      <button class="jump" ?disabled=${!before} @click=${() => before && this.seek(before.at)}>
        ${icon("back")}<span aria-hidden="true">?</span><span class="unseen">${say("web.review.mistake-before")}</span>
      </button>
      <button class="jump" ?disabled=${!after} @click=${() => after && this.seek(after.at)}>
        <span aria-hidden="true">?</span>${icon("forward")}<span class="unseen">${say("web.review.mistake-after")}</span>
      </button>
    `;
  }

  #spot({ at, mark }: Spot) {
    const left = `${(100 * at) / Math.max(1, this.last)}%`;
    return html`<i class="spot ${mark.toLowerCase()}" ${vars({ left })}></i>`;
  }

  #button(name: Icon, key: string, act: () => void, disabled: boolean) {
    const edge = name === "first" || name === "last" ? "edge" : "";
    return html`<button class=${edge} aria-label=${say(key)} title=${say(key)} ?disabled=${disabled} @click=${act}>${icon(name)}</button>`;
  }

  /** To the beginning of the trick or turn before or after; beyond the last one, to the very end. */
  leap(way: 1 | -1) {
    const at = way < 0 ? this.chapters.findLast((it) => it < this.at) : this.chapters.find((it) => it > this.at);
    this.seek(at ?? (way < 0 ? 0 : this.last));
  }

  seek(at: number) {
    if (at < 0 || at > this.last) return;
    this.emit("seek", at);
  }

  /** Arrows and the space bar lead through the match wherever the focus is, unless something else there needs them. */
  #key(event: KeyboardEvent): void {
    const path = event.composedPath();
    if (isElsewhere(event)) return;
    const pressed = path[0] instanceof Element && path[0].matches("button, a, summary");
    const act = ANYWHERE[event.key] ?? (path.includes(this) ? WITHIN[event.key] : undefined);
    if (!act || (event.key === " " && pressed)) return;
    act(this);
    event.preventDefault();
  }
}

type Keys = Record<string, (transport: DmTransport) => void>;

const ANYWHERE: Keys = {
  ArrowLeft: (it) => it.seek(it.at - 1),
  ArrowRight: (it) => it.seek(it.at + 1),
  " ": (it) => it.emit("toggle"),
};

/** Elsewhere these keys scroll the page. */
const WITHIN: Keys = {
  PageUp: (it) => it.leap(-1),
  PageDown: (it) => it.leap(1),
  Home: (it) => it.seek(0),
  End: (it) => it.seek(it.last),
};
