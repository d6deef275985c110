import { DmElement, element, html, nothing, property } from "../../view/element";
import { say } from "../../words/words";
import { back, faces } from "../face";
import { nameOf, type Sight, titleOf } from "../sight";
import { sceneStyles } from "./styles";
import styles from "./shuffle.css";

/** The Greater Peon shuffles and deals (COURT-4). */
@element("dm-shuffle", faces, sceneStyles, styles)
export class DmShuffle extends DmElement {
  @property({ attribute: false }) sight!: Sight;

  override render() {
    const peon = this.sight.picture.order.at(-1);
    if (!peon) return nothing;
    return html`<section class="scene">
      <div class="deck ${this.sight.lasting > 0 ? "" : "still"}">${Array.from({ length: 6 }, () => back())}</div>
      <p>${say("web-table.shuffles", titleOf(this.sight, peon), nameOf(this.sight, peon))}</p>
    </section>`;
  }
}
