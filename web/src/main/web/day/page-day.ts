import { to, toAll, hasServer } from "../site";
import { buttons, DmElement, element, figures, html, icon, nothing, pages, property, type PropertyValues, state, vars } from "../view/element";
import type { DayTally } from "protocol/rest";
import { newcomer, prepareTable } from "../home/quick-start";
import { canPlayHere, codeOfDay } from "../local/code";
import { localMatch, localTable, openDay } from "../local/local-tables";
import { shareText } from "../people/keepsake";
import { go } from "../router";
import { announce } from "../view/announce";
import { numberHeading, table } from "../view/table";
import { pageTitle } from "../view/title";
import { showError } from "../view/toast";
import { dayResult } from "../wire/desk";
import { guest } from "../wire/guest";
import { asGuest, countDay, dayTally } from "../wire/rest";
import { day, number, percent, say } from "../words/words";
import { keepResult, type KeptDay, resultOf, results, streak, today } from "./days";
import styles from "./page-day.css";

const PATIENCE = 1_000;

type Stage = "new" | "begun" | "judged" | "played";

/** The deal of a day: to be played once, and then how well that was. */
@element("dm-page-day", buttons, pages, figures, styles)
export class DmPageDay extends DmElement {
  /** The day that is looked at; empty for today. */
  @property() date = "";
  @state() private stage: Stage | undefined;
  @state() private share = 0;
  @state() private result: KeptDay | undefined;
  @state() private tally: DayTally | undefined;
  @state() private trouble = "";

  /** A match that is only just over is in the archive a moment later. */
  protected override whenShown(): void {
    this.every(PATIENCE, () => this.stage === "begun" && this.#begin());
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("date")) return;
    this.stage = this.result = this.tally = undefined;
    if (canPlayHere()) this.#begin();
    else this.trouble = say("web.local.not-here");
  }

  #begin(): void {
    this.#look(this.#date).catch((error: Error) => (this.trouble = error.message));
  }

  get #date(): string {
    return this.date || today();
  }

  get #match(): string {
    return `${codeOfDay(this.#date)}-1`;
  }

  async #look(date: string): Promise<void> {
    this.result = resultOf(date);
    const record = (await localMatch(this.#match))?.record;
    if (!this.result && !record) {
      this.stage = (await localTable(codeOfDay(date))) ? "begun" : "new";
      return;
    }
    if (!this.result && record) await this.#judge(date, record);
    if (!this.result) return;
    this.stage = "played";
    if (hasServer) this.#compare(this.result, record).catch((error: Error) => (this.trouble = error.message));
  }

  async #judge(date: string, record: string): Promise<void> {
    this.stage = "judged";
    const waiting = { progress: (share: number) => (this.share = share), wanted: () => this.isConnected && date === this.#date };
    this.result = await dayResult(date, record, waiting);
    if (!this.result) return;
    keepResult(this.result);
    announce(this.#placed(this.result.place));
  }

  /** The server counts what it can play again itself. */
  async #compare(result: KeptDay, record: string | undefined): Promise<void> {
    const { date } = result;
    this.tally = !result.counted && record ? await asGuest(newcomer(), () => countDay(date, record)) : await dayTally(date);
    keepResult({ ...result, counted: true });
  }

  override render() {
    pageTitle(say("web-day.title"));
    return html`<div class="page">
      <div>
        <h1>${say("web-day.title")}</h1>
        <p class="soft">${this.#day()}</p>
      </div>
      ${this.stage === "played" && this.result ? [this.#played(this.result), this.#everybody(this.result)] : this.#beforehand()}
      ${this.trouble ? html`<p role="alert">${this.trouble}</p>` : nothing}
    </div>`;
  }

  #beforehand() {
    if (this.trouble) return nothing;
    if (!this.stage) return html`<p role="status">${say("web.wait")}</p>`;
    if (this.stage === "judged") {
      return html`<label>${say("web-day.judged")} <progress max="1" .value=${this.share}></progress></label>`;
    }
    const days = this.#streak();
    return html`<section class="panel stack">
      <p>${say("web-day.text")}</p>
      <p class="row">${this.#onwards()}</p>
      ${days > 0 ? html`<p class="soft">${say("web-day.streak")}: ${say("web-day.days", days)}</p>` : nothing}
    </section>`;
  }

  #onwards() {
    if (this.stage === "begun") return html`<a class="button main big" href=${to(`/t/${codeOfDay(this.#date)}`)}>${icon("play")}${say("web-day.go-on")}</a>`;
    if (this.#date !== today()) return html`<a class="button" href=${to("/day")}>${say("web-day.today")}</a>`;
    return html`<button class="main big" @click=${() => void this.#play().catch(showError)}>${icon("play")}${say("web-day.play")}</button>`;
  }

  #played({ place, accuracy, strongest }: KeptDay) {
    const rows = [
      [say("web.review.accuracy"), accuracy === undefined ? "–" : percent(accuracy)],
      [say("web-day.strongest"), this.#placed(strongest)],
      [say("web-day.streak"), say("web-day.days", this.#streak())],
    ];
    return html`<section class="panel stack">
      <h2 class="place">${this.#placed(place)}</h2>
      <dl>${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
      <p class="row">
        <button class="main" @click=${() => void shareText(this.#text(), this.renderRoot).catch(showError)}>${icon("share")}${say("web-keeper.share-text")}</button>
        <a class="button" href=${to(`/m/${this.#match}`)}>${icon("eye")}${say("web-table.review")}</a>
        ${this.#date === today() ? nothing : html`<a class="button" href=${to("/day")}>${say("web-day.today")}</a>`}
      </p>
    </section>`;
  }

  #everybody({ place }: KeptDay) {
    if (!this.tally) return nothing;
    const { places, accuracy } = this.tally;
    const most = Math.max(1, ...places);
    const rows = places.map(
      (count, i) => html`<tr class=${i + 1 === place ? "me" : ""}>
        <th scope="row">${i + 1}</th>
        <td class="bar" aria-hidden="true"><i ${vars({ width: `${(100 * count) / most}%` })}></i></td>
        <td class="number">${number(count)}</td>
      </tr>`,
    );
    return html`<section class="panel stack">
      <h2>${say("web-day.everybody")}</h2>
      ${table([say("web-table.rank"), html`<td></td>`, numberHeading(say("web-day.people"))], rows)}
      ${accuracy === undefined ? nothing : html`<p>${say("web-day.mean", percent(accuracy))}</p>`}
    </section>`;
  }

  async #play() {
    prepareTable();
    go(`/t/${await openDay(this.#date, guest()?.name ?? newcomer())}`);
  }

  /** What others may read who have not played yet. */
  #text(): string {
    const { place, players, accuracy } = this.result!;
    const row = Array.from({ length: players }, (_, i) => (i + 1 === place ? "🟩" : "⬜")).join("");
    return [
      `Dalmuti · ${say("web-day.title")} · ${this.#day()}`,
      `${row} ${this.#placed(place)}`,
      ...(accuracy === undefined ? [] : [`${say("web.review.accuracy")}: ${percent(accuracy)}`]),
      `${say("web-day.streak")}: ${say("web-day.days", this.#streak())}`,
      toAll("/day"),
    ].join("\n");
  }

  #day(): string {
    return day(Date.parse(`${this.#date}T12:00`));
  }

  #placed(place: number): string {
    return say("web.me.placed", place, this.result?.players ?? 0);
  }

  #streak(): number {
    return streak(results().map((it) => it.date), today());
  }
}
