import { html, nothing, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type { DalmutiEvent, DalmutiMove, DalmutiNow, Player } from "protocol";
import { shared } from "../look/shared";
import { lessMotion, pace, set, settings, settingsChanged } from "../store/settings";
import type { Change, TableStore } from "../store/table-store";
import { announce } from "../view/announce";
import { DmElement } from "../view/element";
import { complain } from "../view/toast";
import { callForTurn } from "./attention";
import "./court/dm-court";
import type { DmCourt } from "./court/dm-court";
import "./court/dm-own";
import type { DmPile } from "./court/dm-pile";
import "./hand/dm-actions";
import "./hand/dm-hand";
import type { DmHand } from "./hand/dm-hand";
import { Keys, type Wanted } from "./hand/keys";
import { need } from "./hand/need";
import { type Option, options, rankOf } from "./hand/options";
import type { PickEvent } from "./hand/pick";
import { type Selection, chosen, tapped, wholeRank } from "./hand/selecting";
import "./hints";
import type { DmHints } from "./hints";
import "./log";
import type { DmLog } from "./log";
import { middle } from "./middle";
import type { AimEvent, MoveEvent } from "./scene/move-event";
import { overlay } from "./overlay";
import { type Sight, nameOf } from "./sight";
import type { Beat } from "./stage/beats";
import { Chronicle } from "./stage/chronicle";
import { Director } from "./stage/director";
import { move } from "./stage/motion";
import type { Picture } from "./stage/picture";
import { hear } from "./stage/sounds";
import { tableStyles } from "./table-styles";
import { cardsOf } from "./words/cards";
import { sentence } from "./words/story";

/** The table while a match is played: shows what happens beat by beat, and answers with what is legal. */
@customElement("dm-dalmuti")
export class DmDalmuti extends DmElement {
  static override styles = [shared, tableStyles];

  @property({ attribute: false }) store!: TableStore;
  @state() private sight!: Sight;
  @state() private selected: Selection = [];
  @state() private aim: Player | undefined;
  @state() private sent = false;
  @query("dm-court") private readonly court!: DmCourt;
  @query("dm-pile") private readonly pile!: DmPile | null;
  @query("dm-hand") private readonly hand!: DmHand;
  @query("dm-hints") private readonly hints!: DmHints;
  @query("dm-log") private readonly log!: DmLog;
  @query(".layer") private readonly layer!: HTMLElement;

  readonly #keys = new Keys();
  #director!: Director;
  #chronicle!: Chronicle;
  #left: DOMRect[] = [];
  #asked: number | undefined;
  #leads = true;
  #autoPass: number | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#director = new Director({ show: (...shown) => this.#show(...shown), pace: () => (lessMotion() ? Math.min(pace(), 0.6) : pace()) });
    this.#chronicle = new Chronicle(this.store.code);
    this.#begin();
    this.follow(this.store.changed, (change) => this.#hear(change));
    this.follow(settingsChanged, () => this.#considerPassing());
    const keydown = (event: KeyboardEvent) => this.#key(event);
    addEventListener("keydown", keydown);
    this.whenGone(() => {
      removeEventListener("keydown", keydown);
      clearTimeout(this.#autoPass);
    });
  }

  get #news() {
    return { now: this.store.dalmuti as DalmutiNow, me: this.store.now.you?.player };
  }

  /** The draw at the beginning of a match comes with the first picture, and is worth seeing. */
  #begin(): void {
    const told = this.store.told as DalmutiEvent[];
    const drawing = told.length > 0 && told.every((event) => event.event === "drew" || event.event === "positionsTaken");
    this.#director.begin({ told: drawing ? [] : told, ...this.#news });
    if (drawing) this.#director.goOn({ told, ...this.#news });
  }

  #hear(change: Change): void {
    if (change.whole) this.#begin();
    else if (change.told.length > 0 || change.parts.size > 0) this.#director.goOn({ told: change.told as DalmutiEvent[], ...this.#news });
  }

  #show(picture: Picture, beat: Beat | undefined, lasting: number): void {
    const now = this.store.dalmuti;
    const live = beat === undefined && now.question !== undefined;
    this.#left = this.#ownCards(beat);
    this.sight = {
      store: this.store,
      picture,
      now,
      me: now.you?.player,
      legal: live ? (now.legal ?? []) : [],
      beat,
      lasting: lessMotion() ? 0 : lasting,
    };
    if (beat) this.#tell(beat, picture);
    if (live && now.question !== this.#asked) this.#askAnew(now.question ?? 0);
  }

  /** Where the cards lie that this beat takes out of the own hand, before they are gone. */
  #ownCards(beat: Beat | undefined): DOMRect[] {
    const event = beat?.events[0];
    return event?.event === "laid" && event.by === this.sight?.me && this.hand ? this.hand.rectsOf(cardsOf(event.play)) : [];
  }

  #tell(beat: Beat, picture: Picture): void {
    hear(beat);
    for (const event of beat.events) {
      const text = sentence(event, { name: (player) => nameOf(this.sight, player), leads: this.#leads });
      if (text) announce(`${text}.`);
      this.#leads = event.event === "trickTaken" || event.event === "roundBegan" || (this.#leads && event.event !== "laid");
      if (event.event === "roundScored") {
        const after = picture.scores;
        const before = Object.fromEntries(event.scores.map((it) => [it.player, (after[it.player] ?? 0) - it.points - it.bonus]));
        this.#chronicle.scored(this.store.now.stage?.match ?? 0, picture.outcome?.round ?? 0, before, event.scores);
      }
    }
  }

  /** A new question: nothing is selected yet, and whoever looks elsewhere is called. */
  #askAnew(question: number): void {
    this.#asked = question;
    this.selected = [];
    this.aim = undefined;
    this.sent = false;
    if (this.sight.picture.scene?.scene !== "window") callForTurn(need(this.sight));
    this.#considerPassing();
  }

  /** Passing by itself takes as long as by hand, so that nobody can tell the difference. */
  #considerPassing(): void {
    clearTimeout(this.#autoPass);
    const { legal } = this.sight;
    if (!settings().autoPass || legal.length !== 1 || legal[0]?.move !== "pass") return;
    const asked = this.#asked;
    this.#autoPass = window.setTimeout(() => this.#asked === asked && !this.sent && void this.#play({ move: "pass" }), 900 + Math.random() * 1600);
  }

  async #play(move: DalmutiMove | undefined): Promise<void> {
    if (!move || this.sent) return;
    this.sent = true;
    const reply = await this.store.answer(move);
    if (reply.kind !== "refused") return;
    this.sent = false;
    complain(new Error(reply.text));
  }

  get #offered(): Option[] {
    const all = options(this.sight.legal);
    return all.filter(({ move }) => move.move !== "offer" || move.to === this.aim);
  }

  #playSelected(): void {
    void this.#play(chosen(this.#offered, this.selected)?.move);
  }

  #pick(rank: number, whole: boolean): void {
    if (this.sent) return;
    this.selected = whole ? wholeRank(this.#offered, this.selected, rank) : tapped(this.#offered, this.selected, rank);
  }

  #key(event: KeyboardEvent): void {
    const wanted = this.#keys.read(event);
    if (!wanted || !this.#obey(wanted)) return;
    event.preventDefault();
  }

  #obey(wanted: Wanted): boolean {
    switch (wanted.want) {
      case "step":
        this.hand.step(wanted.by);
        return true;
      case "rank":
        this.#pick(wanted.rank, rankOf(this.selected) === wanted.rank && wanted.whole);
        return true;
      case "focused":
        if (this.hand.focused === undefined) return false;
        this.#pick(this.hand.focused, wanted.whole);
        return true;
      case "play":
        return this.#enter();
      case "pass":
        void this.#play(this.sight.legal.find((move) => move.move === "pass"));
        return true;
      case "clear":
        this.selected = [];
        return true;
      case "hint":
        void this.hints.ask();
        return true;
      case "sort":
        set({ sort: settings().sort === "rank" ? "sets" : "rank" });
        return true;
      case "log":
        void this.log.show();
        return true;
    }
  }

  /** Enter plays what is selected; before that it selects what is under the cursor. */
  #enter(): boolean {
    if (chosen(this.#offered, this.selected)) this.#playSelected();
    else if (this.hand.focused !== undefined) this.#pick(this.hand.focused, false);
    else return false;
    return true;
  }

  override render() {
    const { sight } = this;
    const offered = this.#offered;
    return html`<section class="table" @move=${(event: MoveEvent) => void this.#play(event.move)} @aim=${this.#aimed}>
      <dm-court .sight=${sight}>${middle(sight, this.aim)}</dm-court>
      <div class="below">
        <dm-own .sight=${sight}></dm-own>
        <dm-hand
          .sight=${sight}
          .offered=${offered}
          .selected=${this.selected}
          @pick=${(event: PickEvent) => this.#pick(event.rank, event.whole)}
          @drop=${() => this.#playSelected()}
        ></dm-hand>
        <dm-actions
          .sight=${sight}
          .offered=${offered}
          .selected=${this.selected}
          ?sent=${this.sent}
          @play=${() => this.#playSelected()}
          @pass=${() => void this.#play({ move: "pass" })}
          @clear=${() => (this.selected = [])}
          @hint=${() => void this.hints.ask()}
          @log=${() => void this.log.show()}
        ></dm-actions>
      </div>
      <div class="layer" aria-hidden="true"></div>
      ${overlay(sight, this.#chronicle)}
      ${sight.me === undefined ? nothing : html`<dm-hints .sight=${sight}></dm-hints>`}
      <dm-log .sight=${sight}></dm-log>
    </section>`;
  }

  #aimed(event: AimEvent) {
    this.aim = event.at;
    this.selected = [];
  }

  protected override updated(changed: PropertyValues): void {
    if (!changed.has("sight") || !this.sight.beat) return;
    const { beat, picture, lasting } = this.sight;
    const left = this.#left;
    // the parts draw themselves first
    void Promise.all([this.court.updateComplete, this.pile?.updateComplete]).then(() =>
      move(beat, picture, lasting, { court: this.court, pile: this.pile, layer: this.layer, own: this.hand, left }),
    );
  }
}
