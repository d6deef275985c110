import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { buttons, shared } from "../../look/shared";
import { DmElement } from "../../view/element";
import { say } from "../../words/words";
import { type Sight, nameOf } from "../sight";
import { MoveEvent } from "./move-event";
import { sceneStyles } from "./scene-styles";

/** Somebody joins, and the Greater Dalmuti says where they sit (JOIN-1). */
@customElement("dm-newcomer")
export class DmNewcomer extends DmElement {
  static override styles = [shared, buttons, sceneStyles];

  @property({ attribute: false }) sight!: Sight;

  override render() {
    const { scene } = this.sight.picture;
    if (scene?.scene !== "seating") return nothing;
    const seats = this.sight.legal.flatMap((move) => (move.move === "seatNewcomer" ? [move] : []));
    return html`<section class="scene">
      <h2>${say("story.heading-doors")}</h2>
      <p class="ask">${say("play.ask-seat", nameOf(this.sight, scene.newcomer))}</p>
      <div class="choices">
        ${seats.map(
          (move) =>
            html`<button class="main" @click=${() => this.dispatchEvent(new MoveEvent(move))}>${say("play.move-seat", move.position)}</button>`,
        )}
      </div>
    </section>`;
  }
}
