import { buttons, DmElement, element, fields, folds, html, nothing, state, tables, vars } from "../view/element";
import type { Society, Estimate } from "protocol/device";
import type { GamesSheet } from "protocol/rest";
import "../create/page-new"; // which has the stepper
import { optionFields } from "../create/option-field";
import { parsed } from "../create/rules";
import { canPlayHere } from "../local/code";
import { catalogue, catalogueChanged, levelNames } from "../store/catalogue";
import { titleName } from "../table/court/rank";
import { announce } from "../view/announce";
import { select } from "../view/field";
import { numberHeading, table } from "../view/table";
import { showError } from "../view/toast";
import { type Experiment, society } from "../wire/desk";
import { figure, number, percent, say } from "../words/words";
import styles from "./lab.css";

/** Those who look far ahead would take hours. */
const SLOW = ["baroness", "dalmuti"];

/** What is shown of a society, shares first; the rest are numbers a round. */
const SHARES = ["TOP_STAYS", "BOTTOM_STAYS", "BOTTOM_FIRST", "BORN_TO_WIN", "TAXED", "REVOLUTIONS", "GREATER_REVOLUTIONS"];
const NUMBERS = ["STEPS", "GAP", "TRICKS", "TRADES"];

/** The lab in small: bots play by any rules, and one sees how fair they are. */
@element("dm-learn-lab", buttons, fields, folds, tables, styles)
export class DmLearnLab extends DmElement {
  @state() private wanted: Experiment = { rules: "official", players: 6, level: "knight", rounds: 1_000 };
  /** How much is done, while bots play. */
  @state() private share: number | undefined;
  @state() private found: Society | undefined;
  #run = 0;

  protected override readonly drawnBy = () => [catalogueChanged];

  override render() {
    if (!canPlayHere()) return html`<p>${say("web.local.not-here")}</p>`;
    const sheet = catalogue().sheets.find((it) => it.game === "dalmuti");
    return html`
      <p>${say("web.learn.lab-about", number(this.wanted.rounds))}</p>
      ${sheet ? this.#form(sheet) : html`<p role="status">${say("web.wait")}</p>`}
      ${this.found ? this.#results(this.found) : nothing}
    `;
  }

  #form(sheet: GamesSheet) {
    const { rules, players, level } = this.wanted;
    const presets = sheet.presets.map(({ name }) => [name, say(`web.preset-${name}`)] as const);
    const levels = levelNames("dalmuti").filter(([name]) => !SLOW.includes(name));
    return html`<form class="panel stack" @submit=${this.start}>
      <div>
        <label for="preset">${say("web.learn.preset")}</label>
        ${select(presets, parsed(rules).preset, (rules) => this.#change({ rules }), "preset")}
      </div>
      <dm-stepper
        label=${say("web.learn.lab-players")}
        .value=${players}
        .least=${sheet.fewest}
        .most=${sheet.most}
        @change=${({ detail }: CustomEvent<number>) => this.#change({ players: detail })}
      ></dm-stepper>
      <div>
        <label for="level">${say("web.learn.lab-level")}</label>
        ${select(levels, level, (level) => this.#change({ level }), "level")}
      </div>
      <details>
        <summary>${say("web.learn.options")}</summary>
        <div class="options">${optionFields(sheet, parsed(rules), (rules) => this.#change({ rules }))}</div>
      </details>
      ${this.share === undefined
        ? html`<button class="main">${say("web.learn.lab-start", number(this.wanted.rounds))}</button>`
        : html`<p class="row">
            <progress class="grow" max="1" aria-label=${say("web.learn.lab-running")} .value=${this.share}></progress>
            <span>${percent(this.share)}</span>
            <button type="button" @click=${this.stop}>${say("web.learn.lab-stop")}</button>
          </p>`}
    </form>`;
  }

  #change(change: Partial<Experiment>) {
    this.stop();
    this.wanted = { ...this.wanted, ...change };
  }

  private readonly stop = () => {
    this.#run++;
    this.share = undefined;
  };

  private readonly start = async (event: SubmitEvent) => {
    event.preventDefault();
    const run = ++this.#run;
    const wanted = () => run === this.#run && this.isConnected;
    this.share = 0;
    try {
      const found = await society(this.wanted, { progress: (share) => (this.share = share), wanted });
      if (!found || !wanted()) return;
      this.found = found;
      announce(say("web.learn.lab-done", number(found.rounds)));
    } catch (error) {
      showError(error);
    }
    if (run === this.#run) this.share = undefined;
  };

  #results({ rounds, players, positions, figures }: Society) {
    const rows = positions.map(
      ({ points, next }, i) => html`<tr>
        <th scope="row">${i + 1}. ${titleName(i + 1, players)}</th>
        <td>${about(points, 2)}</td>
        ${next.map((share) => html`<td class="share" ${vars({ "--share": `${100 * share}%` })}>${percent(share)}</td>`)}
      </tr>`,
    );
    const headings = positions.map((_, i) => numberHeading(`${i + 1}.`));
    return html`<section class="stack">
      <h2>${say("web.learn.lab-done", number(rounds))}</h2>
      <div class="scroll" tabindex="0" role="region" aria-label=${say("web.learn.lab-mobility")}>
        ${table([say("web.learn.position"), numberHeading(say("web.learn.lab-points")), ...headings], rows, say("web.learn.lab-mobility"))}
      </div>
      <dl>
        ${[...SHARES, ...NUMBERS].map((name) => {
          const estimate = figures[name];
          if (!estimate) return nothing;
          return html`<div><dt>${say(`web.learn.lab-${name}`)}</dt><dd>${SHARES.includes(name) ? about(estimate, 1, 100) : about(estimate, 2)}</dd></div>`;
        })}
      </dl>
      <p class="small soft">${say("web.learn.lab-range")}</p>
    </section>`;
  }
}

/** A mean, and how far off it may be. */
function about({ mean, low, high }: Estimate, digits: number, times = 1) {
  const unit = times === 100 ? "\u202f%" : "";
  return html`${figure(mean * times, digits)}${unit} <small class="soft">±${figure(((high - low) * times) / 2, digits)}</small>`;
}
