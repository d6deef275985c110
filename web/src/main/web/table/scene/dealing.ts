import { element, html, nothing } from "../../view/element";
import { capital, say } from "../../words/words";
import { back, face, faces } from "../face";
import { titleOf } from "../sight";
import { cardName } from "../words/cards";
import { ownSentence } from "../words/own";
import { Scene, sceneStyles } from "./scene";
import styles from "./shuffle.css";

/** Somebody joins, and the Greater Dalmuti says where they sit (JOIN-1). */
@element("dm-newcomer", sceneStyles)
export class DmNewcomer extends Scene {
  override render() {
    const { scene } = this.sight.picture;
    if (scene?.scene !== "seating") return nothing;
    return html`<section class="scene">
      <h2>${say("story.heading-doors")}</h2>
      <p>${say("web-table.joins", this.name(scene.newcomer))}</p>
    </section>`;
  }
}

/** The Greater Peon shuffles and deals (COURT-4). */
@element("dm-shuffle", faces, sceneStyles, styles)
export class DmShuffle extends Scene {
  override render() {
    const peon = this.sight.picture.order.at(-1);
    if (!peon) return nothing;
    return html`<section class="scene">
      <div class="deck ${this.sight.lasting > 0 ? "" : "still"}">${Array.from({ length: 6 }, () => back())}</div>
      <p>
        ${peon === this.sight.me ? say("web-table.you-shuffle", titleOf(this.sight, peon)) : say("web-table.shuffles", titleOf(this.sight, peon), this.name(peon))}
      </p>
    </section>`;
  }
}

/** A card fell open: the Greater Dalmuti says where it goes (DEAL-3). */
@element("dm-misdeal", faces, sceneStyles)
export class DmMisdeal extends Scene {
  override render() {
    const { scene, order } = this.sight.picture;
    if (scene?.scene !== "misdealt" && scene?.scene !== "replacing") return nothing;
    const peon = order.at(-1) ?? "";
    const { meantFor, card } = scene;
    const fell = ownSentence({ event: "fellOpen", meantFor, card }, this.sight.me ?? "", () => "", false);
    return html`<section class="scene">
      <h2>${say("story.heading-misdeal")}</h2>
      ${face(card)}
      <p>${capital(fell || say("story.fell-open", this.name(meantFor), cardName(card)))}</p>
      <p class="quiet">${scene.scene === "misdealt" ? this.#decision() : this.#replacement(peon)}</p>
    </section>`;
  }

  #decision() {
    return this.offers("letStay") ? nothing : say("web-table.decides", this.name(this.sight.picture.order[0] ?? ""));
  }

  #replacement(peon: string) {
    return this.offers("replace") ? nothing : say("web-table.replaces", titleOf(this.sight, peon), this.name(peon));
  }
}
