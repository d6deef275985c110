import { canPlayHere, isLocal } from "../local/code";
import { hasServer, to } from "../site";
import { buttons, DmElement, element, fields, html, icon, nothing, state } from "../view/element";
import type { TableCard } from "protocol/rest";
import { left, recent } from "../store/recent";
import { guest, guestChanged } from "../wire/guest";
import { Refused } from "../wire/http";
import { localTables, table, tables } from "../wire/rest";
import { whenIdle } from "../view/idle";
import { pageTitle } from "../view/title";
import { showError } from "../view/toast";
import { say } from "../words/words";
import { playNow, prepareTable } from "./quick-start";
import "../lobby/table-line";
import "./hero";
import "./join";
import styles from "./page-home.css";

const SHOWN = 3;

/** The first page: from nothing to playing. */
@element("dm-page-home", buttons, fields, styles)
export class DmPageHome extends DmElement {
  @state() private busy = false;
  @state() private open: TableCard[] = [];
  @state() private mine: TableCard[] = [];

  protected override whenShown(): void {
    this.follow(guestChanged);
    void this.#look();
    whenIdle(prepareTable);
  }

  async #look(): Promise<void> {
    const elsewhere = recent().filter((code) => !isLocal(code));
    const cards = await Promise.all(elsewhere.map((code) => table(code).catch((error: unknown) => this.#forget(code, error))));
    const here = canPlayHere() ? await localTables().catch(() => []) : [];
    this.mine = [...cards, ...here].filter((card) => card !== undefined).filter((card) => card.state !== "OVER");
    if (hasServer) this.open = (await tables().catch(() => [])).slice(0, SHOWN);
  }

  /** A table that is gone is no way back any more. */
  #forget(code: string, error: unknown): undefined {
    if (error instanceof Refused && error.status === 404) left(code);
    return undefined;
  }

  override render() {
    pageTitle("");
    const name = guest()?.name;
    return html`
      <section class="hero">
        <div class="inner">
          <dm-hero></dm-hero>
          <div class="words">
          <h1>${say("web.home.title")}</h1>
          <p class="motto">${say("web.home.motto")}</p>
          <button class="main big" ?disabled=${this.busy} @click=${() => this.#play("dalmuti")}>${icon("play")}${say("web.play-now")}</button>
          <p class="small">
            ${name ? html`${say("web.home.you-are", name)} · <a href=${to("/me")}>${say("web.home.change")}</a>` : say("web.home.no-sign-up")}
          </p>
          </div>
        </div>
      </section>
      <div class="page">
        ${this.mine.length > 0 ? this.#tables("web.home.back", this.mine) : nothing}
        <div class="cards">
          <section class="panel card">
            <h2>${icon("plus")}${say("web.home.create")}</h2>
            <p>${say(hasServer ? "web.home.create-text" : "web.home.alone-text")}</p>
            <a class="button main" href=${to("/new")}>${say("web.home.create")}</a>
          </section>
          ${hasServer
            ? html`<section class="panel card">
                <h2>${icon("door")}${say("web.home.join")}</h2>
                <p>${say("web.home.join-text")}</p>
                <dm-join></dm-join>
              </section>`
            : nothing}
          ${canPlayHere()
            ? html`<section class="panel card">
                <h2>${icon("star")}${say("web-day.title")}</h2>
                <p>${say("web-day.text")}</p>
                <a class="button main" href=${to("/day")}>${say("web-day.title")}</a>
              </section>`
            : nothing}
          <section class="panel card">
            <h2>${icon("book")}${say("web.home.learn")}</h2>
            <p>${say("web.home.learn-text")}</p>
            <p class="row">
              <a class="button main" href=${to("/learn/tutorial")}>${say("web.home.tutorial")}</a>
              <a class="button" href=${to("/learn/rules")}>${say("web.home.rules")}</a>
              <a class="button" href=${to("/learn/tips")}>${say("web.home.tips")}</a>
            </p>
          </section>
          <section class="panel card">
            <h2>${icon("cards")}${say("options.grapples")}</h2>
            <p>${say("web.home.grapples-text")}</p>
            <p class="row">
              <button class="main" ?disabled=${this.busy} @click=${() => this.#play("grapples")}>${say("web.play-now")}</button>
              <a class="button" href=${to("/learn/grapples")}>${say("web.home.tutorial")}</a>
              <a class="button" href=${to("/grapples")}>${say("web.home.grapples")}</a>
            </p>
          </section>
        </div>
        ${this.open.length > 0 ? this.#tables("web.home.open", this.open) : nothing}
        <p class="row more">
          ${hasServer ? html`<a class="button" href=${to("/tables")}>${icon("people")}${say("web.home.all-tables")}</a>` : nothing}
          <a class="button" href=${to("/keeper")}>${icon("log")}${say("web-keeper.title")}</a>
          <a class="button" href=${to("/record")}>${icon("cards")}${say("web.home.record")}</a>
        </p>
      </div>
    `;
  }

  #tables(key: "web.home.back" | "web.home.open", cards: TableCard[]) {
    return html`<section class="list">
      <h2>${say(key)}</h2>
      <ul class="stack">
        ${cards.map((card) => html`<li><dm-table-line .card=${card} @forgotten=${() => void this.#look()}></dm-table-line></li>`)}
      </ul>
    </section>`;
  }

  async #play(game: string) {
    this.busy = true;
    await playNow(game).catch(showError);
    this.busy = false;
  }
}
