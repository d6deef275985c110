import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { shared } from "../../look/shared";
import { DmElement } from "../../view/element";
import { say } from "../../words/words";
import { back, faces } from "../face";
import { type Sight, nameOf, titleOf } from "../sight";
import { sceneStyles } from "./scene-styles";

/** The Greater Peon shuffles and deals (COURT-4). */
@customElement("dm-shuffle")
export class DmShuffle extends DmElement {
  static override styles = [
    shared,
    faces,
    sceneStyles,
    css`
      .deck {
        position: relative;
        width: calc(var(--card) * 2.6);
        height: calc(var(--card) * 1.5);
      }
      .card {
        position: absolute;
        left: calc(50% - var(--card) / 2);
        top: 0;
        animation: riffle 700ms infinite alternate ease-in-out;
      }
      .card:nth-child(even) {
        --way: -0.62;
      }
      .card:nth-child(3n) {
        animation-delay: -250ms;
      }
      @keyframes riffle {
        from {
          transform: translateX(calc(var(--card) * var(--way, 0.62))) rotate(calc(var(--way, 0.62) * 8deg));
        }
        40%,
        to {
          transform: none;
        }
      }
      .still .card {
        animation: none;
      }
    `,
  ];

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
