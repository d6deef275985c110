import { DmElement, element, html, property } from "../view/element";
import { say } from "../words/words";
import styles from "./in-pictures.css";

const card = (rank: number) => `art/card-${rank}.svg`;
const hats = ["crown", "coronet", "feather", "straw", "hood"].map((it) => `art/hat-${it}.svg`);

/** What is drawn to each sentence of a game. */
const PICTURES: Record<string, readonly (readonly string[])[]> = {
  dalmuti: [
    ["art/hat-crown.svg"],
    [card(1), card(12)],
    [card(11), card(11), card(11)],
    [card(8), card(8), card(8)],
    ["art/back.svg"],
    [card(7), card(13)],
    hats,
    [card(2), "art/hat-crown.svg"],
    [card(13), card(13)],
  ],
};

/** A game on one page, for whoever would rather look than read; the rules with their ids come after it. */
@element("dm-in-pictures", styles)
export class DmInPictures extends DmElement {
  @property() game = "dalmuti";

  override render() {
    const pictures = PICTURES[this.game];
    if (!pictures) return html`<section class="panel"><p>${say("play.help-grapples")}</p></section>`;
    return html`<ol>
      ${pictures.map(
        (drawn, i) => html`<li class="panel">
          <div class="drawn" aria-hidden="true">${drawn.map((src) => html`<img src=${src} alt="" />`)}</div>
          <p>${say(`web.learn.simple-${i + 1}`)}</p>
        </li>`,
      )}
    </ol>`;
  }
}
