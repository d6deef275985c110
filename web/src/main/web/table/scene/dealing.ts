import { element, html, nothing } from "../../view/element";
import { say } from "../../words/words";
import { back, face, faces } from "../face";
import { titleOf } from "../sight";
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
      <p>${this.tell("web-table.joins", [scene.newcomer])}</p>
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
      <p>${this.tell("web-table.shuffles", [peon], titleOf(this.sight, peon))}</p>
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
    return html`<section class="scene">
      <h2>${say("story.heading-misdeal")}</h2>
      ${face(card)}
      <p>${this.told({ event: "fellOpen", meantFor, card })}</p>
      <p class="quiet">${scene.scene === "misdealt" ? this.#decision() : this.#replacement(peon)}</p>
    </section>`;
  }

  #decision() {
    const [king] = this.sight.picture.order;
    return king === undefined || king === this.sight.me ? nothing : say("web-table.decides", this.name(king));
  }

  #replacement(peon: string) {
    return peon === this.sight.me ? nothing : say("web-table.replaces", titleOf(this.sight, peon), this.name(peon));
  }
}
