import { DmElement, element, html, nothing, property } from "../../view/element";
import { say } from "../../words/words";
import { nameOf, type Sight } from "../sight";
import { sceneStyles } from "./styles";

/** Somebody joins, and the Greater Dalmuti says where they sit (JOIN-1). */
@element("dm-newcomer", sceneStyles)
export class DmNewcomer extends DmElement {
  @property({ attribute: false }) sight!: Sight;

  override render() {
    const { scene } = this.sight.picture;
    if (scene?.scene !== "seating") return nothing;
    return html`<section class="scene">
      <h2>${say("story.heading-doors")}</h2>
      <p>${say("web-table.joins", nameOf(this.sight, scene.newcomer))}</p>
    </section>`;
  }
}
