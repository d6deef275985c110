import { DmElement, element, html, nothing, property } from "../../view/element";
import { capital, say } from "../../words/words";
import { face, faces } from "../face";
import { nameOf, offers, type Sight, titleOf } from "../sight";
import { cardName } from "../words/cards";
import { sceneStyles } from "./styles";

/** A card fell open: the Greater Dalmuti says where it goes (DEAL-3). */
@element("dm-misdeal", faces, sceneStyles)
export class DmMisdeal extends DmElement {
  @property({ attribute: false }) sight!: Sight;

  override render() {
    const { scene, order } = this.sight.picture;
    if (scene?.scene !== "misdealt" && scene?.scene !== "replacing") return nothing;
    const peon = order.at(-1) ?? "";
    const to = nameOf(this.sight, scene.meantFor);
    return html`<section class="scene">
      <h2>${say("story.heading-misdeal")}</h2>
      ${face(scene.card)}
      <p>${capital(say("story.fell-open", to, cardName(scene.card)))}</p>
      <p class="quiet">${scene.scene === "misdealt" ? this.#decision() : this.#replacement(peon)}</p>
    </section>`;
  }

  #decision() {
    return offers(this.sight, "letStay") ? nothing : say("web-table.decides", nameOf(this.sight, this.sight.picture.order[0] ?? ""));
  }

  #replacement(peon: string) {
    return offers(this.sight, "replace") ? nothing : say("web-table.replaces", titleOf(this.sight, peon), nameOf(this.sight, peon));
  }
}
