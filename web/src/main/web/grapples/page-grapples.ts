import { buttons, DmElement, element, fields, folds, html, icon, pages, state } from "../view/element";
import type { Source } from "../review/source";
import { catalogueChanged, levelsOf } from "../store/catalogue";
import { select, valueOf } from "../view/field";
import { pageTitle } from "../view/title";
import { type Rehearsal, simulated, simulatedRecord, textReview } from "../wire/desk";
import { say } from "../words/words";
import "../review/dm-review";
import styles from "./page-grapples.css";

const PLAYERS = ["3", "4", "5", "6", "7", "8"];

/** A game of Grapples that bots play, turn by turn with the table of expected values. */
@element("dm-page-grapples", buttons, fields, folds, pages, styles)
export class DmPageGrapples extends DmElement {
  @state() private wanted: Rehearsal = { seed: fresh(), players: 4, level: "knight" };
  @state() private source = of(this.wanted);

  protected override readonly drawnBy = () => [catalogueChanged];

  override render() {
    pageTitle(say("web.review.grapples"));
    const { seed, players, level } = this.wanted;
    const levels = levelsOf("grapples");
    return html`<div class="page">
      <h1>${say("web.review.grapples")}</h1>
      <details ?open=${matchMedia("(min-width: 46rem)").matches}>
        <summary>${say("web.review.players")}: ${players} · ${levels.find((it) => it.name === level)?.text} · ${seed}</summary>
        <p class="soft">${say("web.review.grapples-text")}</p>
        <div class="choices">
          <label>
            ${say("web.review.players")}
            ${select(PLAYERS.map((it) => [it, it]), `${players}`, (players) => this.#change({ players: Number(players) }))}
          </label>
          <label>
            ${say("web.review.level")}
            ${select(levels.map((it) => [it.name, it.text]), level, (level) => this.#change({ level }))}
          </label>
          <label>
            ${say("web.review.seed")}
            <input type="number" min="0" max="999999999" .value=${String(seed)} @change=${(event: Event) => this.#change({ seed: Number(valueOf(event)) || 0 })} />
          </label>
          <button @click=${() => this.#change({ seed: fresh() })}>${icon("again")}${say("web.review.new-game")}</button>
        </div>
      </details>
      <dm-review .source=${this.source}></dm-review>
    </div>`;
  }

  #change(change: Partial<Rehearsal>) {
    this.wanted = { ...this.wanted, ...change };
    this.source = of(this.wanted);
  }
}

function fresh(): number {
  return Math.floor(Math.random() * 1_000_000);
}

function of(wanted: Rehearsal): Source {
  let text: Promise<string> | undefined;
  const record = () => (text ??= simulatedRecord(wanted));
  return {
    name: JSON.stringify(wanted),
    playback: () => simulated(wanted),
    review: async (waiting) => textReview(await record(), 1, waiting),
    text: record,
  };
}
