import { html, nothing, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { TableProspect } from "protocol";
import type { ReviewedJudged } from "protocol/rest";
import { buttons, shared } from "../look/shared";
import { DmElement } from "../view/element";
import type { TableMove } from "../wire/rows";
import { figure, number, say } from "../words/words";
import type { Curve } from "./show/plot";
import type { GrapplesFrame } from "./reel";
import { markSign, markStyles } from "./tell/marks";
import { moveName } from "../grapples/words/moves";
import type { Tour } from "./tour";
import "./show/plot";
import "./show/showings";
import styles from "./summary.css";

const WORST = 8;

/** A match as a whole: how points grew, how well everybody played, and what cost most. Event: `visit`. */
@customElement("dm-summary")
export class DmSummary extends DmElement {
  static override styles = [shared, buttons, markStyles, unsafeCSS(styles)];

  @property({ attribute: false }) tour!: Tour;
  /** The tour is the same when it has moved on, so that is said beside it. */
  @property({ attribute: false }) beat = 0;
  @property({ attribute: false }) version = 0;

  override render() {
    return html`${this.points()} ${this.judged()}`;
  }

  private points() {
    const { playback } = this.tour;
    if (!playback) return nothing;
    const curves = playback.game === "grapples" ? this.grapples() : this.scores();
    if (curves.labels.length < 2) return nothing;
    return html`<section class="panel" aria-labelledby="points">
      <h2 id="points">${say("web.review.points")}</h2>
      <dm-plot
        .heading=${say("web.review.points")}
        .labels=${curves.labels}
        .curves=${curves.curves}
        .now=${curves.now}
        .name=${this.tour.name}
      ></dm-plot>
    </section>`;
  }

  /** The points after every round. */
  private scores(): { labels: string[]; curves: Curve[]; now: number } {
    const { rounds, players, round } = this.tour.playback!;
    const before = rounds[0]?.round === 1 ? [0] : [];
    const curves = Object.keys(players)
      .filter((player) => rounds.some((it) => player in it.scores))
      .map((player) => ({ player, values: [...before, ...rounds.map((it) => it.scores[player] ?? 0)] }));
    const now = rounds.findIndex((it) => it.round === round) + before.length;
    return { labels: [...before, ...rounds.map((it) => it.round)].map(String), curves, now };
  }

  /** What everybody had at each moment of the game. */
  private grapples(): { labels: string[]; curves: Curve[]; now: number } {
    const frames = this.tour.stops.map((stop) => stop.frame as GrapplesFrame);
    const curves = Object.keys(this.tour.playback!.players).map((player, seat) => ({
      player,
      values: frames.map((frame) => frame.now.grapples?.[seat] ?? 0),
    }));
    return { labels: frames.map((_, i) => String(i)), curves, now: this.tour.at };
  }

  private judged() {
    const { review, reviewTrouble, playback, share } = this.tour;
    if (playback?.seenBy !== undefined) return html`<p class="soft">${say("web.review.kept", this.keeper())}</p>`;
    if (reviewTrouble) {
      return html`<section class="panel">
        <p class="wrong">${reviewTrouble.message}</p>
        <p><button @click=${() => this.tour.judge()}>${say("web.review.again")}</button></p>
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
        <dm-showings .review=${review} .name=${this.tour.name} .game=${playback!.game}></dm-showings>
      </section>
      ${this.worst()}`;
  }

  private keeper(): string {
    const keeper = this.tour.playback?.seenBy ?? "";
    return keeper === "onlooker" ? say("web.review.onlooker") : this.tour.name(keeper);
  }

  private worst() {
    const worst = this.tour.worst.slice(0, WORST);
    if (worst.length === 0) return nothing;
    return html`<section class="panel worst" aria-labelledby="worst">
      <h2 id="worst">${say("web.review.worst")}</h2>
      <ul>
        ${worst.map((it) => html`<li><button class="plain" @click=${() => this.#visit(it)}>${markSign(it.mark)}<span>${this.#told(it)}</span></button></li>`)}
      </ul>
    </section>`;
  }

  #told(it: ReviewedJudged): string {
    const game = this.tour.playback!.game;
    const [best] = it.prospects as TableProspect[];
    const made = moveName(game, it.made as TableMove, this.tour.name);
    const better = best ? moveName(game, best.move, this.tour.name) : "";
    const cost = game === "grapples" ? `${number(100 * it.loss)} %` : figure(it.loss, 2);
    return say("web.review.worst-line", say(game === "grapples" ? "story.grapples.game" : "story.heading-round", it.round), this.tour.name(it.by), made, better, cost);
  }

  #visit({ round, step }: ReviewedJudged): void {
    this.dispatchEvent(new CustomEvent("visit", { detail: { round, step } }));
  }
}
