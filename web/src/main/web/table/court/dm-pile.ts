import { css, html, nothing } from "lit";
import { customElement, property, queryAll } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { shared } from "../../look/shared";
import { DmElement } from "../../view/element";
import { say } from "../../words/words";
import { face, faces } from "../face";
import { type Sight, nameOf } from "../sight";
import type { Laid } from "../stage/picture";
import { cardsOf, playName } from "../words/cards";

const SHOWN = 4;

/** The running trick: the last plays with their owners, the latest in front. */
@customElement("dm-pile")
export class DmPile extends DmElement {
  static override styles = [
    shared,
    faces,
    css`
      :host {
        /* four plays on one another and the name below them fit */
        --card: clamp(2rem, min(11cqw + 1.2rem, (100cqh - 2.2rem) / 3.5), 5.4rem);
        width: 100%;
        container-type: inline-size;
        color: var(--on-felt);
      }
      ol {
        display: grid;
        justify-items: center;
      }
      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
        width: 100%;
      }
      li + li {
        margin-top: calc(var(--card) * -0.72);
      }
      .cards {
        grid-area: 1 / 2;
      }
      li:not(:last-child) .cards {
        filter: brightness(0.72);
      }
      .owner {
        grid-area: 2 / 1 / auto / span 3;
        justify-self: center;
        margin-top: 0.3rem;
        padding: 0.05rem 0.6rem;
        border-radius: 1rem;
        background: rgb(0 0 0 / 45%);
        font-size: var(--text-s);
        font-weight: 600;
        max-width: 100%;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      /* of those below, a strip is seen: the name stands beside it, however wide it is */
      li:not(:last-child) .owner {
        --onto: calc(var(--card) * 0.35);
        grid-area: 1 / 3;
        place-self: start;
        z-index: 1;
        margin: 0.1rem 0 0 calc(0rem - var(--onto));
        max-width: calc(100% + var(--onto) - 1rem);
        padding: 0 0.4rem;
        background: rgb(0 0 0 / 70%);
        font-size: max(0.6875rem, min(var(--text-s), var(--card) * 0.3));
      }
      .many {
        --overlap: -0.7;
      }
      .most {
        --overlap: -0.82;
      }
      .empty {
        display: grid;
        place-items: center;
        gap: var(--space-2);
        min-height: 6rem;
        text-align: center;
        color: var(--on-felt-soft);
      }
    `,
  ];

  @property({ attribute: false }) sight!: Sight;
  @queryAll("li") readonly plays!: NodeListOf<HTMLElement>;

  override render() {
    const { pile, swept } = this.sight.picture;
    const shown = (pile.length > 0 ? pile : swept).slice(-SHOWN);
    if (shown.length === 0) return html`<p class="empty">${this.#empty()}</p>`;
    return html`<ol aria-label=${say("web-table.pile")}>
      ${repeat(shown, (laid) => laid.number, (laid, i) => this.#play(laid, i === shown.length - 1))}
    </ol>`;
  }

  #play(laid: Laid, latest: boolean) {
    const cards = cardsOf(laid.play);
    const crowd = cards.length > 8 ? "most" : cards.length > 4 ? "many" : "";
    const owner = nameOf(this.sight, laid.by);
    return html`<li data-key=${laid.number} data-by=${laid.by}>
      <div class="owner">${latest ? owner : this.sight.store.name(laid.by)}</div>
      <div class="cards ${crowd}" role="img" aria-label="${owner}: ${playName(laid.play)}">
        ${cards.map((rank) => face(rank))}
      </div>
    </li>`;
  }

  #empty() {
    const { turn, scene } = { turn: this.sight.picture.turn, scene: this.sight.picture.scene };
    if (scene?.scene !== "tricks" || !turn) return nothing;
    return turn === this.sight.me ? say("web-table.you-lead") : say("web-table.leads", this.sight.store.name(turn));
  }
}
