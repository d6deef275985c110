import { face, faceLook } from "../grapples/face";
import { isCard } from "../grapples/words/cards";
import { DmElement, element, html, property } from "../view/element";
import { say } from "../words/words";
import styles from "./in-pictures.css";

const card = (rank: number) => `art/card-${rank}.svg`;
const BACK = "art/back.svg";
const hats = ["crown", "coronet", "feather", "straw", "hood"].map((it) => `art/hat-${it}.svg`);

/** What is drawn to each sentence of a game: pictures, and cards of Grapples. */
const PICTURES: Record<string, readonly (readonly string[])[]> = {
  dalmuti: [
    ["art/hat-crown.svg"],
    [card(1), card(12)],
    [card(11), card(11), card(11)],
    [card(8), card(8), card(8)],
    [BACK],
    [card(7), card(13)],
    hats,
    [card(2), "art/hat-crown.svg"],
    [card(13), card(13)],
  ],
  grapples: [["9H", "8C", "7S"], ["2D", "5C", "9H"], ["10C", "QH", "KS"], ["art/hat-crown.svg", BACK], ["9D", BACK], ["2S", "X1"], ["JD", "AS"], ["QS"]],
};

/** A game on one page, for whoever would rather look than read; the rules with their ids come after it. */
@element("dm-in-pictures", faceLook, styles)
export class DmInPictures extends DmElement {
  @property() game = "dalmuti";

  override render() {
    return html`<ol>
      ${PICTURES[this.game]?.map(
        (drawn, i) => html`<li class="panel">
          <div class="drawn" aria-hidden="true">${drawn.map((it) => (isCard(it) ? face(it) : html`<img src=${it} alt="" />`))}</div>
          <p>${say(`web.learn.simple-${this.game}-${i + 1}`)}</p>
        </li>`,
      )}
    </ol>`;
  }
}
