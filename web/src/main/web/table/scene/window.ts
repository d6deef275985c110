import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { shared } from "../../look/shared";
import { DmElement } from "../../view/element";
import { say } from "../../words/words";
import "../ring";
import { face, faces } from "../face";
import type { Sight } from "../sight";
import { JESTER } from "../words/cards";
import { sceneStyles } from "./scene-styles";

const SECOND = 1000;

/** The moment in which a revolution may be declared. It looks the same to everybody (REV-6), who can all keep silent by a button below; who may declare one has more. */
@customElement("dm-window")
export class DmWindow extends DmElement {
  static override styles = [
    shared,
    faces,
    sceneStyles,
    css`
      .ring {
        position: relative;
        display: grid;
        place-items: center;
        width: calc(var(--card) * 2.3);
        aspect-ratio: 1;
      }
      dm-ring {
        --ring-width: 5;
        position: absolute;
        inset: 0;
      }
      .cards {
        --overlap: -0.45;
      }
      .cards > :first-child {
        rotate: -8deg;
      }
      .cards > :last-child {
        rotate: 8deg;
      }
      .ring .card {
        width: calc(var(--card) * 0.85);
      }
    `,
  ];

  @property({ attribute: false }) sight!: Sight;

  override render() {
    const { clock, board } = this.sight.now;
    const left = clock?.window === undefined ? 0 : Math.max(0, clock.window - this.sight.store.time());
    const total = (board?.plan.customs.window ?? 1) * SECOND;
    return html`<section class="scene">
      <h2>${say("web-table.window")}</h2>
      <div class="ring">
        ${left > 0 ? html`<dm-ring .left=${left} .total=${total}></dm-ring>` : nothing}
        <div class="cards" aria-hidden="true">${face(JESTER)}${face(JESTER)}</div>
      </div>
      <p class="quiet">${say("play.explain-revolution")}</p>
    </section>`;
  }
}
