import { buttons, DmElement, element, html, nothing, property } from "../view/element";
import type { Career, MatchCard, Statistics, StatisticsRival } from "protocol/rest";
import { parsed } from "../create/rules";
import { date, number, percent, say, title } from "../words/words";
import styles from "./past.css";

/** How somebody has done: figures for each game, and their matches. */
@element("dm-past", buttons, styles)
export class DmPast extends DmElement {
  @property({ attribute: false }) career!: Career;
  @property({ attribute: false }) played: MatchCard[] = [];
  @property() me = "";

  override render() {
    return html`
      <section class="panel stack">
        <h2>${say("web.me.statistics")}</h2>
        ${this.career.games.length === 0 ? html`<p class="soft">${say("web.me.no-matches")}</p>` : nothing}
        ${this.career.games.map((game) => this.figures(game))}
      </section>
      ${this.played.length === 0
        ? nothing
        : html`<section class="panel stack">
            <h2>${say("web.me.history")}</h2>
            <ul>
              ${this.played.map((match) => html`<li>${this.match(match)}</li>`)}
            </ul>
          </section>`}
    `;
  }

  private figures(game: Statistics) {
    const rows: [string, string][] = [
      [say("web.me.matches"), number(game.matches)],
      [say("web.me.won"), number(game.won)],
      [say("web.me.rounds"), number(game.rounds)],
      [say("web.me.place"), percent(1 - game.place)],
      [say("web.me.rating"), number(game.rating)],
    ];
    if (game.game === "dalmuti") {
      rows.push(
        [say("web.me.rounds-as", title("greater-dalmuti")), number(game.crowned)],
        [say("web.me.rounds-as", title("greater-peon")), number(game.peon)],
        [say("web.me.firsts"), number(game.firsts)],
        [say("web.me.tricks"), number(game.tricks)],
      );
    }
    return html`<div>
      <h3>${say(`options.${game.game}`)}</h3>
      <dl>
        ${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
      </dl>
      ${game.rivals.length === 0 ? nothing : this.rivals(game.rivals)}
    </div>`;
  }

  /** Head to head with those one has met most often. */
  private rivals(rivals: StatisticsRival[]) {
    return html`<h4>${say("web.me.rivals")}</h4>
      <p class="small soft">${say("web.me.rivals-text")}</p>
      <ul>
        ${rivals.map(
          (rival) => html`<li class="line">
            <span><strong>${rival.name}</strong> <span class="small soft">${say("web.me.met", rival.matches)}</span></span>
            <b class="score">${number(rival.ahead)} : ${number(rival.behind)}</b>
          </li>`,
        )}
      </ul>`;
  }

  private match(match: MatchCard) {
    const mine = match.results.find((result) => result.guest === this.me);
    return html`<a href="/m/${match.id}">
      <span>
        <strong>${say(`options.${match.game}`)}: ${say(`web.preset-${parsed(match.rules).preset}`)}</strong><br />
        <span class="small soft">${date(match.ended)} · ${say("web.me.rounds-played", match.rounds)}</span>
      </span>
      <span>${mine ? say("web.me.placed", mine.place, match.results.length) : nothing}</span>
    </a>`;
  }
}
