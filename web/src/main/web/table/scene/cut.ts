import { ACROSS, buttons, element, html, state, vars } from "../../view/element";
import { valueOf } from "../../view/field";
import { capital, say } from "../../words/words";
import { BACK, faces } from "../face";
import { Scene, sceneStyles } from "./scene";
import styles from "./cut.css";

const SHOWN = 40;

/** The Greater Dalmuti cuts: drag the depth along the deck, or use the arrow keys (DEAL-2). */
@element("dm-cut", buttons, faces, sceneStyles, styles)
export class DmCut extends Scene {
  @state() private depth = -1;

  override render() {
    const { scene, order } = this.sight.picture;
    const cards = scene?.scene === "cutting" ? scene.cards : 0;
    const mine = this.offers("cut");
    const depth = this.depth < 0 ? Math.round(cards / 2) : this.depth;
    return html`<section class="scene">
      <h2>${order[0] === this.sight.me ? say("web-table.cut-you") : say("web-table.cuts", this.sight.store.name(order[0] ?? ""))}</h2>
      <div class="deck">
        ${Array.from({ length: SHOWN }, (_, i) => {
          const off = mine && (i + 0.5) / SHOWN <= depth / cards;
          return html`<img src=${BACK} alt="" class=${off ? "off" : ""} ${vars({ "--at": String(i / (SHOWN - 1)) })} />`;
        })}
        ${mine
          ? html`<input
              type="range"
              min="0"
              max=${cards - 1}
              .value=${String(depth)}
              aria-label=${say("web-table.cut-depth")}
              aria-valuetext=${say("play.move-cut", depth)}
              @keydown=${(event: KeyboardEvent) => event.key === "Enter" && this.#cut(depth)}
              @input=${(event: Event) => (this.depth = Number(valueOf(event)))}
            />`
          : ""}
      </div>
      ${mine ? this.#choices(depth) : html`<p class="quiet">${say("play.explain-cut")}</p>`}
    </section>`;
  }

  #choices(depth: number) {
    return html`<div class="choices">
      <button class="main" @click=${() => this.#cut(depth)}>${say("web-table.cut", say("play.move-cut", depth))}</button>
      <button @click=${() => this.#cut(0)}>${capital(say("play.move-cut", 0))}</button>
    </div>`;
  }

  #cut(depth: number) {
    this.emit("move", { move: "cut", depth }, ACROSS);
  }
}
