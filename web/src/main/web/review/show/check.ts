import { DmElement, element, folds, html, icon, nothing, property } from "../../view/element";
import type { Player } from "protocol";
import type { PlaybackDeal } from "protocol/rest";
import { isSwapped, noted } from "../../people/deal-notes";
import { list, say } from "../../words/words";
import { isFair, verdict, type Verdict } from "../fair/verdict";
import styles from "./check.css";

/** Checks a deal in this browser, and says in plain words what that means. */
@element("dm-check", folds, styles)
export class DmCheck extends DmElement {
  @property({ attribute: false }) deal: PlaybackDeal | undefined;
  /** The id of the match, where it was played here. */
  @property() match = "";
  @property({ type: Number }) round = 1;
  @property({ attribute: false }) name: (player: Player) => string = (player) => player;

  override render() {
    if (!this.deal) return html`<p>${say("web.review.check-none")}</p>`;
    const found = verdict(this.deal, this.round);
    const fair = isFair(found) && !this.#swapped(this.deal);
    const wrong = list(found.wrong.map(this.name));
    const contributors = list(found.contributors.map(this.name));
    return html`<div class="stack">
      <p class=${fair ? "good" : "bad"}><strong>${say(fair ? "web.review.check-good" : "web.review.check-bad")}</strong></p>
      <ol class="stack">
        ${this.#line(found.commits, say("web.review.check-commit"), say("web.review.check-no-commit"))}
        ${this.#line(found.wrong.length === 0, say("web.review.check-hands", this.round), say("web.review.check-no-hands", wrong))}
        ${this.#drawn(this.deal, found)}
        ${this.#line(contributors !== "", say("web.review.check-numbers", contributors), say("web.review.check-no-numbers"))}
        ${this.#own(this.deal)}
      </ol>
      <p>${say(contributors !== "" ? "web.review.check-means" : "web.review.check-means-less")}</p>
      ${this.#details(this.deal, found.hash)}
    </div>`;
  }

  /** What else was drawn by the same secrets: cards for the first positions, decrees. */
  #drawn({ draws, decrees }: PlaybackDeal, { misdrawn, decrees: genuine }: Verdict) {
    const wrong = say("web.review.check-no-draw", list(misdrawn.map(this.name)));
    return [
      draws.length > 0 ? this.#line(misdrawn.length === 0, say("web.review.check-draw"), wrong) : nothing,
      decrees ? this.#line(genuine, say("web.review.check-decrees"), say("web.review.check-no-decrees")) : nothing,
    ];
  }

  #swapped({ commit }: PlaybackDeal): boolean {
    return isSwapped(commit, this.match, this.round);
  }

  /** What this very device remembers of the deal. */
  #own(deal: PlaybackDeal) {
    if (this.#swapped(deal)) return this.#line(false, say("web.review.check-swapped"));
    const number = noted(deal.commit);
    if (number === undefined) return nothing;
    const counted = Object.values(deal.entropy).includes(number);
    return this.#line(counted, say("web.review.check-own"), say("web.review.check-not-own"));
  }

  #line(good: boolean, text: string, otherwise = text) {
    const drawn = icon(good ? "check" : "close");
    return html`<li><span class=${good ? "good" : "bad"}>${drawn}</span><span>${good ? text : otherwise}</span></li>`;
  }

  #details(deal: PlaybackDeal, hash: string) {
    const numbers = Object.entries(deal.entropy);
    return html`<details>
      <summary>${say("web.review.check-details")}</summary>
      <div class="stack">
        <p>${say("web.review.check-promise")}<br /><code>${deal.commit}</code></p>
        <p>${say("web.review.check-seed")}<br /><code>${deal.seed}</code></p>
        <p>${say("web.review.check-hash")}<br /><code>${hash}</code></p>
        ${numbers.length > 0
          ? html`<p>${say("web.review.check-entropy")}${numbers.map(([player, hex]) => html`<br />${this.name(player)}: <code>${hex}</code>`)}</p>`
          : nothing}
        <p class="soft small">${say("web.review.check-how")}</p>
      </div>
    </details>`;
  }
}
