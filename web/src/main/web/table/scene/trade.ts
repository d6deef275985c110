import { DmElement, element, html, nothing, property, type TemplateResult } from "../../view/element";
import { icon } from "../../view/icon";
import type { DalmutiMarket, DalmutiScene, Player } from "protocol";
import { say } from "../../words/words";
import { back, faces } from "../face";
import { nameOf, offers, type Sight } from "../sight";
import { sceneStyles } from "./styles";
import styles from "./trade.css";

/** The Merchants trade a card, face down (TRADE-1). */
@element("dm-trade", faces, sceneStyles, styles)
export class DmTrade extends DmElement {
  @property({ attribute: false }) sight!: Sight;

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
    const text = offers(this.sight, "namePartner") ? say("play.explain-trade") : say("web-table.names-partner", nameOf(this.sight, first));
    return html`<p>${text}</p>`;
  }

  #exchanging(first: Player, partner: Player) {
    return html`${this.#pair(first, partner)}
    ${offers(this.sight, "giveCard") ? nothing : html`<p class="quiet">${say("play.explain-trade")}</p>`}`;
  }

  #offering({ offering }: DalmutiMarket) {
    return html`<p>${offers(this.sight, "offer") ? nothing : say("web-table.may-offer", nameOf(this.sight, offering))}</p>`;
  }

  #answering(offering: Player, to: Player) {
    return html`${this.#pair(offering, to)}
      <p>${offers(this.sight, "refuseOffer") ? nothing : say("web-table.answers", nameOf(this.sight, to))}</p>`;
  }

  #pair(one: Player, other: Player) {
    return html`<div class="pair">
      <span>${nameOf(this.sight, one)}</span>${back()}${icon("swap")}${back()}<span>${nameOf(this.sight, other)}</span>
    </div>`;
  }

  #market({ offering, waiting, traded }: DalmutiMarket) {
    return html`<div class="market">
      <span class="offering">${nameOf(this.sight, offering)}</span>
      ${waiting.map((player) => html`<span>${nameOf(this.sight, player)}</span>`)}
      ${traded.map((player) => html`<span class="traded">${nameOf(this.sight, player)}</span>`)}
    </div>`;
  }
}
