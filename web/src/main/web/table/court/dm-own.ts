import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { shared } from "../../look/shared";
import { DmElement } from "../../view/element";
import { say } from "../../words/words";
import { type Sight, titleOf } from "../sight";
import { deadline } from "./deadline";
import { chairOf, hatOf, titleAt } from "./rank";

/** The viewer's own place at the bottom of the table, with a bar of the time that is left. */
@customElement("dm-own")
export class DmOwn extends DmElement {
  static override styles = [
    shared,
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
      .time {
        position: absolute;
        left: 0;
        right: 0;
        bottom: 0;
        height: 0.32rem;
        background: var(--gold-bright);
        transform-origin: 0 50%;
      }
      .time.late {
        background: repeating-linear-gradient(90deg, #ff8d7a 0 0.6rem, #a3262a 0.6rem 0.9rem);
      }
    `,
  ];

  @property({ attribute: false }) sight!: Sight;

  override render() {
    const { sight } = this;
    const { picture, me } = sight;
    if (me === undefined) return html`<p class="own">${say("web-table.onlooker")}</p>`;
    const position = picture.order.indexOf(me) + 1;
    const title = titleAt(position, picture.order.length);
    const turn = picture.turn === me;
    const out = picture.out.indexOf(me);
    const time = deadline(sight, me);
    return html`<div class="own ${turn ? "turn" : ""}">
      <img src=${hatOf(title)} alt="" /><img class="chair" src=${chairOf(title)} alt="" />
      <div class="who">
        <b>${sight.store.name(me)}</b>
        <small>${position > 0 ? titleOf(sight, me) : ""}</small>
      </div>
      ${out >= 0 ? html`<span>${say("web-table.out-place", out + 1)}</span>` : nothing}
      ${picture.acts[me]?.did === "passed" ? html`<span class="act">${say("web-table.passed")}</span>` : nothing}
      <span>${say("web-table.points", picture.scores[me] ?? 0)}</span>
      ${time ? html`<i class="time ${time.late ? "late" : ""}"></i>` : nothing}
    </div>`;
  }

  protected override updated(): void {
    const bar = this.renderRoot.querySelector(".time");
    const time = this.sight.me === undefined ? undefined : deadline(this.sight, this.sight.me);
    if (!bar || !time) return;
    for (const running of bar.getAnimations()) running.cancel();
    bar.animate([{ transform: `scaleX(${time.left / time.total})` }, { transform: "scaleX(0)" }], {
      duration: Math.max(1, time.left),
      fill: "forwards",
    });
  }
}
