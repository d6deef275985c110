import { to } from "../site";
import { buttons, DmElement, element, html, icon, nothing, pages, state } from "../view/element";
import type { Leaderboard, TableCard } from "protocol/rest";
import { leaderboard, tables } from "../wire/rest";
import { pageTitle } from "../view/title";
import { showError } from "../view/toast";
import { number, say } from "../words/words";
import "../home/join";
import "./table-line";
import styles from "./leaders.css";

const EVERY = 5_000;
const LEADERS = 10;

/** The tables that everybody may see, kept fresh. */
@element("dm-page-tables", buttons, pages)
export class DmPageTables extends DmElement {
  @state() private cards: TableCard[] | undefined;

  protected override whenShown(): void {
    const look = () => tables().then((cards) => (this.cards = cards));
    look().catch(showError);
    this.every(EVERY, () => document.hidden || void look().catch(() => undefined));
  }

  override render() {
    pageTitle(say("web.tables"));
    return html`<div class="page">
      <header class="row">
        <h1 class="grow">${say("web.lobby.title")}</h1>
        <a class="button main" href=${to("/new")}>${icon("plus")}${say("web.home.create")}</a>
      </header>
      ${this.#list()}
      <section class="panel stack">
        <h2>${say("web.home.join")}</h2>
        <dm-join></dm-join>
      </section>
      <dm-leaders></dm-leaders>
    </div>`;
  }

  #list() {
    if (!this.cards) return html`<p role="status">${say("web.wait")}</p>`;
    if (this.cards.length === 0) return html`<p class="soft">${say("web.lobby.none")}</p>`;
    return html`<ul class="stack">
      ${this.cards.map((card) => html`<li><dm-table-line .card=${card}></dm-table-line></li>`)}
    </ul>`;
  }
}

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
          ${rows.slice(0, LEADERS).map(
            (row) => html`<li><span>${row.place}</span><span>${row.name}</span><span>${say("web.me.rating")} ${number(row.rating)}</span></li>`,
          )}
        </ol>
      </div>`)}
    </section>`;
  }
}
