import { buttons, DmElement, element, html, nothing, property } from "../../view/element";
import { say } from "../../words/words";
import { portraitOf } from "../../people/portrait";
import { mayPick } from "../scene/room";
import { points, type Sight, titleOf } from "../sight";
import { figure, figures } from "./figure";
import { titleAt } from "./rank";
import { treat, treats } from "./treat";
import styles from "./dm-own.css";

/** The viewer's own place at the bottom of the table. */
@element("dm-own", buttons, figures, treats, styles)
export class DmOwn extends DmElement {
  @property({ attribute: false }) sight!: Sight;

  override render() {
    const { sight } = this;
    const { picture, me } = sight;
    if (me === undefined) return nothing;
    const position = picture.order.indexOf(me) + 1;
    const title = picture.ranked ? titleAt(position, picture.order.length) : "merchant";
    const turn = picture.turn === me;
    const out = picture.out.indexOf(me);
    return html`<div class="own ${turn ? "turn" : ""}">
      <div class="figure">
        ${figure(portraitOf(sight.store, me), title, picture.ranked)} ${treat(sight, me)}
      </div>
      <div class="who">
        <b>${sight.store.name(me)}</b>
        <small>${position > 0 ? titleOf(sight, me) : ""}</small>
      </div>
      <div class="more">
      ${mayPick(sight) ? html`<button @click=${() => this.emit("room")}>${say("web-table.room-open")}</button>` : nothing}
      ${out >= 0 ? html`<span>${say("web-table.out-place", out + 1)}</span>` : nothing}
      ${picture.acts[me]?.did === "passed" ? html`<span class="act">${say("web-table.passed")}</span>` : nothing}
      <span>${points(sight, me)}</span>
      </div>
    </div>`;
  }
}
