import { element, html, icon, nothing, type TemplateResult } from "../../view/element";
import type { DalmutiMarket, DalmutiScene, Player } from "protocol";
import { say } from "../../words/words";
import { back, faces } from "../face";
import { Scene, sceneStyles } from "./scene";
import styles from "./trade.css";

/** The Merchants trade a card, face down (TRADE-1). */
@element("dm-trade", faces, sceneStyles, styles)
export class DmTrade extends Scene {
  override render() {
    const { scene } = this.sight.picture;
    return html`<section class="scene">
      <h2>${say("story.heading-trade")}</h2>
      ${scene ? this.#body(scene) : nothing}
    </section>`;
  }

  #body(scene: DalmutiScene): TemplateResult {
    switch (scene.scene) {
      case "naming":
        return this.#naming(scene.first);
      case "exchanging":
      case "drawingLots":
        return this.#exchanging(scene.first, scene.partner);
      case "offering":
        return html`${this.#market(scene.market)} ${this.#offering(scene.market)}`;
      case "answering":
        return html`${this.#market(scene.market)} ${this.#answering(scene.market.offering, scene.to)}`;
      default:
        return html`<p class="quiet">${say("play.explain-trade")}</p>`;
    }
  }

  #naming(first: Player) {
    const text = first === this.sight.me ? say("play.explain-trade") : say("web-table.names-partner", this.name(first));
    return html`<p>${text}</p>`;
  }

  #exchanging(first: Player, partner: Player) {
    return html`${this.#pair(first, partner)}
    ${this.offers("giveCard") ? nothing : html`<p class="quiet">${say("play.explain-trade")}</p>`}`;
  }

  #offering({ offering }: DalmutiMarket) {
    return html`<p>${offering === this.sight.me ? nothing : say("web-table.may-offer", this.name(offering))}</p>`;
  }

  #answering(offering: Player, to: Player) {
    return html`${this.#pair(offering, to)}
      <p>${to === this.sight.me ? nothing : say("web-table.answers", this.name(to))}</p>`;
  }

  #pair(one: Player, other: Player) {
    return html`<div class="pair">
      <span>${this.name(one)}</span>${back()}${icon("swap")}${back()}<span>${this.name(other)}</span>
    </div>`;
  }

  #market({ offering, waiting, traded }: DalmutiMarket) {
    return html`<div class="market">
      <span class="offering">${this.name(offering)}</span>
      ${waiting.map((player) => html`<span>${this.name(player)}</span>`)}
      ${traded.map((player) => html`<span class="traded">${this.name(player)}</span>`)}
    </div>`;
  }
}
