import { to } from "../site";
import { buttons, DmElement, element, fields, folds, html, icon, nothing, pages, property, state } from "../view/element";
import { go } from "../router";
import { confirmed } from "../view/ask";
import { select, valueOf } from "../view/field";
import { pageTitle } from "../view/title";
import { showError } from "../view/toast";
import { day, has, list, say } from "../words/words";
import { evenings, forgetEvening, keepEvening, type KeptEvening, ledgerOf } from "./evenings";
import "./evening";
import styles from "./page-keeper.css";

const FEWEST = 3;
const MOST = 14;
const LONGEST_NAME = 24;
const PRESETS = ["official", "italian", "manual-es", "dutch", "korean"];

/** What is often played otherwise than a rule text has it. */
const OPTIONS: Record<string, readonly string[]> = {
  succession: ["FINISH_ORDER", "MASTER"],
  philanthropy: ["NONE", "FLAT", "PER_STEP"],
  ending: ["ROUNDS(5)", "ROUNDS(10)", "ROUNDS(20)", "TARGET(50)", "TARGET(100)", "ENDLESS"],
};

/** The keeper of scores: who plays tonight, and the evenings so far. */
@element("dm-page-keeper", buttons, fields, folds, pages, styles)
export class DmPageKeeper extends DmElement {
  /** The evening that is looked at; empty for none. */
  @property() evening = "";
  @state() private names = namesOf(evenings()[0]);
  @state() private preset = PRESETS[0] ?? "";
  @state() private changes: Record<string, string> = {};

  override render() {
    pageTitle(say("web-keeper.title"));
    if (this.evening) return html`<dm-evening .key=${this.evening}></dm-evening>`;
    return html`<div class="page">
      <div>
        <h1>${say("web-keeper.title")}</h1>
        <p class="soft">${say("web-keeper.text")}</p>
      </div>
      ${this.#past()} ${this.#form()}
    </div>`;
  }

  #past() {
    const all = evenings();
    if (all.length === 0) return nothing;
    return html`<section class="stack">
      <h2>${say("web-keeper.evenings")}</h2>
      <ul class="stack past">
        ${all.map(
          (it) => html`<li class="row">
            <a class="button grow" href=${to(`/keeper/${it.id}`)}><span>${day(it.at)}</span><span class="soft small">${list(it.names)}</span></a>
            <button class="plain" aria-label="${say("web-keeper.forget")}: ${day(it.at)}" @click=${() => this.#forget(it.id)}>${icon("trash")}</button>
          </li>`,
        )}
      </ul>
    </section>`;
  }

  #form() {
    return html`<form class="panel stack" @submit=${this.start}>
      <h2>${say("web-keeper.new")}</h2>
      <fieldset>
        <legend>${say("web-keeper.people")}</legend>
        <ol class="stack names">${this.names.map((name, i) => this.#person(name, i))}</ol>
        <button type="button" ?disabled=${this.names.length >= MOST} @click=${this.add}>${icon("plus")}${say("web-keeper.add")}</button>
      </fieldset>
      <div>
        <label for="preset">${say("web.new.preset")}</label>
        ${select(PRESETS.map((it) => [it, say(`web.preset-${it}`)] as const), this.preset, (it) => (this.preset = it), "preset")}
        <p class="small soft">${say(`web.preset-text-${this.preset}`)}</p>
      </div>
      <details>
        <summary>${say("web-keeper.more")}</summary>
        <div class="stack">${Object.entries(OPTIONS).map(([name, values]) => this.#option(name, values))}</div>
      </details>
      <button class="main big wide">${say("web-keeper.start")}</button>
    </form>`;
  }

  #person(name: string, i: number) {
    return html`<li class="row">
      <input
        type="text"
        class="grow"
        maxlength=${LONGEST_NAME}
        autocomplete="off"
        enterkeyhint="next"
        aria-label=${say("web-keeper.person", i + 1)}
        placeholder=${say("web-keeper.person", i + 1)}
        .value=${name}
        @input=${(event: Event) => (this.names = this.names.with(i, valueOf(event)))}
        @keydown=${(event: KeyboardEvent) => this.#next(event, i)}
      />
      <button
        type="button"
        class="plain"
        aria-label=${say("web-keeper.remove", i + 1)}
        ?disabled=${this.names.length <= FEWEST}
        @click=${() => (this.names = this.names.toSpliced(i, 1))}
      >
        ${icon("close")}
      </button>
    </li>`;
  }

  #option(name: string, values: readonly string[]) {
    const all = [["", say("web-keeper.as-written")] as const, ...values.map((it) => [it, valueText(name, it)] as const)];
    return html`<div>
      <label for=${name}>${say(`options.${name}`)}</label>
      ${select(all, this.changes[name] ?? "", (it) => (this.changes = { ...this.changes, [name]: it }), name)}
    </div>`;
  }

  private readonly add = async () => {
    this.names = [...this.names, ""];
    await this.updateComplete;
    this.#field(this.names.length - 1)?.focus();
  };

  /** Enter goes on to the next name, and from the last one to a new one. */
  #next(event: KeyboardEvent, i: number) {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    if (i < this.names.length - 1) this.#field(i + 1)?.focus();
    else if (this.names.length < MOST) void this.add();
  }

  #field(i: number): HTMLElement | undefined {
    return this.renderRoot.querySelectorAll<HTMLElement>(".names input")[i];
  }

  private readonly start = async (event: SubmitEvent) => {
    event.preventDefault();
    const changes = Object.entries(this.changes).filter(([, value]) => value !== "");
    const rules = [this.preset, ...changes.map(([name, value]) => `${name}=${value}`)].join(" ");
    const names = this.names.map((it) => it.trim()).filter((it) => it !== "");
    const evening: KeptEvening = { id: Date.now().toString(36), at: Date.now(), rules, names, taps: [] };
    try {
      await ledgerOf(evening);
      keepEvening(evening);
      go(`/keeper/${evening.id}`);
    } catch (error) {
      showError(error);
    }
  };

  async #forget(id: string) {
    if (!(await confirmed(say("web-keeper.forget"), say("web-keeper.forget-text")))) return;
    forgetEvening(id);
    this.requestUpdate();
  }
}

/** Those who played last time, and room for as many as it takes. */
function namesOf(last: KeptEvening | undefined): string[] {
  return last ? [...last.names] : Array<string>(FEWEST + 1).fill("");
}

/** `ROUNDS(10)` is "after 10 rounds". */
function valueText(name: string, value: string): string {
  const [, kind = value, count = ""] = /^(\w+)\((\d+)\)$/.exec(value) ?? [];
  const key = `options.${name}.${kind}`;
  return has(key) ? say(key, Number(count)) : value;
}
