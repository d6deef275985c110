import { DmElement, element, html, nothing, property } from "../../view/element";
import { say } from "../../words/words";
import "../ring";
import { face, faces } from "../face";
import type { Sight } from "../sight";
import { JESTER } from "../words/cards";
import { sceneStyles } from "./styles";
import styles from "./window.css";

const SECOND = 1000;

/** The moment in which a revolution may be declared. It looks the same to everybody (REV-6), who can all keep silent by a button below; who may declare one has more. */
@element("dm-window", faces, sceneStyles, styles)
export class DmWindow extends DmElement {
  @property({ attribute: false }) sight!: Sight;

  override render() {
    const { clock, board } = this.sight.now;
    const left = clock?.window === undefined ? 0 : Math.max(0, clock.window - this.sight.store.time());
    const total = (board?.plan.customs.window ?? 1) * SECOND;
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
