import { css, html, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import { shared } from "../look/shared";
import type { Leaderboard } from "../wire/api";
import { leaderboard } from "../wire/rest";
import { DmElement } from "../view/element";
import { complain } from "../view/toast";
import { number, say } from "../words/words";

const MOST = 10;

/** Who plays each game best. */
@customElement("dm-leaders")
export class DmLeaders extends DmElement {
  static override styles = [
    shared,
    css`
      li {
        display: grid;
        grid-template-columns: 1.6rem minmax(0, 1fr) auto;
        padding: var(--space-1) 0;
        border-bottom: 1px solid var(--line);
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  @state() private boards: Leaderboard[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    Promise.all(["dalmuti", "grapples"].map(leaderboard))
      .then((boards) => (this.boards = boards.filter(({ rows }) => rows.length > 0)))
      .catch(complain);
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
