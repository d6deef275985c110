import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { shared } from "../../look/shared";
import { DmElement } from "../../view/element";
import { say } from "../../words/words";
import { type Sight, titleOf } from "../sight";
import { chairOf, hatOf, titleAt } from "./rank";
import { treat, treats } from "./treat";

/** The viewer's own place at the bottom of the table. */
@customElement("dm-own")
export class DmOwn extends DmElement {
  static override styles = [
    shared,
    treats,
    css`
      :host {
        color: var(--on-felt);
      }
      .own {
        position: relative;
        display: flex;
        align-items: center;
        gap: var(--space-2);
        padding: 0.2rem var(--space-2);
        border-radius: var(--radius-s);
        background: rgb(0 0 0 / 26%);
        overflow: hidden;
      }
      .turn {
        box-shadow: inset 0 0 0 2px var(--gold-bright);
      }
      img {
        width: 1.9rem;
      }
      .chair {
        width: 1.7rem;
      }
      .who {
        flex: 1;
        min-width: 0;
        line-height: 1.2;
      }
      b,
      small {
        display: block;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      small {
        color: var(--on-felt-soft);
      }
      .act {
        font-style: italic;
      }
    `,
  ];

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
      ${picture.ranked ? html`<img src=${hatOf(title)} alt="" />` : nothing}<img class="chair" src=${chairOf(title)} alt="" />
      ${treat(sight, position)}
      <div class="who">
        <b>${sight.store.name(me)}</b>
        <small>${position > 0 ? titleOf(sight, me) : ""}</small>
      </div>
      ${out >= 0 ? html`<span>${say("web-table.out-place", out + 1)}</span>` : nothing}
      ${picture.acts[me]?.did === "passed" ? html`<span class="act">${say("web-table.passed")}</span>` : nothing}
      <span>${say("web-table.points", picture.scores[me] ?? 0)}</span>
    </div>`;
  }
}
