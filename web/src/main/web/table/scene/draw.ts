import { element, html, nothing } from "../../view/element";
import { repeat } from "lit/directives/repeat.js";
import type { Player, Rank } from "protocol";
import { say } from "../../words/words";
import { face, faces } from "../face";
import { type Sight } from "../sight";
import { Scene, sceneStyles } from "./scene";
import styles from "./draw.css";

interface Drawn {
  by: Player;
  /** All that this player has drawn, the last one first. */
  cards: Rank[];
}

/** The draw for the first positions, best first, ties marked (DRAW-1, DRAW-2). */
@element("dm-draw", faces, sceneStyles, styles)
export class DmDraw extends Scene {
  override render() {
    const drawn = inOrder(this.sight);
    const tied = new Set(ties(drawn));
    return html`<section class="scene">
      <h2>${say("story.heading-draw")}</h2>
      <p class="quiet">${say("play.explain-draw")}</p>
      <ol>
        ${repeat(
          drawn,
          ({ by }) => by,
          ({ by, cards }) => html`<li class="${tied.has(by) ? "tied" : ""} ${by === this.sight.me ? "me" : ""}">
            <div class="cards">${[...cards].reverse().map((rank) => face(rank))}</div>
            <span>${this.name(by)}</span>
          </li>`,
        )}
      </ol>
      ${tied.size > 0 ? html`<p class="ask">${say("web-table.tied")}</p>` : nothing}
    </section>`;
  }
}

function inOrder({ picture }: Sight): Drawn[] {
  const drawn = new Map<Player, Rank[]>();
  for (const { by, card } of picture.draws) drawn.set(by, [card, ...(drawn.get(by) ?? [])]);
  const all = [...drawn].map(([by, cards]) => ({ by, cards }));
  if (picture.order.length > 0 && all.length === picture.order.length && ties(all).length === 0) {
    return all.sort((a, b) => picture.order.indexOf(a.by) - picture.order.indexOf(b.by));
  }
  return all.sort((a, b) => (a.cards.at(-1) ?? 0) - (b.cards.at(-1) ?? 0));
}

/** Those whose cards, all of them, are the same as somebody else's. */
function ties(drawn: Drawn[]): Player[] {
  const key = ({ cards }: Drawn) => cards.join();
  return drawn.filter((one) => drawn.some((other) => other.by !== one.by && key(other) === key(one))).map(({ by }) => by);
}
