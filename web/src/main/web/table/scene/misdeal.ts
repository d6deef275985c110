import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { buttons, shared } from "../../look/shared";
import { DmElement } from "../../view/element";
import { say } from "../../words/words";
import { face, faces } from "../face";
import { type Sight, nameOf, offers, titleOf } from "../sight";
import { cardName } from "../words/cards";
import { MoveEvent } from "./move-event";
import { sceneStyles } from "./scene-styles";

/** A card fell open: the Greater Dalmuti says where it goes (DEAL-3). */
@customElement("dm-misdeal")
export class DmMisdeal extends DmElement {
  static override styles = [shared, buttons, faces, sceneStyles];

  @property({ attribute: false }) sight!: Sight;

  override render() {
    const { scene, order } = this.sight.picture;
    if (scene?.scene !== "misdealt" && scene?.scene !== "replacing") return nothing;
    const peon = order.at(-1) ?? "";
    const to = nameOf(this.sight, scene.meantFor);
    return html`<section class="scene">
      <h2>${say("story.heading-misdeal")}</h2>
      ${face(scene.card)}
      <p>${say("story.fell-open", to, cardName(scene.card))}</p>
      ${scene.scene === "misdealt" ? this.#decision(to, nameOf(this.sight, peon)) : this.#replacement(peon)}
    </section>`;
  }

  #decision(to: string, peon: string) {
    if (!offers(this.sight, "letStay")) {
      const first = this.sight.picture.order[0] ?? "";
      return html`<p class="quiet">${say("web-table.decides", nameOf(this.sight, first))}</p>`;
    }
    return html`<div class="choices">
      <button class="main" @click=${() => this.dispatchEvent(new MoveEvent({ move: "letStay" }))}>${say("web-table.let-stay", to)}</button>
      <button @click=${() => this.dispatchEvent(new MoveEvent({ move: "giveToPeon" }))}>${say("web-table.give-to-peon", peon)}</button>
    </div>`;
  }

  #replacement(peon: string) {
    return offers(this.sight, "replace")
      ? nothing
      : html`<p class="quiet">${say("web-table.replaces", titleOf(this.sight, peon), nameOf(this.sight, peon))}</p>`;
  }
}
