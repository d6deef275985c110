import { DmElement, element, html, nothing, property, vars } from "../../view/element";
import type { Player, TableProspect } from "protocol";
import type { ReviewedJudged } from "protocol/rest";
import { number, say } from "../../words/words";
import type { GameReview } from "../game";
import { markName, markSign, markStyles } from "../tell/marks";
import styles from "./judgement.css";

/** What is to be said of a decision that cost something: how good it was, what was better, and why. */
@element("dm-judgement", markStyles, styles)
export class DmJudgement extends DmElement {
  @property({ attribute: false }) judged!: ReviewedJudged;
  @property({ attribute: false }) game!: GameReview;
  @property({ attribute: false }) name: (player: Player) => string = (player) => player;

  override render() {
    const { by, mark, loss } = this.judged;
    const prospects = this.judged.prospects as TableProspect[];
    return html`
      <p class="row">
        ${markSign(mark)}
        <strong>${say("web.review.judged", this.name(by), markName(mark))}</strong>
        <span>${this.game.cost(loss)}</span>
      </p>
      <div class="prospects">${prospects.filter((it) => it.behind < loss || this.#made(it)).map((it) => this.#prospect(it))}</div>
      <p class="soft small">${say("web.review.places")}</p>
    `;
  }

  #made({ move }: TableProspect): boolean {
    return JSON.stringify(move) === JSON.stringify(this.judged.made);
  }

  #prospect(prospect: TableProspect) {
    const made = this.#made(prospect);
    const move = this.game.moveName(prospect.move, this.name);
    return html`<div class="prospect">
      <p><strong>${say(made ? "web.review.made" : "web.review.better", move)}</strong> <span class="soft">${this.game.worth(prospect, made)}</span></p>
      ${this.#places(prospect.places)}
      ${prospect.reasons.length > 0
        ? html`<ul class="reasons small">${prospect.reasons.map((it) => html`<li>${this.game.reason(it, this.name)}</li>`)}</ul>`
        : nothing}
    </div>`;
  }

  /** The chance of each place, the first place first. */
  #places(places: readonly number[]) {
    if (places.length === 0) return nothing;
    const said = places.map((chance, i) => say("web.review.place-chance", i + 1, number(100 * chance))).join(", ");
    return html`<div class="bar" role="img" aria-label=${said} title=${said}>
      ${places.map((chance, i) => html`<i ${vars({ width: `${100 * chance}%`, opacity: String(1 - (0.8 * i) / places.length) })}></i>`)}
    </div>`;
  }
}
