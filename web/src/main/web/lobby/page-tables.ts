import { buttons, DmElement, element, html, pages, state } from "../view/element";
import type { TableCard } from "protocol/rest";
import { tables } from "../wire/rest";
import { icon } from "../view/icon";
import { pageTitle } from "../view/title";
import { showError } from "../view/toast";
import { say } from "../words/words";
import "../home/join";
import "./leaders";
import "./table-line";

const EVERY = 5_000;

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
        <a class="button main" href="/new">${icon("plus")}${say("web.home.create")}</a>
      </header>
      ${this.list()}
      <section class="panel stack">
        <h2>${say("web.home.join")}</h2>
        <dm-join></dm-join>
      </section>
      <dm-leaders></dm-leaders>
    </div>`;
  }

  private list() {
    if (!this.cards) return html`<p role="status">${say("web.wait")}</p>`;
    if (this.cards.length === 0) return html`<p class="soft">${say("web.lobby.none")}</p>`;
    return html`<ul class="stack">
      ${this.cards.map((card) => html`<li><dm-table-line .card=${card}></dm-table-line></li>`)}
    </ul>`;
  }
}
