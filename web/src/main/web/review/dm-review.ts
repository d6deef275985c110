import { html, nothing, type PropertyValues, unsafeCSS } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { buttons, fields, shared } from "../look/shared";
import { announce } from "../view/announce";
import type { DmDialog } from "../view/dialog";
import { DmElement } from "../view/element";
import { check, choices, valueOf } from "../view/field";
import { icon } from "../view/icon";
import { say, spoken } from "../words/words";
import type { Source } from "./source";
import { isMistake } from "./tell/marks";
import { Tour } from "./tour";
import "../view/dialog";
import "./keep";
import "./show/check";
import "./show/judgement";
import "./show/moves";
import "./show/transport";
import "./summary";
import styles from "./dm-review.css";

/** A match to be gone through from any seat, with what there is to say about it. */
@customElement("dm-review")
export class DmReview extends DmElement {
  static override styles = [shared, buttons, fields, unsafeCSS(styles)];

  @property({ attribute: false }) source!: Source;
  /** Where to begin, from the address: a round, and the number of a move in the match. */
  @property({ attribute: false }) begin: { round?: number; step?: number } = {};
  @state() private tour!: Tour;
  @state() private seat = "";
  @state() private covered = false;
  @query("dm-dialog") private readonly dialog!: DmDialog;

  override connectedCallback(): void {
    super.connectedCallback();
    this.follow(spoken, () => this.tour?.arrange());
    this.whenGone(() => this.tour?.close());
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("source")) return;
    this.tour?.close();
    const tour = new Tour(this.source);
    this.tour = tour;
    this.follow(tour.changed, () => tour === this.tour && this.#said());
    const { round, step } = this.begin;
    void tour.open(round, step === undefined ? "start" : { step }).then(() => {
      if (tour !== this.tour) return;
      if (tour.playback?.seenBy === undefined && !tour.trouble) void tour.judge();
      this.seat = tour.playback?.seenBy ?? "A";
    });
  }

  /** Those who listen hear what happens while it plays by itself; a slider speaks for itself. */
  #said(): void {
    const stop = this.tour.stop;
    if (this.tour.playing && stop) announce(stop.lines.join(". "));
  }

  override render() {
    const { playback, stop, trouble, game } = this.tour;
    if (trouble) {
      return html`<p class="wrong" role="alert">${trouble.message}</p>
        <p><button @click=${() => this.tour.open(playback?.round)}>${say("web.review.again")}</button></p>`;
    }
    if (!playback || !stop) return html`<p class="soft" role="status">${say("web.wait")}</p>`;
    return html`
      ${this.head()}
      <div class="split">
        <section class="stage" aria-label=${say("web.review.table")}>
          ${this.board()}
          <div class="desk">
            ${this.chapter(stop.frame.chapter)}
            <div class="told">${stop.lines.map((line) => html`<p>${line}</p>`)}</div>
            ${this.transport()}
          </div>
          ${stop.judged && isMistake(stop.judged) && this.tour.isOpen(stop.judged)
            ? html`<dm-judgement .judged=${stop.judged} .game=${this.tour.game} .name=${this.tour.name}></dm-judgement>`
            : nothing}
          ${game.hides ? this.eyes() : nothing}
        </section>
        <aside class="side" aria-label=${say("web.review.moves")}>
          ${game.beside(stop.frame, this.tour.name)}
          <h2>${say("web.review.moves")}</h2>
          ${this.moves()}
        </aside>
      </div>
      <dm-summary .tour=${this.tour} .beat=${this.tour.at} .version=${this.tour.review ? 1 : this.tour.share} @visit=${this.visit}></dm-summary>
      <dm-keep .tour=${this.tour} .version=${this.tour.at}></dm-keep>
    `;
  }

  private head() {
    const { rounds, round } = this.tour.playback!;
    if (rounds.length < 2) return nothing;
    return html`<nav class="rounds" aria-label=${say("web.review.rounds")}>
        ${rounds.map(
          (it) => html`<button aria-current=${it.round === round ? "true" : "false"} @click=${() => this.tour.open(it.round)}>
            ${this.tour.roundName(it.round)}
          </button>`,
        )}
      </nav>`;
  }

  /** From whose seat one looks, and whether the deal is checked. */
  private eyes() {
    const { playback, round } = this.tour;
    const seen = playback!.seenBy !== undefined;
    return html`<div class="row eyes">
      ${seen
        ? nothing
        : html`<label class="row">
              <span>${say("web.review.seat")}</span>
              <select @change=${(event: Event) => this.look(valueOf(event), this.covered)}>
                ${choices(Object.entries(playback!.players), this.seat)}
              </select>
            </label>
            ${check(say("web.review.covered"), this.covered, (on) => this.look(this.seat, on))}`}
      <button class="grow-left" @click=${() => this.dialog.show()}>${icon("shield")}${say("web.review.check")}</button>
      <dm-dialog heading=${say("web.review.check")}>
        <dm-check .deal=${round?.deal} .match=${this.source.name} .round=${playback!.round} .name=${this.tour.name}></dm-check>
      </dm-dialog>
    </div>`;
  }

  private look(seat: string, covered: boolean) {
    this.seat = seat;
    this.covered = covered;
    this.tour.look(covered ? seat : undefined);
  }

  /** The trick, or the turn. */
  private chapter(number: number) {
    if (number === 0) return nothing;
    return html`<p class="chapter soft small">${say(this.tour.game.chapter, number)}</p>`;
  }

  private board() {
    const { seat, covered, tour } = this;
    return tour.game.board(tour.stop!.frame, { name: tour.name, seat, covered });
  }

  private transport() {
    const { tour } = this;
    const spots = tour.stops.flatMap((stop, at) =>
      stop.judged && isMistake(stop.judged) ? [{ at, mark: stop.judged.mark }] : [],
    );
    return html`<dm-transport
      .at=${tour.at}
      .last=${tour.stops.length - 1}
      .spots=${spots}
      .chapters=${tour.stops.flatMap((stop, at) => (stop.frame.chapter > (tour.stops[at - 1]?.frame.chapter ?? 0) ? [at] : []))}
      .leaps=${tour.game.leaps}
      .playing=${tour.playing}
      .speed=${tour.speed}
      .label=${tour.stop!.lines.join(". ")}
      @seek=${(event: CustomEvent<number>) => tour.seek(event.detail)}
      @toggle=${() => tour.toggle()}
      @speed=${(event: CustomEvent<number>) => ((tour.speed = event.detail), this.requestUpdate())}
    ></dm-transport>`;
  }

  private moves() {
    const lines = this.tour.stops.map((stop, at) => ({
      at,
      text: stop.lines.join(". "),
      ...(stop.judged && isMistake(stop.judged) ? { mark: stop.judged.mark } : {}),
    }));
    return html`<dm-moves
      .lines=${lines}
      .at=${this.tour.at}
      @seek=${(event: CustomEvent<number>) => this.tour.seek(event.detail)}
    ></dm-moves>`;
  }

  private visit({ detail }: CustomEvent<{ round: number; step: number }>) {
    this.tour.pause();
    void this.tour.open(detail.round, { step: detail.step });
    this.renderRoot.querySelector(".stage")?.scrollIntoView({ block: "start" });
  }
}
