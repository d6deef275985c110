import { DmElement, element, html, property } from "../../view/element";
import type { Player } from "protocol";
import type { Outcome } from "../../table/animation/picture";
import { titleName } from "../../table/words/titles";
import { numberHeading, table } from "../../view/table";
import { say } from "../../words/words";
import styles from "./outcome.css";

/** How a round came out. */
@element("dm-outcome", styles)
export class DmOutcome extends DmElement {
  @property({ attribute: false }) outcome!: Outcome;
  @property({ attribute: false }) scores: Record<Player, number> = {};
  @property({ attribute: false }) name: (player: Player) => string = (player) => player;

  override render() {
    const { scores, next } = this.outcome;
    const headings = [
      say("story.column-out"),
      say("story.column-player"),
      numberHeading(say("story.column-points")),
      numberHeading(say("story.column-total")),
      say("story.column-next"),
    ];
    const rows = scores.map(
      ({ player, points, bonus }, i) => html`<tr>
        <td>${i + 1}</td>
        <th scope="row">${this.name(player)}</th>
        <td class="number">${points}${bonus > 0 ? ` + ${bonus}` : ""}</td>
        <td class="number">${this.scores[player] ?? 0}</td>
        <td>${titleName(next.indexOf(player) + 1, next.length)}</td>
      </tr>`,
    );
    return html`<h3>${say("story.heading-end-of-round")}</h3>
      ${table(headings, rows)}`;
  }
}
