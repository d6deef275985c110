import { ACROSS, DmElement, element, html, nothing, property, type PropertyValues, query, state } from "../view/element";
import type { DalmutiEvent, DalmutiMove, DalmutiNow, Player } from "protocol";
import { sound } from "../sound/sounds";
import { accepted } from "../people/request";
import { lessMotion, pace, set, settings, settingsChanged } from "../store/settings";
import type { Change, TableStore } from "../store/table-store";
import { alert, announce } from "../view/announce";
import { DmHints, type HintWords } from "../view/hints";
import { whenIdle } from "../view/idle";
import { isElsewhere } from "../view/keys";
import { byKind, type ByKind } from "../wire/kinds";
import { capital, list, number, say } from "../words/words";
import { DmCourt } from "./court/dm-court";
import "./court/dm-own";
import type { DmPile } from "./court/dm-pile";
import { AutoPass } from "./hand/auto-pass";
import { Choosing } from "./hand/choosing";
import { DmActions } from "./hand/dm-actions";
import { DmHand } from "./hand/dm-hand";
import { Keys, type Wanted } from "./hand/keys";
import { need } from "./hand/need";
import { aloneWithBots } from "./hand/no-choice";
import { type Picked, possible, type Way } from "./hand/selecting";
import "./chronicle";
import type { Line } from "./chronicle";
import { DmLog, told as allTold } from "./log";
import { DmRoomDialog, tellMove } from "./scene/room";
import { isOver, middle, overlay } from "./scenes";
import { fetchFaces } from "./face";
import { docks, formOf, type Room } from "./form";
import { goesBack, isOut, nameOf, type Sight } from "./sight";
import { type Beat, soundOf } from "./animation/beats";
import { ScoreHistory } from "./animation/score-history";
import { AnimationQueue } from "./animation/queue";
import { Reign } from "./animation/reign";
import { leaving, move } from "./animation/motion";
import type { Picture } from "./animation/picture";
import { cardName } from "./words/cards";
import { moveName, reason } from "./words/reasons";
import { leadsAfter, retold, sentences } from "./words/story";
import styles from "./dm-dalmuti.css";

const HINTS: HintWords = { moveName, reason, expected: ({ points }) => say("web-table.expects", number(points, 1)) };
/** Where rounds bring no points (SCORE-1). */
const PLACES: HintWords = { ...HINTS, expected: ({ points, places }) => say("web-table.expects-place", number(places.length - points, 1)) };

const MOST_LINES = 60;

/** Keys that end a ceremony. */
const SKIPS = new Set(["Escape", "Enter", " "]);

/** The table while a match is played: shows what happens beat by beat, and answers with what is legal. */
@element("dm-dalmuti", styles)
export class DmDalmuti extends DmElement {
  @property({ attribute: false }) store!: TableStore;
  @state() sight!: Sight;
  @state() private size: Room = { width: innerWidth, height: innerHeight };
  /** Why a card that was touched can't be played. */
  @state() private why = "";
  @query("dm-court") private readonly court!: DmCourt;
  @query("dm-pile") private readonly pile!: DmPile | null;
  @query("dm-hand") private readonly hand!: DmHand;
  @query("dm-actions") private readonly actions!: DmActions;
  @query("dm-hints") private readonly hints!: DmHints | null;
  @query("dm-log") private readonly log!: DmLog;
  @query("dm-room-dialog") private readonly room!: DmRoomDialog;
  @query(".table") private readonly table!: HTMLElement;
  @query(".layer") private readonly layer!: HTMLElement;

  readonly #history = new ScoreHistory();
  readonly #reign = new Reign();
  #lines: Line[] = [];
  readonly #keys = new Keys();
  readonly #choosing = new Choosing(this, async (move) => (accepted(await this.store.answer(move)) ? "done" : "refused"));
  readonly #auto = new AutoPass(this, (move) => void this.#choosing.make(move));
  #queue!: AnimationQueue;
  #left: readonly DOMRect[] = [];
  /** The last picture has the hand of the one before it. */
  #kept = false;
  #asked: number | undefined;
  #leads = true;
  #directed = false;
  /** Nobody wants to see how the round ends. */
  #skips = false;

  protected override whenShown(): void {
    this.#queue = new AnimationQueue({ show: (...shown) => this.#show(...shown), pace: (beat) => this.#pace(beat) });
    this.#begin();
    this.measure((width, height) => (this.size = { width, height }));
    this.store.storyteller = (told) => this.#told(told as DalmutiEvent[]);
    this.follow(this.store.changed, (change) => this.#hear(change));
    this.follow(this.store.changed, (change) => tellMove(this.store, change));
    this.follow(settingsChanged, (before) => before.autoPass !== settings().autoPass && this.#auto.consider());
    this.hearKeys((event) => this.#key(event));
    whenIdle(() => void fetchFaces());
    this.whenGone(() => {
      this.#queue.stop();
      this.#auto.stop();
    });
  }

  /** The last events that were told, in sentences. */
  #told(last: readonly DalmutiEvent[]): string[] {
    const before = this.store.told.slice(0, this.store.told.length - last.length) as DalmutiEvent[];
    return sentences(last, (player) => nameOf(this, player), before.reduce(leadsAfter, true), this.store.now.you?.player);
  }

  get #news() {
    return { now: this.store.dalmuti as DalmutiNow, me: this.store.now.you?.player };
  }

  get #match(): string {
    return `${this.store.code}-${this.store.now.stage?.match}`;
  }

  /** The draw at the beginning of a match comes with the first picture, and is worth seeing. */
  #begin(): void {
    this.#history.begin(this.store.now);
    const told = this.store.told as DalmutiEvent[];
    const drawing = told.length > 0 && told.every((event) => event.event === "drew" || event.event === "positionsTaken");
    this.#leads = drawing || told.reduce(leadsAfter, true);
    this.#lines = [];
    this.#note(drawing ? [] : allTold({ store: this.store, me: this.store.now.you?.player }));
    if (!drawing) {
      this.#queue.begin({ told, ...this.#news });
      return this.#reign.told(this.#match, this.#queue.picture.round, told);
    }
    const { now, me } = this.#news;
    const sitting = [...(now.order ?? [])].sort();
    this.#queue.begin({ told: [], now: { ...now, order: sitting }, me });
    this.#queue.goOn({ told, now, me });
  }

  #hear(change: Change): void {
    if (change.whole) this.#begin();
    else if (change.told.length > 0 || change.parts.size > 0) this.#queue.goOn({ told: change.told as DalmutiEvent[], ...this.#news });
  }

  #show(picture: Picture, beat: Beat | undefined, lasting: number): void {
    const now = this.store.dalmuti;
    const live = beat === undefined && now.question !== undefined;
    this.#left = this.#ownCards(beat);
    this.#kept = this.sight?.picture.hand === picture.hand;
    this.sight = {
      store: this.store,
      picture,
      now,
      me: now.you?.player,
      legal: live ? (now.legal ?? []) : [],
      beat,
      caption: beat ? this.#tell(beat, picture) : "",
      lasting: lessMotion() ? 0 : lasting,
    };
    if (isOver(this.sight)) this.emit("ended", undefined, ACROSS);
    if (picture.scene?.scene === "tricks") this.#direct(this.sight);
    if (now.question === this.#asked) return;
    this.#auto.stop();
    this.why = "";
    this.#choosing.reset();
    if (live) this.#askAnew(now.question ?? 0);
  }

  /** Says once to those who listen which way the turn goes, as the arrow on the table shows it (WHO-3). */
  #direct(sight: Sight): void {
    const { picture, me, store } = sight;
    if (this.#directed) return;
    this.#directed = true;
    const at = me === undefined ? -1 : picture.order.indexOf(me);
    const next = picture.order[(at + 1) % picture.order.length];
    if (goesBack(sight)) announce(`${say("web-table.direction-back")}.`);
    else announce(`${at < 0 || next === undefined ? say("web-table.direction") : say("web-table.direction-you", store.name(next))}.`);
  }

  /** Where the cards lie that this beat takes out of the own hand, before they are gone. */
  #ownCards(beat: Beat | undefined): readonly DOMRect[] {
    const { me } = this.sight ?? {};
    if (!beat || me === undefined || !this.hand) return [];
    return this.hand.rectsOf(beat.events.flatMap((event) => [...leaving(event, me)]));
  }

  /** What somebody wants of a trick or a round ends with it. */
  #turnOver({ events: [event] }: Beat): void {
    if (event?.event === "trickTaken" || event?.event === "roundScored") this.#auto.sitsOut = false;
    if (event?.event === "roundScored") this.#skips = false;
    if (event?.event === "positionsTaken") this.#reign.crowned(this.#match, this.#queue.picture.round, event.order[0], this.#queue.picture.outcome !== undefined);
  }

  /** Has a beat heard, by ear and by screen reader, and comes to the sentence to show with it. */
  #tell(beat: Beat, picture: Picture): string {
    const heard = soundOf(beat);
    if (heard && settings().sound && !document.hidden) sound(heard);
    this.#turnOver(beat);
    if (beat.events[0]?.event === "roundScored") this.#history.scored(this.store.now.stage?.match ?? 0, picture.round, picture.scores);
    const name = (player: Player) => nameOf(this, player);
    const said = retold(beat.events, name, this.#leads, this.store.now.you?.player);
    this.#leads = beat.events.reduce(leadsAfter, this.#leads);
    if (said.length > 0) announce(`${said.join(". ")}.`);
    this.#note(said.map((text) => ({ text: capital(text), kind: beat.events[0]!.event })));
    return beat.captioned ? capital(list(said)) : "";
  }

  /** Writes down what was shown, for the log beside the table. */
  #note(lines: Line[]): void {
    this.#lines = [...lines.reverse(), ...this.#lines].slice(0, MOST_LINES);
  }

  /** A new question: whoever looks elsewhere is called. */
  #askAnew(question: number): void {
    this.#asked = question;
    if (this.sight.picture.scene?.scene !== "window") this.#callForTurn();
    this.#auto.consider();
  }

  /** Says what is needed; who looks elsewhere is called back by people/attention. */
  #callForTurn(): void {
    alert(`${say("web-table.your-turn")} ${need(this.sight)}`);
    if (settings().sound) sound("ownTurn");
  }

  /** Touched: alone with bots, whether to pass by itself at all; among people, whether to sit this trick out. */
  #automate(): void {
    if (aloneWithBots(this.store.now)) return set({ autoPass: !settings().autoPass });
    this.#auto.sitsOut = !this.#auto.sitsOut;
    this.#auto.consider();
    this.requestUpdate();
  }

  /** How long a second lasts. What goes on without the viewer goes fast. */
  #pace(beat: Beat): number {
    const usual = lessMotion() ? Math.min(pace(), beat.solemn ? 0.25 : 0.6) : pace();
    if (this.#skips) return 0;
    return isOut(this.sight) ? usual * 0.4 : usual;
  }

  #skip(): void {
    this.#skips = true;
    this.#queue.hurry();
    this.requestUpdate();
  }

  #pick({ rank, how }: Picked): void {
    const fits = this.sight.legal.length === 0 || possible(this.#choosing.offered, rank);
    this.why = fits ? "" : say("web-table.not-now", cardName(rank), need(this.sight));
    if (!fits) announce(this.why);
    this.#choosing.pick(rank, how);
  }

  #suggest({ detail: move }: CustomEvent<DalmutiMove>): void {
    if (!this.#choosing.suggest(move)) this.actions.point(move);
  }

  #key(event: KeyboardEvent): void {
    if (this.sight.beat?.solemn && SKIPS.has(event.key) && !isElsewhere(event)) return this.#queue.hurry();
    const wanted = isOver(this.sight) ? undefined : this.#keys.read(event);
    if (wanted && byKind(this.#deeds, "want", wanted) !== false) event.preventDefault();
  }

  /** What keys do; `false` leaves a key to the browser. */
  readonly #deeds: ByKind<Wanted, "want", boolean | void> = {
    step: ({ by }) => this.hand.step(by),
    rank: ({ rank }) => this.#pick({ rank, how: "one" }),
    "rank-instead": ({ rank }) => {
      this.why = "";
      this.#choosing.pickInstead(rank);
    },
    focused: () => this.#pickFocused("all"),
    // Enter plays what is selected; before that it selects what is under the cursor.
    play: () => (this.#choosing.complete ? this.#choosing.play() : this.#pickFocused("one")),
    pass: () => this.#choosing.pass(),
    clear: () => {
      this.#auto.stop();
      return this.#choosing.selected.length > 0 && this.#choosing.clear();
    },
    hint: () => void this.hints?.ask(),
    sort: () => set({ sort: settings().sort === "rank" ? "sets" : "rank" }),
    log: () => void this.log.show(),
    nothing: () => undefined,
  };

  #pickFocused(how: Way): boolean | void {
    return this.hand.focused !== undefined && this.#pick({ rank: this.hand.focused, how });
  }

  /** Where somebody sits, for what is said from there. */
  placeOf(player: Player): DOMRect | undefined {
    return this.court?.rectOf(player) ?? this.renderRoot.querySelector("dm-own")?.getBoundingClientRect();
  }

  override render() {
    const { sight } = this;
    if (isOver(sight)) return this.#final();
    const choosing = this.#choosing;
    const { offered, selected, aim, sent } = choosing;
    const form = formOf(this.size);
    const docked = docks(this.size);
    return html`<section
      class="table ${form} ${docked ? "docked" : ""}"
      @move=${({ detail }: CustomEvent<DalmutiMove>) => void choosing.make(detail)}
      @hurry=${() => this.#queue.hurry()}
      @aim=${({ detail }: CustomEvent<Player>) => choosing.aimAt(detail)}
    >
      <dm-court class="court" .sight=${sight}>${middle(sight)}</dm-court>
      ${docked ? html`<dm-chronicle class="chronicle" .lines=${this.#lines}></dm-chronicle>` : nothing}
      <div class="below">
        <dm-own class="own" form=${form} .sight=${sight} @room=${() => void this.room.show()}></dm-own>
        <dm-hand
          class="hand"
          ?hidden=${sight.me === undefined}
          .sight=${sight}
          .room=${this.size}
          .offered=${offered}
          .selected=${selected}
          @pick=${({ detail }: CustomEvent<Picked>) => this.#pick(detail)}
          @drop=${() => choosing.play()}
        ></dm-hand>
        <dm-actions
          class="actions"
          form=${form}
          .sight=${sight}
          .offered=${offered}
          .selected=${selected}
          .aim=${aim}
          ?sent=${sent}
          .why=${this.why}
          .moment=${this.#auto.moment}
          ?sitsOut=${this.#auto.sitsOut}
          ?skips=${this.#skips}
          @automate=${() => this.#automate()}
          @wait=${() => this.#auto.stop()}
          @skip=${() => this.#skip()}
          @play=${() => choosing.play()}
          @pass=${() => choosing.pass()}
          @spent=${() => this.hand.focus()}
          @clear=${() => choosing.clear()}
          @hint=${() => void this.hints?.ask()}
          @log=${() => void this.log.show()}
        ></dm-actions>
      </div>
      <div class="layer" aria-hidden="true"></div>
      ${overlay(sight, this.#history, this.#reign.rounds(this.#match, sight.picture.round))}
      ${sight.me === undefined ? nothing : html`<dm-hints .store=${this.store} .words=${sight.now.reigns ? PLACES : HINTS} @suggest=${this.#suggest} @close=${() => this.hand.focus()}></dm-hints>`}
      <dm-log .sight=${sight}></dm-log>
      <dm-room-dialog .sight=${sight}></dm-room-dialog>
    </section>`;
  }

  #final() {
    const course = this.#history.course(this.store.now.stage?.match ?? 0);
    return html`<section class="over"><dm-final .sight=${this.sight} .course=${course}></dm-final></section>`;
  }

  protected override updated(changed: PropertyValues): void {
    if (!changed.has("sight") || !this.sight.beat || !this.court) return;
    const { beat, picture, lasting } = this.sight;
    const [left, kept] = [this.#left, this.#kept];
    // the parts draw themselves first
    void Promise.all([this.court.updateComplete, this.pile?.updateComplete]).then(() =>
      move(beat, picture, lasting, { room: this.table, court: this.court, pile: this.pile, layer: this.layer, own: this.hand, left, kept }),
    );
  }
}
