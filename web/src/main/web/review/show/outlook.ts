import { DmElement, element, html, nothing, property, vars } from "../../view/element";
import type { GrapplesOutlook, Player } from "protocol";
import { table } from "../../view/table";
import { number, say } from "../../words/words";
import { rankName } from "../../grapples/words/cards";
import styles from "./outlook.css";

/** The table of expected values: what the next card may be (G-LOG-2). */
@element("dm-outlook", styles)
export class DmOutlook extends DmElement {
  @property({ attribute: false }) outlook: GrapplesOutlook | undefined;
  @property({ attribute: false }) name: (player: Player) => string = (player) => player;

  override render() {
    if (!this.outlook) return nothing;
    const { names, mean, leader, grapples } = this.outlook;
    const cards = Object.entries(names);
    const most = Math.max(0.01, ...cards.map(([, { next }]) => next));
    const rows = cards.map(
      ([rank, { left, next }]) => html`<tr>
        <th scope="row">${rankName(rank)}</th>
        <td>${left}</td>
        <td>${number(100 * next, 1)} %</td>
        <td class="share" aria-hidden="true"><i ${vars({ width: `${(100 * next) / most}%` })}></i></td>
      </tr>`,
    );
    return html`
      <p>${say("web.review.leader", this.name(leader), number(grapples, 1))}</p>
      <p>${say("web.review.mean", number(mean, 2))}</p>
      ${table([say("web.review.card"), say("web.review.left"), say("web.review.chance"), html`<td></td>`], rows)}
    `;
  }
}
