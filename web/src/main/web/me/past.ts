import { to } from "../site";
import { buttons, DmElement, element, figures, html, nothing, property } from "../view/element";
import type { MatchCard, Statistics, StatisticsRival } from "protocol/rest";
import { parsed } from "../create/rules";
import "../review/show/plot";
import { date, number, percent, say, title } from "../words/words";
import styles from "./past.css";

/** How many matches make a curve. */
const FEWEST = 3;

/** How somebody has done: what they may be proud of, how they came on, figures for each game, and their matches. */
@element("dm-past", buttons, figures, styles)
export class DmPast extends DmElement {
  /** What is known of these matches together. */
  @property({ attribute: false }) games: Statistics[] = [];
  /** Where they were played, if not at a server, whose matches are rated. */
  @property() heading = "";
  @property({ attribute: false }) played: MatchCard[] = [];
  @property() me = "";

  override render() {
    return html`
      ${this.games.length === 0 && !this.heading
        ? html`<section class="panel stack"><p class="soft">${say("web.me.no-matches")}</p></section>`
        : this.games.map((game) => this.#profile(game))}
      ${this.played.length === 0
        ? nothing
        : html`<section class="panel stack">
            <h2>${this.heading || say("web.me.history")}</h2>
            <ul>
              ${this.played.map((match) => html`<li>${this.#match(match)}</li>`)}
            </ul>
          </section>`}
    `;
  }

  #profile(game: Statistics) {
    return html`<section class="panel stack">
      <h2>${say(`options.${game.game}`)}</h2>
      ${this.heading ? html`<p class="soft">${this.heading}</p>` : nothing} ${game.game === "dalmuti" ? this.#feats(game) : nothing} ${this.#curve(game.game)} ${this.#figures(game)}
      ${game.rivals.length === 0 ? nothing : this.#rivals(game.rivals)}
    </section>`;
  }

  /** What one tells others about. */
  #feats({ crowned, reign, revolutions, climb, firsts }: Statistics) {
    const feats: [picture: string, name: string, value: string, more: string][] = [
      ["art/hat-crown.svg", say("web.me.reigns"), number(crowned), reign > 1 ? say("web.me.longest-reign", reign) : ""],
      ["art/hat-feather.svg", say("web.me.firsts"), number(firsts), ""],
      ["art/hat-straw.svg", say("web.me.revolutions"), number(revolutions), ""],
      ["art/chair-throne.svg", say("web.me.climb"), climb > 0 ? `+${number(climb)}` : "–", climb > 0 ? say("web.me.climb-text") : ""],
    ];
    return html`<dl class="feats">
      ${feats.map(
        ([picture, name, value, more]) => html`<div>
          <dt><img src=${picture} alt="" />${name}</dt>
          <dd>${value}${more ? html`<small>${more}</small>` : nothing}</dd>
        </div>`,
      )}
    </dl>`;
  }

  /** How many of the others one has left behind, match by match. */
  #curve(game: string) {
    const values = this.played
      .filter((match) => match.game === game)
      .flatMap(({ results }) => {
        const mine = results.find((result) => result.guest === this.me);
        return mine && results.length > 1 ? [100 * (1 - (mine.place - 1) / (results.length - 1))] : [];
      })
      .reverse();
    if (values.length < FEWEST) return nothing;
    const labels = values.map((_, i) => String(i + 1));
    return html`<div>
      <h3>${say("web.me.curve")}</h3>
      <dm-plot .heading=${say("web.me.curve")} .labels=${labels} .curves=${[{ player: "A", values }]} .name=${() => ""}></dm-plot>
    </div>`;
  }

  #figures(game: Statistics) {
    const rows: [string, string][] = [
      [say("web.me.matches"), number(game.matches)],
      [say("web.me.won"), number(game.won)],
      [say("web.me.rounds"), number(game.rounds)],
      [say("web.me.place"), percent(1 - game.place)],
    ];
    if (!this.heading) rows.push([say("web.me.rating"), game.rating === undefined ? say("web.me.rating-later") : number(game.rating)]);
    if (game.game === "dalmuti") {
      rows.push([say("web.me.rounds-as", title("greater-peon")), number(game.peon)], [say("web.me.tricks"), number(game.tricks)]);
    }
    return html`<dl>
      ${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
    </dl>`;
  }

  /** Head to head with those one has met most often. */
  #rivals(rivals: StatisticsRival[]) {
    return html`<h3>${say("web.me.rivals")}</h3>
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

  #match(match: MatchCard) {
    const mine = match.results.find((result) => result.guest === this.me);
    return html`<a href=${to(`/m/${match.id}`)}>
      <span>
        <strong>${say(`options.${match.game}`)}: ${say(`web.preset-${parsed(match.rules).preset}`)}</strong><br />
        <span class="small soft">${date(match.ended)} · ${say("web.me.rounds-played", match.rounds)}</span>
      </span>
      <span>${mine ? say("web.me.placed", mine.place, match.results.length) : nothing}</span>
    </a>`;
  }
}
