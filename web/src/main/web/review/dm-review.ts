import { buttons, DmElement, element, fields, html, icon, nothing, property, type PropertyValues, query, state } from "../view/element";
import { announce } from "../view/announce";
import { DmDialog } from "../view/dialog";
import { check, select } from "../view/field";
import { languageChanged, say } from "../words/words";
import type { Source } from "./source";
import { PlaybackController } from "./controller";
import "./moments";
import "./record-panel";
import "./show/check";
import "./show/judgement";
import "./show/moves";
import "./show/transport";
import "./summary";
import styles from "./dm-review.css";

/** Where to begin, from the address: a round, and the number of a move in the match. */
export interface Beginning {
  round?: number | undefined;
  step?: number | undefined;
}

/** A match to be gone through from any seat, with what there is to say about it. */
@element("dm-review", buttons, fields, styles)
export class DmReview extends DmElement {
  @property({ attribute: false }) source!: Source;
  @property({ attribute: false }) begin: Beginning = {};
  @state() private controller!: PlaybackController;
  @state() private seat = "";
  @state() private covered = false;
  @query("dm-dialog") private readonly dialog!: DmDialog;

  protected override whenShown(): void {
    this.follow(languageChanged, () => this.controller?.arrange());
    this.whenGone(() => this.controller?.close());
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("source")) return;
    this.controller?.close();
    const controller = new PlaybackController(this.source);
    this.controller = controller;
    this.follow(controller.changed, () => controller === this.controller && this.#said());
    const { round, step } = this.begin;
    void controller.open(round, step === undefined ? "start" : { step }).then(() => {
      if (controller !== this.controller) return;
      if (controller.playback?.seenBy === undefined && !controller.trouble) void controller.judge();
      this.seat = controller.playback?.seenBy ?? "A";
    });
  }

  /** Those who listen hear what happens while it plays by itself; a slider speaks for itself. */
  #said(): void {
    const stop = this.controller.stop;
    if (this.controller.playing && stop) announce(stop.lines.join(". "));
  }

  override render() {
    const { playback, stop, trouble, game } = this.controller;
    if (trouble) {
      return html`<p class="wrong" role="alert">${trouble.message}</p>
        <p><button @click=${() => this.controller.open(playback?.round)}>${say("web.review.again")}</button></p>`;
    }
    if (!playback || !stop) return html`<p class="soft" role="status">${say("web.wait")}</p>`;
    return html`
      ${this.#head()}
      <dm-moments .controller=${this.controller} .version=${this.controller.review ? 1 : 0} .eyes=${this.controller.eyes} seat=${this.seat} @visit=${this.#visit}></dm-moments>
      <div class="split">
        <section class="stage" aria-label=${say("web.review.table")}>
          ${game.board(stop.frame, { name: this.controller.name, seat: this.seat, covered: this.covered })}
          <div class="desk">
            ${this.#chapter(stop.frame.chapter)}
            <div class="told">${stop.lines.map((line) => html`<p>${line}</p>`)}</div>
            ${this.#transport()}
          </div>
          ${stop.mistake && this.controller.isOpen(stop.mistake)
            ? html`<dm-judgement .judged=${stop.mistake} .game=${this.controller.game} .name=${this.controller.name}></dm-judgement>`
            : nothing}
          ${game.hides ? this.#eyes() : nothing}
        </section>
        <aside class="side" aria-label=${say("web.review.moves")}>
          ${game.beside(stop.frame, this.controller.name)}
          <h2>${say("web.review.moves")}</h2>
          ${this.#moves()}
        </aside>
      </div>
      <dm-summary .controller=${this.controller} .beat=${this.controller.at} .version=${this.controller.review ? 1 : this.controller.share} @visit=${this.#visit}></dm-summary>
      <dm-record-panel .controller=${this.controller} .version=${this.controller.at}></dm-record-panel>
    `;
  }

  #head() {
    const { rounds, round } = this.controller.playback!;
    if (rounds.length < 2) return nothing;
    return html`<nav class="rounds" aria-label=${say("web.review.rounds")}>
        ${rounds.map(
          (it) => html`<button aria-current=${it.round === round ? "true" : "false"} @click=${() => this.controller.open(it.round)}>
            ${this.controller.roundName(it.round)}
          </button>`,
        )}
      </nav>`;
  }

  /** From whose seat one looks, and whether the deal is checked. */
  #eyes() {
    const { playback, round } = this.controller;
    const seen = playback!.seenBy !== undefined;
    return html`<div class="row eyes">
      ${seen
        ? nothing
        : html`<label class="row">
              <span>${say("web.review.seat")}</span>
              ${select(Object.entries(playback!.players), this.seat, (seat) => this.#look(seat, this.covered))}
            </label>
            ${check(say("web.review.covered"), this.covered, (on) => this.#look(this.seat, on))}`}
      <button class="grow-left" @click=${() => this.dialog.show()}>${icon("shield")}${say("web.review.check")}</button>
      <dm-dialog heading=${say("web.review.check")}>
        <dm-check .deal=${round?.deal} .match=${this.source.name} .round=${playback!.round} .name=${this.controller.name}></dm-check>
      </dm-dialog>
    </div>`;
  }

  #look(seat: string, covered: boolean) {
    this.seat = seat;
    this.covered = covered;
    this.controller.look(covered ? seat : undefined);
  }

  /** The trick, or the turn. */
  #chapter(number: number) {
    if (number === 0) return nothing;
    return html`<p class="chapter soft small">${say(this.controller.game.chapter, number)}</p>`;
  }

  #transport() {
    const { controller } = this;
    const spots = controller.stops.flatMap(({ mistake }, at) => (mistake ? [{ at, mark: mistake.mark }] : []));
    return html`<dm-transport
      .at=${controller.at}
      .last=${controller.stops.length - 1}
      .spots=${spots}
      .chapters=${controller.stops.flatMap((stop, at) => (stop.frame.chapter > (controller.stops[at - 1]?.frame.chapter ?? 0) ? [at] : []))}
      .leaps=${controller.game.leaps}
      .playing=${controller.playing}
      .speed=${controller.speed}
      .label=${controller.stop!.lines.join(". ")}
      @seek=${(event: CustomEvent<number>) => controller.seek(event.detail)}
      @toggle=${() => controller.toggle()}
      @speed=${(event: CustomEvent<number>) => ((controller.speed = event.detail), this.requestUpdate())}
    ></dm-transport>`;
  }

  #moves() {
    const lines = this.controller.stops.map(({ lines, mistake }, at) => ({ at, text: lines.join(". "), mark: mistake?.mark }));
    return html`<dm-moves
      .lines=${lines}
      .at=${this.controller.at}
      @seek=${(event: CustomEvent<number>) => this.controller.seek(event.detail)}
    ></dm-moves>`;
  }

  #visit({ detail }: CustomEvent<{ round: number; step?: number }>) {
    this.controller.pause();
    void this.controller.open(detail.round, detail.step === undefined ? "start" : { step: detail.step });
    this.renderRoot.querySelector(".stage")?.scrollIntoView({ block: "start" });
  }
}
