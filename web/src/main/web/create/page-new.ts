import { buttons, DmElement, element, fields, html, icon, nothing, pages, property, state } from "../view/element";
import type { TablePlan } from "protocol";
import type { GamesSheet } from "protocol/rest";
import { newcomer, playAlone, usualPlan } from "../home/quick-start";
import { canPlayHere } from "../local/code";
import { go } from "../router";
import { hasServer } from "../site";
import { catalogue, catalogueChanged, levelNames } from "../store/catalogue";
import { check, select } from "../view/field";
import { asGuest, openTable } from "../wire/rest";
import { pageTitle } from "../view/title";
import { showError } from "../view/toast";
import { say } from "../words/words";
import { changed, differences, parsed, presetOf, type Rules, spelled, valuesOf, valueText } from "./rules";
import "./customs";
import { optionFields } from "./option-field";
import styles from "./page-new.css";
import stepperStyles from "./stepper.css";

const LENGTHS = [3, 5, 10, 20].map((rounds) => `ROUNDS(${rounds})`);

/** Something to choose, with what it is about. */
interface Described {
  value: string;
  name: string;
  text: string;
}

/** A new table: a preset and a number of seats will do; everything else is behind "more". */
@element("dm-page-new", buttons, fields, pages, styles)
export class DmPageNew extends DmElement {
  @state() private plan: TablePlan = usualPlan();
  /** With bots only, on this device. */
  @state() private alone = !hasServer;
  @state() private busy = false;

  protected override readonly drawnBy = () => [catalogueChanged];

  override render() {
    pageTitle(say("web.home.create"));
    const sheet = catalogue().sheets.find((it) => it.game === this.plan.game);
    return html`<div class="page">
      <h1>${say("web.home.create")}</h1>
      ${sheet ? this.#form(sheet) : html`<p role="status">${say("web.wait")}</p>`}
    </div>`;
  }

  #form(sheet: GamesSheet) {
    const rules = parsed(this.plan.rules);
    const setCustoms = ({ detail: customs }: CustomEvent<TablePlan["customs"]>) => this.#set({ customs });
    return html`<form class="stack" @submit=${this.#open}>
      ${this.#games()} ${hasServer && canPlayHere() ? this.#company() : nothing} ${this.#length(sheet, rules)} ${sheet.presets.length > 1 ? this.#presets(sheet, rules) : nothing} ${this.#people(sheet)}
      <details class="panel">
        <summary>${say("web.new.more")}</summary>
        <div class="stack">
          <dm-customs .game=${sheet.game} .customs=${this.plan.customs} @change=${setCustoms}></dm-customs>
          <h2>${say("web.new.options")}</h2>
          <div class="options">
            ${optionFields(sheet, rules, (rules) => this.#set({ rules }))}
          </div>
        </div>
      </details>
      <button class="main big wide" ?disabled=${this.busy}>${say("web.new.open")}</button>
      ${this.#summary(sheet, rules)}
    </form>`;
  }

  #games() {
    const games = catalogue().sheets.map((sheet) => ({ value: sheet.game, name: sheet.name, text: say(`web.new.${sheet.game}`) }));
    return this.#choice("game", say("web.new.game"), games, this.plan.game, (game) => this.#pickGame(game));
  }

  #company() {
    const kinds = ["friends", "alone"].map((value) => ({ value, name: say(`web.new.${value}`), text: say(`web.new.${value}-text`) }));
    return this.#choice("company", say("web.new.company"), kinds, this.alone ? "alone" : "friends", (kind) => this.#pickCompany(kind === "alone"));
  }

  #presets(sheet: GamesSheet, { preset }: Rules) {
    const presets = sheet.presets.map(({ name }) => ({ value: name, name: say(`web.preset-${name}`), text: say(`web.preset-text-${name}`) }));
    return this.#choice("preset", say("web.new.preset"), presets, preset, (preset) => this.#pickPreset(sheet, preset));
  }

  /** How long a match is: what most people want to know first, of all the options. */
  #length(sheet: GamesSheet, rules: Rules) {
    const ending = sheet.options.find((it) => it.name === "ending");
    if (!ending) return nothing;
    const present = valuesOf(sheet, rules)["ending"] ?? "";
    const lengths = LENGTHS.includes(present) ? LENGTHS : [...LENGTHS, present];
    return html`<fieldset>
      <legend>${say("web.new.length")}</legend>
      <div class="lengths">
        ${lengths.map(
          (value) => html`<label class="choice">
            <input type="radio" name="length" value=${value} .checked=${value === present} @change=${() => this.#pickLength(sheet, value)} />
            <strong>${valueText(ending, value)}</strong>
          </label>`,
        )}
      </div>
    </fieldset>`;
  }

  #choice(group: string, legend: string, all: Described[], now: string, pick: (value: string) => void) {
    return html`<fieldset>
      <legend>${legend}</legend>
      <div class="choices">
        ${all.map(
          ({ value, name, text }) => html`<label class="choice">
            <input type="radio" name=${group} value=${value} .checked=${value === now} @change=${() => pick(value)} />
            <span><strong>${name}</strong><span class="small soft">${text}</span></span>
          </label>`,
        )}
      </div>
    </fieldset>`;
  }

  #people(sheet: GamesSheet) {
    const preset = presetOf(sheet, parsed(this.plan.rules).preset);
    const { seats, bots, listed } = this.plan;
    const unusual = preset && (seats < preset.fewest || seats > preset.most);
    return html`<fieldset class="panel stack">
      <legend class="unseen">${say("web.new.people")}</legend>
      <dm-stepper
        label=${say("web.new.seats")}
        .value=${seats}
        .least=${sheet.fewest}
        .most=${sheet.most}
        @change=${(event: CustomEvent<number>) => this.#set({ seats: event.detail })}
      ></dm-stepper>
      ${unusual ? html`<p class="small soft">${say("web.new.recommended", preset.fewest, preset.most)}</p>` : nothing}
      <div>
        <label for="bots">${say("web.new.bots")}</label>
        ${this.alone ? nothing : html`<p class="small soft">${say("web.new.bots-text")}</p>`}
        ${select([...(this.alone ? [] : [["", say("web.new.no-bots")] as [string, string]]), ...levelNames(sheet.game)], bots, (level) => this.#set({ bots: level }), "bots")}
      </div>
      ${this.alone ? nothing : check(say("web.new.listed"), listed, (on) => this.#set({ listed: on }))}
    </fieldset>`;
  }

  #summary(sheet: GamesSheet, rules: Rules) {
    const { ending: _, ...changes } = rules.changes; // which was chosen above
    const differing = differences(sheet, { ...rules, changes });
    if (differing.length === 0) return nothing;
    return html`<section class="panel summary" aria-live="polite">
      <h2>${say("web.new.differs", say(`web.preset-${rules.preset}`))}</h2>
      <ul>
        ${differing.map(({ name, is, was }) => html`<li>${say("web.new.difference", name, is, was)}</li>`)}
      </ul>
      <button type="button" @click=${() => this.#pickPreset(sheet, rules.preset)}>${say("web.new.reset")}</button>
    </section>`;
  }

  #pickGame(game: string) {
    const sheet = catalogue().sheets.find((it) => it.game === game);
    if (!sheet) return;
    const seats = Math.min(sheet.most, Math.max(sheet.fewest, this.plan.seats));
    const { bots } = this.plan;
    const known = bots === "" || sheet.levels.includes(bots);
    this.#set({ game: sheet.game, rules: sheet.presets[0]?.name ?? "", seats, bots: known ? bots : (sheet.levels.at(-1) ?? "") });
  }

  #pickCompany(alone: boolean) {
    this.alone = alone;
    if (alone && this.plan.bots === "") this.#set({ bots: usualPlan().bots });
  }

  #pickLength(sheet: GamesSheet, value: string) {
    this.#set({ rules: spelled(changed(sheet, parsed(this.plan.rules), "ending", value)) });
  }

  /** Other rules, for as long. */
  #pickPreset(sheet: GamesSheet, preset: string) {
    const { ending = "" } = valuesOf(sheet, parsed(this.plan.rules));
    this.#set({ rules: spelled(changed(sheet, { preset, changes: {} }, "ending", ending)) });
  }

  #set(change: Partial<TablePlan>) {
    this.plan = { ...this.plan, ...change };
  }

  async #open(event: SubmitEvent) {
    event.preventDefault();
    this.busy = true;
    await (this.alone ? playAlone(this.plan) : this.#openForAll()).catch(showError);
    this.busy = false;
  }

  async #openForAll() {
    const code = await asGuest(newcomer(), () => openTable(this.plan));
    go(`/t/${code}`);
  }
}

/** A number between two buttons. Event `change` with the new number. */
@element("dm-stepper", buttons, stepperStyles)
export class DmStepper extends DmElement {
  @property() label = "";
  @property({ type: Number }) value = 0;
  @property({ type: Number }) least = 0;
  @property({ type: Number }) most = 100;

  override render() {
    return html`<div role="group" aria-label=${this.label}>
      <span class="label">${this.label}</span>
      ${this.#button(-1, "minus", "−1")}
      <output aria-live="polite">${this.value}</output>
      ${this.#button(1, "plus", "+1")}
    </div>`;
  }

  #button(step: number, drawing: "minus" | "plus", text: string) {
    const next = this.value + step;
    return html`<button
      type="button"
      aria-label="${this.label} ${text}"
      ?disabled=${next < this.least || next > this.most}
      @click=${() => this.emit("change", next)}
    >
      ${icon(drawing)}
    </button>`;
  }
}
