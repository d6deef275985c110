import { DmElement, element, html, property, tables, vars } from "../../view/element";
import type { Player } from "protocol";
import type { ReviewedFortune, ReviewedReview, ReviewedShowing } from "protocol/rest";
import { table } from "../../view/table";
import { figure, say, signed } from "../../words/words";
import { MARKS, markSign, markStyles } from "../tell/marks";
import styles from "./showings.css";

/** What the points of a round came from. */
const SOURCES = ["luck", "skill", "rest"] as const;

/** How everybody played: accuracy, marks, and luck against skill. */
@element("dm-showings", tables, markStyles, styles)
export class DmShowings extends DmElement {
  @property({ attribute: false }) review!: ReviewedReview;
  @property({ attribute: false }) name: (player: Player) => string = (player) => player;

  override render() {
    return html`
      <div class="scroll" tabindex="0" role="region" aria-label=${say("web.review.accuracy")}>${this.#accuracies()}</div>
      <h3>${say("web.review.fortune")}</h3>
      <div class="scroll" tabindex="0" role="region" aria-label=${say("web.review.fortune")}>${this.#fortunes()}</div>
      <p class="soft small explained">${say("web.review.fortune-text")}</p>
    `;
  }

  #accuracies() {
    const rows = this.review.players.map(
      ({ player, accuracy, marks }) => html`<tr>
        <th scope="row">${this.name(player)}</th>
        <td>${accuracy === undefined ? "–" : `${figure(100 * accuracy, 1)} %`}</td>
        ${MARKS.map((mark) => html`<td>${marks[mark]}</td>`)}
      </tr>`,
    );
    const marks = MARKS.map((mark) => html`<th scope="col">${markSign(mark)}</th>`);
    return table([say("story.column-player"), say("web.review.accuracy"), ...marks], rows);
  }

  #fortunes() {
    const all = this.review.players.map((showing) => ({ showing, sum: summed(showing) }));
    const most = Math.max(0.1, ...all.flatMap(({ sum }) => SOURCES.map((it) => Math.abs(sum[it]))));
    const rows = all.map(
      ({ showing, sum }) => html`<tr>
        <th scope="row">${this.name(showing.player)}</th>
        <td>${signed(sum.beyond, 1)}</td>
        ${SOURCES.map((it) => html`<td>${signed(sum[it], 1)}</td><td class="bars">${bar(it, sum[it] / most)}</td>`)}
      </tr>`,
    );
    const sources = SOURCES.map((it) => html`<th scope="col" colspan="2">${say(`web.review.fortune-${it}`)}</th>`);
    return table([say("story.column-player"), say("web.review.beyond"), ...sources], rows);
  }
}

function bar(kind: string, share: number) {
  const width = 50 * Math.abs(share);
  const left = share < 0 ? 50 - width : 50;
  return html`<div class="track" aria-hidden="true"><i class=${kind} ${vars({ left: `${left}%`, width: `${width}%` })}></i></div>`;
}

/** All rounds together. */
function summed({ fortunes }: ReviewedShowing): Omit<ReviewedFortune, "round"> {
  const sum = (of: "beyond" | (typeof SOURCES)[number]) => fortunes.reduce((all, it) => all + it[of], 0);
  return { beyond: sum("beyond"), luck: sum("luck"), skill: sum("skill"), rest: sum("rest") };
}
