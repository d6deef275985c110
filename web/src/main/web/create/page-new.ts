import { buttons, DmElement, element, fields, html, icon, nothing, pages, property, state } from "../view/element";
import type { TablePlan } from "protocol";
import type { GamesSheet } from "protocol/rest";
import { newcomer, usualPlan } from "../home/quick-start";
import { go } from "../router";
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
  @state() private busy = false;

  protected override readonly drawnBy = () => [catalogueChanged];

  override render() {
    pageTitle(say("web.home.create"));
    const sheet = catalogue().sheets.find((it) => it.game === this.plan.game);
    return html`<div class="page">
      <h1>${say("web.home.create")}</h1>
      ${sheet ? this.form(sheet) : html`<p role="status">${say("web.wait")}</p>`}
    </div>`;
  }

  private form(sheet: GamesSheet) {
    const rules = parsed(this.plan.rules);
    const setCustoms = ({ detail: customs }: CustomEvent<TablePlan["customs"]>) => this.set({ customs });
    return html`<form class="stack" @submit=${this.open}>
      ${this.games()} ${this.length(sheet, rules)} ${sheet.presets.length > 1 ? this.presets(sheet, rules) : nothing} ${this.people(sheet)}
      <details class="panel">
        <summary>${say("web.new.more")}</summary>
        <div class="stack">
          <dm-customs .game=${sheet.game} .customs=${this.plan.customs} @change=${setCustoms}></dm-customs>
          <h2>${say("web.new.options")}</h2>
          <div class="options">
            ${optionFields(sheet, rules, (rules) => this.set({ rules }))}
          </div>
        </div>
      </details>
      ${this.summary(sheet, rules)}
      <button class="main big wide" ?disabled=${this.busy}>${say("web.new.open")}</button>
    </form>`;
  }

  private games() {
    const games = catalogue().sheets.map((sheet) => ({ value: sheet.game, name: sheet.name, text: say(`web.new.${sheet.game}`) }));
    return this.choice("game", say("web.new.game"), games, this.plan.game, (game) => this.pickGame(game));
  }

  private presets(sheet: GamesSheet, { preset }: Rules) {
    const presets = sheet.presets.map(({ name }) => ({ value: name, name: say(`web.preset-${name}`), text: say(`web.preset-text-${name}`) }));
    return this.choice("preset", say("web.new.preset"), presets, preset, (preset) => this.pickPreset(sheet, preset));
  }

  /** How long a match is: what most people want to know first, of all the options. */
  private length(sheet: GamesSheet, rules: Rules) {
    const ending = sheet.options.find((it) => it.name === "ending");
    if (!ending) return nothing;
    const present = valuesOf(sheet, rules)["ending"] ?? "";
    const lengths = LENGTHS.includes(present) ? LENGTHS : [...LENGTHS, present];
    return html`<fieldset>
      <legend>${say("web.new.length")}</legend>
      <div class="lengths">
        ${lengths.map(
          (value) => html`<label class="choice">
            <input type="radio" name="length" value=${value} .checked=${value === present} @change=${() => this.pickLength(sheet, value)} />
            <strong>${valueText(ending, value)}</strong>
          </label>`,
        )}
      </div>
    </fieldset>`;
  }

  private choice(group: string, legend: string, all: Described[], now: string, pick: (value: string) => void) {
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

  private people(sheet: GamesSheet) {
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
        @change=${(event: CustomEvent<number>) => this.set({ seats: event.detail })}
      ></dm-stepper>
      ${unusual ? html`<p class="small soft">${say("web.new.recommended", preset.fewest, preset.most)}</p>` : nothing}
      <div>
        <label for="bots">${say("web.new.bots")}</label>
        <p class="small soft">${say("web.new.bots-text")}</p>
        ${select([["", say("web.new.no-bots")], ...levelNames(sheet.game)], bots, (level) => this.set({ bots: level }), "bots")}
      </div>
      ${check(say("web.new.listed"), listed, (on) => this.set({ listed: on }))}
    </fieldset>`;
  }

  private summary(sheet: GamesSheet, rules: Rules) {
    const { ending: _, ...changes } = rules.changes; // which was chosen above
    const differing = differences(sheet, { ...rules, changes });
    if (differing.length === 0) return nothing;
    return html`<section class="panel summary" aria-live="polite">
      <h2>${say("web.new.differs", say(`web.preset-${rules.preset}`))}</h2>
      <ul>
        ${differing.map(({ name, is, was }) => html`<li>${say("web.new.difference", name, is, was)}</li>`)}
      </ul>
      <button type="button" @click=${() => this.pickPreset(sheet, rules.preset)}>${say("web.new.reset")}</button>
    </section>`;
  }

  private pickGame(game: string) {
    const sheet = catalogue().sheets.find((it) => it.game === game);
    if (!sheet) return;
    const seats = Math.min(sheet.most, Math.max(sheet.fewest, this.plan.seats));
    const { bots } = this.plan;
    const known = bots === "" || sheet.levels.includes(bots);
    this.set({ game: sheet.game, rules: sheet.presets[0]?.name ?? "", seats, bots: known ? bots : (sheet.levels.at(-1) ?? "") });
  }

  private pickLength(sheet: GamesSheet, value: string) {
    this.set({ rules: spelled(changed(sheet, parsed(this.plan.rules), "ending", value)) });
  }

  /** Other rules, for as long. */
  private pickPreset(sheet: GamesSheet, preset: string) {
    const { ending = "" } = valuesOf(sheet, parsed(this.plan.rules));
    this.set({ rules: spelled(changed(sheet, { preset, changes: {} }, "ending", ending)) });
  }

  private set(change: Partial<TablePlan>) {
    this.plan = { ...this.plan, ...change };
  }

  private async open(event: SubmitEvent) {
    event.preventDefault();
    this.busy = true;
    const open = () => openTable(this.plan);
    await asGuest(newcomer(), open).then((code) => go(`/t/${code}`), showError);
    this.busy = false;
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
      ${this.button(-1, "minus", "−1")}
      <output aria-live="polite">${this.value}</output>
      ${this.button(1, "plus", "+1")}
    </div>`;
  }

  private button(step: number, drawing: "minus" | "plus", text: string) {
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
