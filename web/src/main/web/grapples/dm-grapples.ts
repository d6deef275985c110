import { to } from "../site";
import { buttons, DmElement, element, html, nothing, property, query, state } from "../view/element";
import type { GrapplesEvent, GrapplesMove, Player } from "protocol";
import { grapplesMove, grapplesReason } from "./words/moves";
import { toldTo } from "./words/story";
import "../review/show/outlook";
import { accepted, request } from "../people/request";
import { pace, settings } from "../store/settings";
import type { Change, TableStore } from "../store/table-store";
import { sound } from "../sound/sounds";
import "../table/chronicle";
import hall from "../table/dm-dalmuti.css";
import { docks, formOf, type Room } from "../table/form";
import { alert, announce } from "../view/announce";
import { DmDialog } from "../view/dialog";
import { DmHints, type HintWords } from "../view/hints";
import { capital, say } from "../words/words";
import { DmGrapplesChoices } from "./choices";
import { flyAll } from "./flight";
import { wanted } from "./keys";
import { DmGrapplesHand } from "./own-hand";
import { type Outcome, outcomeIn } from "./outcome";
import { question } from "./question";
import { said } from "./bubbles";
import { type Sight, sightOf } from "./sight";
import "./final";
import { DmGrapplesRing } from "./table-ring";
import styles from "./dm-grapples.css";

/** How long a bubble stays. */
const BUBBLE = 3_200;

const HINTS: HintWords = {
  moveName: grapplesMove,
  reason: grapplesReason,
  expected: ({ places }) => say("web.grapples.wins", Math.round(100 * (places[0] ?? 0))),
};

/** The table of Grapples: draws `store.grapples`, tells what happens, and answers with what is legal. */
@element("dm-grapples", buttons, hall, styles)
export class DmGrapples extends DmElement {
  @property({ attribute: false }) store!: TableStore;
  @state() private sent = false;
  @state() private said: ReadonlyMap<Player, string> = new Map();
  @state() private outcome: Outcome | undefined;
  @state() private size: Room = { width: innerWidth, height: innerHeight };
  @query("dm-g-ring") private readonly ring!: DmGrapplesRing | null;
  @query("dm-g-hand") private readonly hand!: DmGrapplesHand | null;
  @query("dm-g-choices") private readonly choices!: DmGrapplesChoices;
  @query("dm-hints") private readonly hints!: DmHints;
  @query(".layer") private readonly layer!: HTMLElement | null;
  @query("#log") private readonly log!: DmDialog;
  @query("#standing") private readonly standing!: DmDialog | null;
  @query("#outlook") private readonly outlook!: DmDialog;
  @query("#help") private readonly help!: DmDialog;
  #asked: number | undefined;
  #settles: number | undefined;
  #hush: number | undefined;

  protected override whenShown(): void {
    this.store.storyteller = (told) => this.#sentences(told as GrapplesEvent[]);
    this.measure((width, height) => (this.size = { width, height }));
    this.follow(this.store.changed, (change) => this.#hear(change));
    this.hearKeys((event) => this.#key(event));
    this.whenGone(() => {
      clearTimeout(this.#settles);
      clearTimeout(this.#hush);
    });
    this.#ask();
  }

  get #sight(): Sight {
    return sightOf(this.store);
  }

  #sentences(told: readonly GrapplesEvent[]): string[] {
    return told.map((event) => toldTo(this.#sight, event)).filter(Boolean);
  }

  #hear(change: Change): void {
    const told = change.told as GrapplesEvent[];
    const ended = outcomeIn(change, this.store.grapples);
    if (ended) this.#end(ended);
    else if (told.some((event) => event.event === "deckShuffled")) this.#goOn();
    if (!change.whole) {
      for (const sentence of this.#sentences(told)) announce(`${sentence}.`);
      this.#bubble(told);
      this.#sound(told);
      void this.updateComplete.then(() => this.#fly(told));
    }
    this.#ask();
  }

  /** Where a match is over, nothing flies any more. */
  #fly(told: readonly GrapplesEvent[]): void {
    const { ring, hand, layer } = this;
    if (ring && layer) flyAll(told, { ring, hand, layer, me: this.#sight.me });
  }

  #end(outcome: Outcome): void {
    this.outcome = outcome;
    if (!outcome.match) void this.updateComplete.then(() => this.standing?.show());
  }

  /** The next game has begun: the last one is history. */
  #goOn(): void {
    if (!this.outcome) return;
    this.outcome = undefined;
    this.standing?.close();
  }

  #bubble(told: readonly GrapplesEvent[]): void {
    const heard = told.flatMap(said);
    if (heard.length === 0) return;
    this.said = new Map(heard);
    clearTimeout(this.#hush);
    this.#hush = window.setTimeout(() => (this.said = new Map()), BUBBLE * Math.max(0.5, pace()));
  }

  #sound(told: readonly GrapplesEvent[]): void {
    if (!settings().sound || document.hidden) return;
    if (told.some((event) => event.event === "gameEnded")) sound("win");
    else if (told.some((event) => event.event === "dealerChanged")) sound("coin");
    else if (told.some((event) => event.event === "deckShuffled" || event.event === "handShuffled")) sound("shuffle");
    else if (told.some((event) => event.event === "dealt" || event.event === "cardTaken")) sound("laid");
  }

  /** A new question: it is said aloud; a card that can only be kept is kept after a while. */
  #ask(): void {
    const sight = this.#sight;
    const { question: number } = sight.now;
    if (number === this.#asked) return;
    this.#asked = number;
    this.sent = false;
    clearTimeout(this.#settles);
    const [only, ...others] = sight.legal;
    if (!only) return;
    if (others.length > 0) {
      alert(question(sight));
      if (settings().sound) sound("ownTurn"); // also in another tab: that is what it is for
      return;
    }
    announce(question(sight));
    // As long as somebody thinks who has a choice, so that nobody can tell the difference (G-SEE-2).
    this.#settles = window.setTimeout(() => void this.#play(only), 1_500 + Math.random() * 2_000);
  }

  async #play(move: GrapplesMove): Promise<void> {
    if (this.sent) return;
    this.sent = true;
    if (!accepted(await this.store.answer(move))) this.sent = false;
  }

  #key(event: KeyboardEvent): void {
    const it = wanted(event, this.#sight.legal);
    if (!it || event.defaultPrevented) return;
    event.preventDefault();
    if (it.want === "move") void this.#play(it.move);
    else if (it.want === "hint") void this.hints.ask();
    else void this.log.show();
  }

  /** Where somebody sits, for what is said from there. */
  placeOf(player: Player): DOMRect | undefined {
    return this.ring?.rectOf(player) ?? this.renderRoot.querySelector("dm-g-own")?.getBoundingClientRect();
  }

  override render() {
    const sight = this.#sight;
    return sight.now.stage?.doing === "OVER" ? this.#over(sight) : this.#table(sight);
  }

  #over(sight: Sight) {
    return html`<section class="over"><dm-g-final .sight=${sight} .outcome=${this.outcome}></dm-g-final></section>`;
  }

  #table(sight: Sight) {
    const form = formOf(this.size);
    const docked = docks(this.size);
    return html`<section class="table ${form} ${docked ? "docked" : ""}" @move=${({ detail }: CustomEvent<GrapplesMove>) => void this.#play(detail)}>
      <dm-g-ring class="court" .sight=${sight} .said=${this.said}></dm-g-ring>
      ${docked ? html`<dm-chronicle class="chronicle" .lines=${this.#lines()}></dm-chronicle>` : nothing}
      <div class="below">
        <dm-g-own class="own" form=${form} .sight=${sight}></dm-g-own>
        <dm-g-hand class="hand" ?hidden=${sight.me === undefined} .sight=${sight} .room=${this.size}></dm-g-hand>
        <dm-g-choices
          class="actions"
          form=${form}
          .sight=${sight}
          ?sent=${this.sent}
          @hint=${() => void this.hints.ask()}
          @odds=${() => void this.outlook.show()}
          @standing=${() => void this.standing?.show()}
          @log=${() => void this.log.show()}
          @help=${() => void this.help.show()}
        ></dm-g-choices>
      </div>
      <div class="layer" aria-hidden="true"></div>
      ${this.#dialogs(sight)}
    </section>`;
  }

  /** What was told of the game, the latest on top. */
  #lines() {
    const told = this.#sentences(this.store.told as GrapplesEvent[]).reverse();
    return told.map((text) => ({ text: capital(text), kind: "" }));
  }

  #expected(sight: Sight) {
    return html`<dm-outlook .outlook=${sight.now.outlook} .name=${(player: Player) => this.store.name(player)}></dm-outlook>`;
  }

  #result(sight: Sight, { game, winners }: Outcome): string {
    return `${say("web.grapples.game-over", game)}: ${toldTo(sight, { event: "gameEnded", winners })}`;
  }

  #dialogs(sight: Sight) {
    const { outcome } = this;
    return html`
      <dm-dialog id="standing" heading=${outcome ? this.#result(sight, outcome) : say("web.grapples.standing")}>
        <dm-g-standings .sight=${sight} .outcome=${outcome}></dm-g-standings>
        ${outcome && sight.now.you?.say
          ? html`<button class="main wide next" @click=${() => request(this.store, { type: "nextRound" })}>${say("web.grapples.next-game")}</button>`
          : nothing}
      </dm-dialog>
      <dm-dialog id="outlook" heading=${say("web.grapples.next")}>${this.#expected(sight)}</dm-dialog>
      <dm-dialog id="log" heading=${say("web.grapples.log")}>
        <ol class="log" reversed>
          ${this.#lines().map(({ text }) => html`<li>${text}</li>`)}
        </ol>
      </dm-dialog>
      <dm-dialog id="help" heading=${say("web.grapples.help")}>
        <div class="stack">
          <p>${say("play.help-grapples")}</p>
          <p class="keys">${say("web.grapples.keys")}</p>
          <p><a href=${to(`/learn/rules?table=${this.store.code}`)} target="_blank">${say("web.grapples.all-rules")}</a></p>
        </div>
      </dm-dialog>
      <dm-hints .store=${this.store} .words=${HINTS} @suggest=${(event: CustomEvent<GrapplesMove>) => this.choices.point(event.detail)}></dm-hints>
    `;
  }
}
