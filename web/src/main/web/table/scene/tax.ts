import { element, html, icon, nothing } from "../../view/element";
import type { Cards, DalmutiEventTaxPaid, DalmutiEventTaxReturned, Player } from "protocol";
import { say } from "../../words/words";
import { hatOf, titleAt } from "../court/rank";
import { back, face, faces } from "../face";
import { cardsName, sizeOf } from "../words/cards";
import { Scene, sceneStyles } from "./scene";
import styles from "./tax.css";

type Paid = DalmutiEventTaxPaid | DalmutiEventTaxReturned;

/** The peons pay, the Dalmutis give back (TAX-1). */
@element("dm-tax", faces, sceneStyles, styles)
export class DmTax extends Scene {
  override render() {
    const { scene } = this.sight.picture;
    const moving = (this.sight.beat?.events ?? []).filter((event): event is Paid => event.event === "taxPaid" || event.event === "taxReturned");
    const levies = scene?.scene === "taxing" ? scene.levies : [];
    return html`<section class="scene">
      <h2>${say("story.heading-tax")}</h2>
      <ul>
        ${moving.length > 0 ? moving.map((paid) => this.#paid(paid)) : levies.map(({ peon, lord, count }) => this.#row(peon, lord, count, say("web-table.best", count)))}
      </ul>
      ${this.sight.beat || this.offers("payBack") ? nothing : html`<p class="quiet">${say("play.explain-tax")}</p>`}
    </section>`;
  }

  #paid(paid: Paid) {
    return paid.event === "taxPaid"
      ? this.#row(paid.peon, paid.lord, paid.cards, cardsName(paid.cards))
      : this.#row(paid.lord, paid.peon, paid.cards, cardsName(paid.cards));
  }

  #row(from: Player, to: Player, cards: Cards, words: string) {
    return html`<li>
      ${this.#who(from)}
      <div class="way">
        ${icon("downward")}
        <div class="cards" aria-hidden="true">
          ${typeof cards === "number" ? Array.from({ length: sizeOf(cards) }, () => back()) : cards.map((rank) => face(rank))}
        </div>
      </div>
      ${this.#who(to)}
      <span class="words">${words}</span>
    </li>`;
  }

  #who(player: Player) {
    const { order } = this.sight.picture;
    const title = titleAt(order.indexOf(player) + 1, order.length);
    return html`<div class="who"><img src=${hatOf(title)} alt="" /><span>${this.sight.store.name(player)}</span></div>`;
  }
}
