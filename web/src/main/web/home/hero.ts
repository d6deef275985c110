import { DmElement, element, html, vars } from "../view/element";
import { figure, figures } from "../table/court/figure";
import type { Title } from "../table/court/rank";
import { BACK, faceOf } from "../table/face";
import styles from "./hero.css";

/** Who sits there: a face, a title, and where, in hundredths of the picture. */
const COURT: [face: number, title: Title, x: number, y: number][] = [
  [14, "lesser-peon", 10, 46],
  [3, "greater-dalmuti", 27, 23],
  [9, "lesser-dalmuti", 50, 17],
  [12, "merchant", 73, 23],
  [10, "greater-peon", 90, 46],
];
const PILE = [11, 11, 7, 7];
const HAND = [1, 2, 3, 6, 9, 12, 13];

/** The game itself: a table in its hall, as it is played at. Only a picture. */
@element("dm-hero", figures, styles)
export class DmHero extends DmElement {
  override render() {
    return html`<div class="hall" aria-hidden="true">
      <div class="board"></div>
      ${COURT.map(
        ([face, title, x, y]) => html`<div class="figure" ${vars({ "--x": `${x}%`, "--y": `${y}%` })}>
          ${figure(`art/person-${face}.svg`, title)}<img class="back" src=${BACK} alt="" /><img class="back second" src=${BACK} alt="" />
        </div>`,
      )}
      <div class="pile">${PILE.map((rank) => html`<img src=${faceOf(rank)} alt="" />`)}</div>
      <div class="hand">
        ${HAND.map((rank, i) => html`<img src=${faceOf(rank)} alt="" ${vars({ "--at": String(i - (HAND.length - 1) / 2) })} />`)}
      </div>
    </div>`;
  }
}
