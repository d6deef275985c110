import { element, html, nothing, property, vars } from "../../view/element";
import { say } from "../../words/words";
import { face, faces } from "../face";
import { JESTER } from "../words/cards";
import "../ring";
import { Scene, sceneStyles } from "./scene";
import styles from "./revolution.css";
import windowStyles from "./window.css";

const SPARKS = 36;

/** The moment in which a revolution may be declared. It looks the same to everybody (REV-6), who can all keep silent by a button below; who may declare one has more. */
@element("dm-window", faces, sceneStyles, windowStyles)
export class DmWindow extends Scene {
  override render() {
    const { clock, board } = this.sight.now;
    const left = clock?.window === undefined ? 0 : Math.max(0, clock.window - this.sight.store.time());
    const total = (board?.plan.customs.window ?? 1) * 1000;
    return html`<section class="scene">
      <h2>${say("web-table.window")}</h2>
      <div class="ring">
        ${left > 0 ? html`<dm-ring .left=${left} .total=${total}></dm-ring>` : nothing}
        <div class="cards" aria-hidden="true">${face(JESTER)}${face(JESTER)}</div>
      </div>
      <p class="quiet">${say("play.explain-revolution")}</p>
    </section>`;
  }
}

/** A revolution breaks out; the greater one is not forgotten so soon. */
@element("dm-revolution", faces, styles)
export class DmRevolution extends Scene {
  @property({ type: Boolean, reflect: true }) greater = false;
  @property({ type: Boolean, reflect: true }) still = false;

  override render() {
    const by = this.sight.picture.revolution?.by ?? "";
    const key = this.greater ? "story.greater-revolution" : "story.revolution";
    return html`
      ${this.greater ? sparks() : nothing}
      <section>
        ${this.greater
          ? html`<div class="fall" aria-hidden="true">
              <img class="straw" src="/art/hat-straw.svg" alt="" /><img class="crown" src="/art/hat-crown.svg" alt="" />
            </div>`
          : nothing}
        <div class="cards" aria-hidden="true">${face(JESTER)}${face(JESTER)}</div>
        <h2>${say(this.greater ? "web-table.greater-revolution" : "web-table.revolution")}</h2>
        <p>${say(key, this.name(by))}</p>
      </section>
    `;
  }
}

const TONES = ["#ffd257", "#e4572e", "#2c7da0", "#fff6e0", "#b8487f"];

function sparks() {
  return Array.from({ length: SPARKS }, (_, i) => {
    const styles = { "--x": String((i * 61) % 100), "--d": String(((i * 37) % 100) / 100), "--tone": TONES[i % TONES.length] ?? "" };
    return html`<i class="spark" aria-hidden="true" ${vars(styles)}></i>`;
  });
}
