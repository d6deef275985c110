import { css, html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { DalmutiMarket, DalmutiScene, Player } from "protocol";
import { buttons, shared } from "../../look/shared";
import { DmElement } from "../../view/element";
import { say } from "../../words/words";
import { back, faces } from "../face";
import { type Sight, nameOf, offers } from "../sight";
import { sign } from "../sign";
import { AimEvent, MoveEvent } from "./move-event";
import { sceneStyles } from "./scene-styles";

/** The Merchants trade a card, face down (TRADE-1). */
@customElement("dm-trade")
export class DmTrade extends DmElement {
  static override styles = [
    shared,
    buttons,
    faces,
    sceneStyles,
    css`
      .pair {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: var(--space-3);
        font-weight: 600;
      }
      .pair .card {
        width: calc(var(--card) * 0.6);
      }
      .market {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: var(--space-1) var(--space-3);
        font-size: var(--text-s);
      }
      .market .offering {
        color: #ffe2a0;
        font-weight: 700;
      }
      .market .traded {
        text-decoration: line-through;
        color: var(--on-felt-soft);
      }
    `,
  ];

  @property({ attribute: false }) sight!: Sight;
  /** Whom the card is offered to, once that is chosen. */
  @property() aim: Player | undefined;

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
    const partners = this.sight.legal.flatMap((move) => (move.move === "namePartner" ? [move] : []));
    if (partners.length === 0) return html`<p>${say("web-table.names-partner", nameOf(this.sight, first))}</p>`;
    return html`<p class="ask">${say("play.ask-partner")}</p>
      <div class="choices">
        ${partners.map(
          (move) => html`<button class="main" @click=${() => this.dispatchEvent(new MoveEvent(move))}>${this.sight.store.name(move.partner)}</button>`,
        )}
        ${this.#decline()}
      </div>`;
  }

  #exchanging(first: Player, partner: Player) {
    return html`${this.#pair(first, partner)}
    ${offers(this.sight, "giveCard") ? nothing : html`<p class="quiet">${say("play.explain-trade")}</p>`}`;
  }

  #offering({ offering }: DalmutiMarket) {
    const to = new Set(this.sight.legal.flatMap((move) => (move.move === "offer" ? [move.to] : [])));
    if (to.size === 0) {
      return html`<p>${offers(this.sight, "declineTrade") ? nothing : say("web-table.may-offer", nameOf(this.sight, offering))}</p>
        <div class="choices">${this.#decline()}</div>`;
    }
    return html`<div class="choices">
        ${[...to].map(
          (player) => html`<button
            aria-pressed=${player === this.aim}
            @click=${() => this.dispatchEvent(new AimEvent(player))}
          >
            ${this.sight.store.name(player)}
          </button>`,
        )}
        ${this.#decline()}
      </div>`;
  }

  #answering(offering: Player, to: Player) {
    if (!offers(this.sight, "refuseOffer")) {
      return html`${this.#pair(offering, to)}<p>${say("web-table.answers", nameOf(this.sight, to))}</p>`;
    }
    return html`${this.#pair(offering, to)}
      <div class="choices">
        <button @click=${() => this.dispatchEvent(new MoveEvent({ move: "refuseOffer" }))}>${say("play.move-refuse")}</button>
      </div>`;
  }

  #decline() {
    return offers(this.sight, "declineTrade")
      ? html`<button @click=${() => this.dispatchEvent(new MoveEvent({ move: "declineTrade" }))}>${say("play.move-no-trade")}</button>`
      : nothing;
  }

  #pair(one: Player, other: Player) {
    return html`<div class="pair">
      <span>${nameOf(this.sight, one)}</span>${back()}${sign("swap")}${back()}<span>${nameOf(this.sight, other)}</span>
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
