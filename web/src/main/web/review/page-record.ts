import { to } from "../site";
import { buttons, DmElement, element, fields, html, icon, nothing, pages, query, state } from "../view/element";
import type { Checked } from "protocol/rest";
import { select } from "../view/field";
import { pageTitle } from "../view/title";
import { checked } from "../wire/desk";
import { say } from "../words/words";
import { ofText, type Source } from "./source";
import "./dm-review";
import styles from "./page-record.css";

const LONGEST = 2 << 20;

/** Any record, of either game, brought along as a file or as text. */
@element("dm-page-record", buttons, fields, pages, styles)
export class DmPageRecord extends DmElement {
  @state() private text = "";
  @state() private source: Source | undefined;
  @state() private records = 0;
  @state() private flaw: Checked["flaw"];
  @state() private trouble = "";
  @state() private over = false;
  @state() private busy = false;
  @query("textarea") private readonly field!: HTMLTextAreaElement;

  override render() {
    pageTitle(say("web.review.open"));
    return html`<div class="page ${this.source ? "wide" : ""}">
      <h1>${say("web.review.open")}</h1>
      ${this.source ? this.#opened() : this.#form()}
    </div>`;
  }

  #form() {
    return html`
      <p>${say("web.review.open-text")}</p>
      <div
        class="drop ${this.over ? "over" : ""}"
        @dragover=${(event: DragEvent) => (event.preventDefault(), (this.over = true))}
        @dragleave=${() => (this.over = false)}
        @drop=${this.#drop}
      >
        <label class="button file">
          ${icon("cards")}${say("web.review.file")}
          <input class="unseen" type="file" accept=".drn,.jsonl,.txt,text/plain" @change=${this.#choose} />
        </label>
        <label>
          ${say("web.review.paste")}
          <textarea spellcheck="false" .value=${this.text} aria-describedby="flaw" placeholder="[game dalmuti] [notation 1] …"></textarea>
        </label>
        <p><button class="main" ?disabled=${this.busy} @click=${() => this.#look(this.field.value)}>${icon("play")}${say("web.review.look")}</button></p>
      </div>
      <div id="flaw" aria-live="assertive">${this.#wrong()}</div>
    `;
  }

  #wrong() {
    if (this.trouble) return html`<p class="flaw">${this.trouble}</p>`;
    if (!this.flaw) return nothing;
    const { line, rule, text } = this.flaw;
    const there = this.text.split(/\r?\n/)[line - 1] ?? "";
    return html`<div class="flaw">
      <p><strong>${say("web.review.flaw", line)}</strong> ${text} <a href=${to(`/learn/rules#${rule}`)}>${rule}</a></p>
      <pre>${line}: ${there.slice(0, 300)}</pre>
    </div>`;
  }

  #opened() {
    return html`
      <div class="row">
        <button @click=${() => (this.source = undefined)}>${icon("back")}${say("web.review.other")}</button>
        ${this.records > 1
          ? html`<label class="row">
              <span>${say("web.review.which")}</span>
              ${select(Array.from({ length: this.records }, (_, i) => [`${i + 1}`, `${i + 1}`]), "1", (it) => this.#pick(Number(it)))}
            </label>`
          : nothing}
      </div>
      <dm-review .source=${this.source}></dm-review>
    `;
  }

  #pick(number: number) {
    this.source = ofText(this.text, number);
  }

  async #drop(event: DragEvent) {
    event.preventDefault();
    this.over = false;
    const file = event.dataTransfer?.files[0];
    if (file) await this.#read(file);
    else await this.#look(event.dataTransfer?.getData("text/plain") ?? "");
  }

  async #choose(event: Event) {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (file) await this.#read(file);
  }

  async #read(file: File) {
    if (file.size > LONGEST) {
      this.flaw = undefined;
      this.trouble = say("web.review.too-long");
      return;
    }
    await this.#look(await file.text());
  }

  /** Has the record checked by the rules, and then shows it. */
  async #look(text: string) {
    this.text = text;
    this.flaw = undefined;
    this.trouble = "";
    this.busy = true;
    try {
      const { flaw, records, undecided } = await checked(text);
      this.flaw = flaw;
      this.records = records;
      if (undecided) this.trouble = undecided.text;
      if (records > 0) this.#pick(1);
    } catch (error) {
      this.trouble = (error as Error).message;
    }
    this.busy = false;
  }
}
