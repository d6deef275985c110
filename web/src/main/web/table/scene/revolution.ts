import { element, html, nothing, property } from "../../view/element";
import { say } from "../../words/words";
import { face, faces } from "../face";
import { JESTER } from "../words/cards";
import "../ring";
import { Scene, sceneStyles } from "./scene";
import { sparks, sparkStyles } from "./sparks";
import styles from "./revolution.css";
import windowStyles from "./window.css";

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
@element("dm-revolution", faces, sparkStyles, styles)
export class DmRevolution extends Scene {
  @property({ type: Boolean, reflect: true }) greater = false;
  @property({ type: Boolean, reflect: true }) still = false;

  override render() {
    const by = this.sight.picture.revolution?.by ?? "";
    const call = this.greater ? "GREATER_REVOLUTION" : "REVOLUTION";
    return html`
      ${this.greater ? sparks() : nothing}
      <section>
        ${this.greater
          ? html`<div class="fall" aria-hidden="true">
              <img class="straw" src="art/hat-straw.svg" alt="" /><img class="crown" src="art/hat-crown.svg" alt="" />
            </div>`
          : nothing}
        <div class="cards" aria-hidden="true">${face(JESTER)}${face(JESTER)}</div>
        <h2>${say(this.greater ? "web-table.greater-revolution" : "web-table.revolution")}</h2>
        <p>${this.told({ event: "revolutionDeclared", by, call })}</p>
      </section>
    `;
  }
}
