import { ACROSS, buttons, DmElement, element, html, icon, nothing, property, vars } from "../../view/element";
import type { DalmutiMove, Player } from "protocol";
import { set, settings, settingsChanged } from "../../store/settings";
import { pointAt } from "../../view/hints";
import { say } from "../../words/words";
import { isOut, offers, type Sight } from "../sight";
import { cardsName, playName } from "../words/cards";
import type { Moment } from "./auto-pass";
import { choices } from "./choices";
import { need } from "./need";
import { aloneWithBots } from "./no-choice";
import type { Option } from "./options";
import { chosen, type Selection } from "./selecting";
import styles from "./dm-actions.css";

const PASS = JSON.stringify({ move: "pass" });

/** What one may do: a line that says what is needed, and buttons that name the move. */
@element("dm-actions", buttons, styles)
export class DmActions extends DmElement {
  @property({ attribute: false }) sight!: Sight;
  @property({ attribute: false }) offered: readonly Option[] = [];
  @property({ attribute: false }) selected: Selection = [];
  /** Whom a card is offered to, once that is chosen. */
  @property() aim: Player | undefined;
  @property({ type: Boolean }) sent = false;
  /** Why what was touched can't be played. */
  @property() why = "";
  /** What is done by itself in a moment. */
  @property({ attribute: false }) moment: Moment | undefined;
  @property({ type: Boolean }) sitsOut = false;
  @property({ type: Boolean }) skips = false;
  #held: Element | null = null;

  protected override readonly drawnBy = () => [settingsChanged];

  /** Shows the button of a move that was suggested. */
  point(move: DalmutiMove): void {
    pointAt(move, this.renderRoot);
  }

  protected override willUpdate(): void {
    this.#held = this.shadowRoot?.activeElement ?? null;
  }

  /** A button that was pressed goes, and would take the keyboard's place at the table with it. */
  protected override updated(): void {
    if (this.#held && (!this.#held.isConnected || this.#held.matches(":disabled"))) this.emit("spent");
  }

  override render() {
    const mine = this.sight.legal.length > 0;
    return html`<div class="all ${mine ? "own" : ""}">
      <p class=${this.why ? "need why" : "need"}>${this.#said()}</p>
      <div class="deeds">${this.#moves()}</div>
      ${this.#tools()}
    </div>`;
  }

  #said(): string {
    if (this.why) return this.why;
    if (this.moment?.first) return say("web-table.auto-pass-told");
    return this.sitsOut && !this.sight.beat ? say("web-table.sit-out-means") : need(this.sight);
  }

  #moves() {
    const { sight, offered, sent } = this;
    const passing = offers(sight, "pass");
    const move = chosen(offered, this.selected);
    const choices = this.#choices();
    if (choices !== nothing && offered.length === 0 && !passing) return choices;
    return html`${choices}
      <div class="moves">
        ${isOut(sight) && !this.skips
          ? html`<button class="skip" @click=${() => this.emit("skip")}>${icon("last")}${say("web-table.skip-round")}</button>`
          : nothing}
        ${offered.length > 0
          ? html`<div class="play">
              <button class="main" ?disabled=${!move || sent} @click=${() => this.emit("play")}>${this.#label(move)}</button>
              ${this.selected.length > 0
                ? html`<button class="plain clear" aria-label=${say("web-table.clear")} @click=${() => this.emit("clear")}>${icon("close")}</button>`
                : nothing}
            </div>`
          : nothing}
        ${passing
          ? html`<button class=${offered.length > 0 ? "pass" : "pass main"} data-move=${PASS} ?disabled=${sent} @click=${() => this.emit("pass")}>
              ${icon("pass")}${say("web-table.pass")}${this.#draining("pass")}
            </button>`
          : nothing}
        ${this.#wait()}
      </div>`;
  }

  /** What may be done without cards, and whom a card may be offered to. */
  #choices() {
    const aims = new Set(this.sight.legal.flatMap((move) => (move.move === "offer" ? [move.to] : [])));
    const found = choices(this.sight);
    if (aims.size + found.length === 0) return nothing;
    return html`<div class="moves choices">
      ${[...aims].map(
        (player) => html`<button aria-pressed=${player === this.aim} ?disabled=${this.sent} @click=${() => this.emit("aim", player, ACROSS)}>
          ${this.sight.store.name(player)}
        </button>`,
      )}
      ${found.map(
        ({ label, move, weight }) =>
          html`<button class=${weight === "main" ? "main" : ""} data-move=${JSON.stringify(move)} ?disabled=${this.sent} @click=${() => this.emit("move", move, ACROSS)}>${label}${this.#draining(move.move)}</button>`,
      )}
      ${offers(this.sight, "pass") ? nothing : this.#wait()}
    </div>`;
  }

  /** How much is left of the moment after which a button is pressed by itself. */
  #draining(move: DalmutiMove["move"]) {
    if (this.moment?.move.move !== move) return nothing;
    return html`<i class="draining" ${vars({ "--lasts": `${this.moment.lasts}ms` })}></i>`;
  }

  #wait() {
    return this.moment ? html`<button class="plain wait" @click=${() => this.emit("wait")}>${icon("pause")}${say("web-table.wait")}</button>` : nothing;
  }

  #label(option: Option | undefined): string {
    if (!option) return say(`web-table.choose-${this.offered[0]?.move.move === "lay" ? "lay" : "give"}`);
    const { move, cards } = option;
    return move.move === "lay" ? say("web-table.play", playName(move.play)) : say("web-table.give", cardsName([...cards]));
  }

  #automatic() {
    const alone = aloneWithBots(this.sight.now);
    const [on, name, means] = alone
      ? [settings().autoPass, say("web-table.auto-pass"), say("web-table.auto-pass-means")]
      : [this.sitsOut, say("web-table.sit-out"), say("web-table.sit-out-means")];
    return html`<button class="plain" aria-pressed=${on} title=${means} @click=${() => this.emit("automate")}>
      ${icon("auto")}<span class="text">${name}</span>
    </button>`;
  }

  #tools() {
    const { sort } = settings();
    const hints = this.sight.now.board?.plan.customs.hints && this.sight.me !== undefined;
    return html`<div class="tools">
      ${hints
        ? html`<button class="plain" ?disabled=${this.sight.legal.length === 0} @click=${() => this.emit("hint")}>
            ${icon("hint")}<span class="text">${say("web-table.hint")}</span>
          </button>`
        : nothing}
      ${this.sight.me === undefined
        ? nothing
        : html`<button class="plain" aria-label=${say(`web-table.sort-${sort}`)} title=${say(`web-table.sort-${sort}`)}
              @click=${() => set({ sort: sort === "rank" ? "sets" : "rank" })}>
              ${icon("sort")}<span class="text">${say(`web-table.sorted-${sort}`)}</span>
            </button>
            ${this.#automatic()}`}
      <button class="plain" @click=${() => this.emit("log")}>${icon("log")}<span class="text">${say("web-table.log")}</span></button>
    </div>`;
  }
}
