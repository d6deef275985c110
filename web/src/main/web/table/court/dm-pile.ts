import { DmElement, element, html, nothing, property, queryAll, vars } from "../../view/element";
import { repeat } from "lit/directives/repeat.js";
import { capital, say } from "../../words/words";
import { face, faces } from "../face";
import type { Sight } from "../sight";
import type { Laid } from "../animation/picture";
import { cardsOf, playName } from "../words/cards";
import styles from "./dm-pile.css";

const SHOWN = 3;

/** The running trick: the last plays with their owners, the latest in front. */
@element("dm-pile", faces, styles)
export class DmPile extends DmElement {
  @property({ attribute: false }) sight!: Sight;
  @queryAll("li") readonly plays!: NodeListOf<HTMLElement>;

  override render() {
    const { pile, swept } = this.sight.picture;
    const shown = (pile.length > 0 ? pile : swept).slice(-SHOWN);
    if (shown.length === 0) return html`<p class="empty">${this.#empty()}</p>`;
    return html`<ol aria-label=${say("web-table.pile")} ${vars({ "--most": String(Math.max(...shown.map(({ play }) => cardsOf(play).length))) })}>
      ${repeat(shown, (laid) => laid.number, (laid) => this.#play(laid))}
    </ol>`;
  }

  #play(laid: Laid) {
    const cards = cardsOf(laid.play);
    const { me, store } = this.sight;
    const owner = laid.by === me ? capital(say("web.people.you")) : store.name(laid.by);
    return html`<li data-key=${laid.number} data-by=${laid.by} ${vars({ "--cards": String(cards.length) })}>
      <div class="owner">${owner}</div>
      <div class="cards" role="img" aria-label="${owner}: ${playName(laid.play)}">
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
