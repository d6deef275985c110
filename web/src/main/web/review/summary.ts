import { buttons, DmElement, element, html, nothing, property } from "../view/element";
import { say } from "../words/words";
import { decision } from "./moments";
import { markSign, markStyles } from "./tell/marks";
import type { PlaybackController } from "./controller";
import "./show/plot";
import "./show/showings";
import styles from "./summary.css";

const WORST = 8;

/** A match as a whole: how points grew, how well everybody played, and what cost most. Event: `visit`. */
@element("dm-summary", buttons, markStyles, styles)
export class DmSummary extends DmElement {
  @property({ attribute: false }) controller!: PlaybackController;
  /** The controller is the same when it has moved on, so that is said beside it. */
  @property({ attribute: false }) beat = 0;
  @property({ attribute: false }) version = 0;

  override render() {
    return html`${this.#points()} ${this.#judged()}`;
  }

  #points() {
    if (!this.controller.playback) return nothing;
    const { labels, curves, now } = this.controller.game.curves(this.controller);
    if (labels.length < 2 || !curves.some(({ values }) => values.some((it) => it > 0))) return nothing; // SCORE-1
    return html`<section class="panel" aria-labelledby="points">
      <h2 id="points">${say("web.review.points")}</h2>
      <dm-plot .heading=${say("web.review.points")} .labels=${labels} .curves=${curves} .now=${now} .name=${this.controller.name}></dm-plot>
    </section>`;
  }

  #judged() {
    const { review, reviewTrouble, playback, share } = this.controller;
    if (playback?.seenBy !== undefined) return html`<p class="soft">${say("web.review.kept", this.#keeper())}</p>`;
    if (reviewTrouble) {
      return html`<section class="panel">
        <p class="wrong">${reviewTrouble.message}</p>
        <p><button @click=${() => this.controller.judge()}>${say("web.review.again")}</button></p>
      </section>`;
    }
    if (!review) {
      return html`<section class="panel">
        <p role="status">${say("web.review.working")}</p>
        <progress max="1" .value=${share} aria-label=${say("web.review.working")}></progress>
      </section>`;
    }
    return html`<section class="panel" aria-labelledby="accuracy">
        <h2 id="accuracy">${say("web.review.how-well")}</h2>
        <dm-showings .review=${review} .name=${this.controller.name}></dm-showings>
      </section>
      ${this.#worst()}`;
  }

  #keeper(): string {
    const keeper = this.controller.playback?.seenBy ?? "";
    return keeper === "onlooker" ? say("web.review.onlooker") : this.controller.name(keeper);
  }

  #worst() {
    const worst = this.controller.worst.slice(0, WORST);
    if (worst.length === 0) return nothing;
    return html`<section class="panel worst" aria-labelledby="worst">
      <h2 id="worst">${say("web.review.worst")}</h2>
      <ul>
        ${worst.map((it) => html`<li><button class="plain" @click=${() => this.emit("visit", it)}>${markSign(it.mark)}<span>${this.controller.roundName(it.round)}, ${decision(this.controller, it)}</span></button></li>`)}
      </ul>
    </section>`;
  }
}
