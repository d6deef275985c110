import { here } from "../site";
import { buttons, DmElement, element, fields, html, nothing, state, type TemplateResult } from "../view/element";
import type { GamesSheet, RuleSheet, RuleSheetRule, RuleSheetSection } from "protocol/rest";
import { optionFields } from "../create/option-field";
import { parsed } from "../create/rules";
import { catalogue, catalogueChanged } from "../store/catalogue";
import { unreachable } from "../store/network";
import { select, valueOf } from "../view/field";
import { ruleSheet } from "../wire/desk";
import { table } from "../wire/rest";
import { announce } from "../view/announce";
import { showError } from "../view/toast";
import { languageChanged, say } from "../words/words";
import "./in-pictures";
import styles from "./rules.css";

/** The rules with their ids, for the options of a table or for any others; `?table=CODE`, `?game=`, `?rules=`. */
@element("dm-learn-rules", buttons, fields, styles)
export class DmLearnRules extends DmElement {
  @state() private game = "dalmuti";
  @state() private rules = "official";
  @state() private code = "";
  @state() private sheet: RuleSheet | undefined;
  @state() private sought = "";

  protected override whenShown(): void {
    this.follow(catalogueChanged);
    this.follow(languageChanged, () => this.#fetch().catch(showError));
    this.follow(unreachable, (now) => now || this.sheet || this.#begin().catch(showError));
    this.#begin().catch(showError);
  }

  async #begin(): Promise<void> {
    const { searchParams: wanted, hash } = here();
    this.sought = hash.slice(1);
    this.code = wanted.get("table") ?? "";
    this.game = wanted.get("game") ?? (/^G-/.test(this.sought) ? "grapples" : "dalmuti");
    this.rules = wanted.get("rules") ?? (this.game === "grapples" ? "standard" : "official");
    if (this.code) {
      const card = await table(this.code);
      this.game = card.game;
      this.rules = card.rules;
    }
    await this.#fetch();
  }

  async #fetch(): Promise<void> {
    this.sheet = await ruleSheet(this.game, this.rules);
  }

  #choose(game: string, rules: string): void {
    this.game = game;
    this.rules = rules;
    this.code = "";
    this.#fetch().catch(showError);
  }

  override render() {
    const sheet = catalogue().sheets.find((it) => it.game === this.game);
    const found = (this.sheet?.sections ?? []).map((it) => this.#found(it)).filter((it) => it.rules.length > 0);
    return html`
      <dm-in-pictures game=${this.game}></dm-in-pictures>
      <h2 id="all">${say("web.learn.all-rules")}</h2>
      <form @submit=${(event: Event) => event.preventDefault()}>
        ${this.#games()} ${sheet ? this.#presets(sheet) : nothing}
        <div class="field">
          <label for="seek">${say("web.learn.seek")}</label>
          <input id="seek" type="text" autocomplete="off" .value=${this.sought} @input=${this.#seek} />
        </div>
      </form>
      ${this.code ? html`<p class="of-table">${say("web.learn.of-table", this.code)}</p>` : nothing}
      ${sheet ? this.#options(sheet) : nothing}
      ${this.sheet === undefined ? html`<p role="status">${say("web.wait")}</p>` : nothing}
      ${found.map((section) => this.#section(section))}
      ${this.sheet && found.length === 0 ? html`<p>${say("web.learn.nothing", this.sought)}</p>` : nothing}
    `;
  }

  #games() {
    return html`<div class="field">
      <label for="game">${say("web.learn.game")}</label>
      ${select(catalogue().sheets.map((it) => [it.game, it.name]), this.game, (game) => this.#playAt(game), "game")}
    </div>`;
  }

  #playAt(game: string) {
    const preset = catalogue().sheets.find((it) => it.game === game)?.presets[0]?.name ?? "";
    this.#choose(game, preset);
  }

  #presets(sheet: GamesSheet) {
    const { preset } = parsed(this.rules);
    const presets = sheet.presets.map((it) => [it.name, say(`web.preset-${it.name}`)] as const);
    return html`<div class="field">
      <label for="preset">${say("web.learn.preset")}</label>
      ${select(presets, preset, (name) => this.#choose(this.game, name), "preset")}
    </div>`;
  }

  #options(sheet: GamesSheet) {
    return html`<details class="panel">
      <summary>${say("web.learn.options")}</summary>
      <div class="options">
        ${optionFields(sheet, parsed(this.rules), (rules) => this.#choose(this.game, rules))}
      </div>
    </details>`;
  }

  #section(section: RuleSheetSection) {
    return html`<section>
      <h2>${section.heading}</h2>
      <dl>
        ${section.rules.map((rule) => this.#rule(rule))}
      </dl>
    </section>`;
  }

  #rule(rule: RuleSheetRule) {
    const changes = Object.keys(parsed(this.rules).changes);
    const differs = rule.options.some((option) => changes.includes(option));
    return html`<div class=${differs ? "differs" : ""}>
      <dt id=${rule.id}>${marked(rule.id, this.sought)}</dt>
      <dd>
        ${marked(rule.text, this.sought)}
        ${differs ? html`<span class="small">✶ ${say("web.learn.differs")}</span>` : nothing}
      </dd>
    </div>`;
  }

  #found(section: RuleSheetSection): RuleSheetSection {
    const sought = this.sought.trim().toLowerCase();
    const fits = (text: string) => text.toLowerCase().includes(sought);
    if (sought === "" || fits(section.heading)) return section;
    return { ...section, rules: section.rules.filter((rule) => fits(rule.id) || fits(rule.text)) };
  }

  #seek(event: Event) {
    this.sought = valueOf(event);
    const count = (this.sheet?.sections ?? []).flatMap((it) => this.#found(it).rules).length;
    announce(say("web.learn.found", count));
  }
}

/** A text in which what is sought stands out. */
function marked(text: string, sought: string): TemplateResult | string {
  const wanted = sought.trim().toLowerCase();
  const at = wanted === "" ? -1 : text.toLowerCase().indexOf(wanted);
  if (at < 0) return text;
  const end = at + wanted.length;
  return html`${text.slice(0, at)}<mark>${text.slice(at, end)}</mark>${text.slice(end)}`;
}
