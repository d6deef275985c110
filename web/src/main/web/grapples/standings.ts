import { DmElement, element, html, icon, nothing, property, tables } from "../view/element";
import { table } from "../view/table";
import { say } from "../words/words";
import { faceLook, namedFace } from "./face";
import { type Outcome, ranked } from "./outcome";
import type { Sight } from "./sight";
import styles from "./standings.css";

/** What the last game brought, and what everybody has reached in the match. */
@element("dm-g-standings", faceLook, tables, styles)
export class DmGrapplesStandings extends DmElement {
  @property({ attribute: false }) sight!: Sight;
  @property({ attribute: false }) outcome: Outcome | undefined;

  override render() {
    const { outcome } = this;
    const only = outcome?.match && outcome.game === 1;
    return html`${outcome ? this.#game(outcome) : nothing} ${only ? nothing : this.#match()}`;
  }

  #game(outcome: Outcome) {
    const rows = ranked(outcome.grapples).map(({ player, seat, grapples }) => {
      const first = outcome.winners.includes(player);
      return html`<tr class=${first ? "first" : ""}>
        <td>
          ${this.sight.store.name(player)} ${first ? icon("crown") : nothing}
          <div class="cards">${(outcome.hands[seat] ?? []).map(namedFace)}</div>
        </td>
        <td>${grapples}</td>
      </tr>`;
    });
    return table([say("story.column-player"), say("play.grapples.column-grapples")], rows);
  }

  #match() {
    const { standing } = this.sight.now;
    if (!standing) return nothing;
    const headings = [say("story.column-player"), say("play.grapples.column-won"), say("play.grapples.column-grapples")];
    const rows = ranked(standing.grapples)
      .sort((one, other) => (standing.won[other.seat] ?? 0) - (standing.won[one.seat] ?? 0))
      .map(({ player, seat, grapples }) => [this.sight.store.name(player), standing.won[seat] ?? 0, grapples])
      .map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`);
    return table(headings, rows, say("web.grapples.standing"));
  }
}
