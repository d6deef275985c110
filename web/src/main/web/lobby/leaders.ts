import { DmElement, element, html, nothing, state } from "../view/element";
import type { Leaderboard } from "protocol/rest";
import { leaderboard } from "../wire/rest";
import { showError } from "../view/toast";
import { number, say } from "../words/words";
import styles from "./leaders.css";

const MOST = 10;

/** Who plays each game best. */
@element("dm-leaders", styles)
export class DmLeaders extends DmElement {
  @state() private boards: Leaderboard[] = [];

  protected override whenShown(): void {
    Promise.all(["dalmuti", "grapples"].map(leaderboard))
      .then((boards) => (this.boards = boards.filter(({ rows }) => rows.length > 0)))
      .catch(showError);
  }

  override render() {
    if (this.boards.length === 0) return nothing;
    return html`<section class="panel stack">
      <h2>${say("web.lobby.leaders")}</h2>
      ${this.boards.map(({ game, rows }) => html`<div>
        <h3>${say(`options.${game}`)}</h3>
        <ol>
          ${rows.slice(0, MOST).map(
            (row) => html`<li><span>${row.place}</span><span>${row.name}</span><span>${say("web.me.rating")} ${number(row.rating)}</span></li>`,
          )}
        </ol>
      </div>`)}
    </section>`;
  }
}
