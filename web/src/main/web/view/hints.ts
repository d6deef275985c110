import { buttons, DmElement, element, html, icon, nothing, property, query, state, type TemplateResult, vars } from "./element";
import type { Player, TableArgument, TableProspect } from "protocol";
import type { TableStore } from "../store/table-store";
import type { TableMove } from "../wire/rows";
import { capital, say } from "../words/words";
import { isElsewhere } from "./keys";
import styles from "./hints.css";

/** A share that is too narrow to have its number written in it. */
const NARROW = 0.07;

/** How a game speaks of its moves. */
export interface MoveWords {
  moveName(move: TableMove, name: (player: Player) => string): string;
  reason(argument: TableArgument, name: (player: Player) => string): string;
}

/** What is said in the advice on a game's moves. */
export interface HintWords extends MoveWords {
  /** What is to be expected of a move, beside the chances of each place. */
  expected(prospect: TableProspect): string;
}

/**
 * What a strong bot thinks of the moves: first what it would do and why, then the chance of each place as a bar, what to
 * expect, and reasons. It lies over the upper half of the table, so that the hand is in sight. Event `suggest` with a
 * move, which is not yet made; `close` when it goes.
 */
@element("dm-hints", buttons, styles)
export class DmHints extends DmElement {
  @property({ attribute: false }) store!: TableStore;
  @property({ attribute: false }) words!: HintWords;
  @state() private advice: readonly TableProspect[] = [];
  @state() private trouble = "";
  @state() private open = false;
  @query("section") private readonly panel!: HTMLElement | null;

  protected override whenShown(): void {
    this.hearKeys((event) => event.key === "Escape" && !isElsewhere(event) && this.close());
    // advice on another question is none
    this.follow(this.store.changed, ({ before }) => before.question !== this.store.now.question && this.close());
  }

  /** Asks for advice on the pending question, and shows it. */
  async ask(): Promise<void> {
    const { question } = this.store.now;
    if (question === undefined) return;
    this.advice = [];
    this.trouble = "";
    this.open = true;
    await this.updateComplete;
    this.panel?.focus({ preventScroll: true });
    const reply = await this.store.ask({ type: "hint", question });
    if (reply.kind === "advice") this.advice = reply.advice;
    else this.trouble = reply.kind === "refused" ? reply.text : say("web-table.no-advice");
  }

  override render() {
    if (!this.open) return nothing;
    return html`<section role="region" aria-label=${say("web-table.hint")} tabindex="-1">
      <button class="plain close" aria-label=${say("web.close")} @click=${this.close}>${icon("close")}</button>
      ${this.trouble ? html`<p role="status">${this.trouble}</p>` : this.#list()}
    </section>`;
  }

  close(): void {
    if (!this.open) return;
    this.open = false;
    this.emit("close");
  }

  #list(): TemplateResult {
    const [best] = this.advice;
    if (!best) return html`<p role="status">${say("web.wait")}</p>`;
    return html`<p class="advice" role="status">${this.#advice(best)}</p>
      <p class="legend" aria-hidden="true">
        <span>${say("play.hint-first")}</span><span>${say("play.hint-places")}</span><span>${say("play.hint-last")}</span>
      </p>
      <ol>
        ${this.advice.map((prospect, i) => this.#prospect(prospect, i === 0 ? "" : this.#why(prospect)))}
      </ol>`;
  }

  /** What to do, in a sentence, and why. */
  #advice(best: TableProspect): TemplateResult {
    const move = this.words.moveName(best.move, this.#name);
    const why = this.#why(best) || this.#figures();
    return html`<b>${say("web-table.advice", capital(move))}</b> ${why && `${capital(why)}.`}`;
  }

  /** Where no reason is given, what it promises beside the next best. */
  #figures(): string {
    const [first, second] = this.advice.map((it) => this.words.expected(it));
    return first && second ? say("web-table.advice-figures", first, second) : "";
  }

  readonly #name = (player: Player) => this.store.name(player);

  #why({ reasons }: TableProspect): string {
    return reasons.map((it) => this.words.reason(it, this.#name)).join("; ");
  }

  /** @param why empty where it was said already */
  #prospect(prospect: TableProspect, why: string): TemplateResult {
    return html`<li>
      <button @click=${() => this.#chosen(prospect)}>${capital(this.words.moveName(prospect.move, this.#name))}</button>
      <span class="points">${this.words.expected(prospect)}</span>
      ${bar(prospect.places)} ${why ? html`<p class="why">${why}</p>` : nothing}
    </li>`;
  }

  #chosen({ move }: TableProspect): void {
    this.close();
    this.emit("suggest", move);
  }
}

function bar(places: readonly number[]): TemplateResult {
  const last = Math.max(1, places.length - 1);
  const spoken = places.map((share, i) => say("web-table.place-chance", i + 1, Math.round(share * 100)));
  return html`<div class="bar" role="img" aria-label=${spoken.join(", ")}>
    ${places.map(
      (share, i) => html`<span ${vars({ "--share": String(share), "--low": String(i / last) })}>${share > NARROW ? i + 1 : nothing}</span>`,
    )}
  </div>`;
}

/** Shows which button makes a move that was taken from the hints; pressing it is left to whoever plays. */
export function pointAt(move: object, root: ParentNode): void {
  const meant = JSON.stringify(move);
  const button = [...root.querySelectorAll("button")].find((it) => it.dataset["move"] === meant);
  if (!button) return;
  button.dataset["advised"] = "";
  button.addEventListener("blur", () => delete button.dataset["advised"], { once: true });
  button.focus();
}
