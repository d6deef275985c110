import { buttons, DmElement, element, html, nothing, property, query, state, type TemplateResult, vars } from "./element";
import type { Player, TableArgument, TableProspect } from "protocol";
import type { TableStore } from "../store/table-store";
import type { TableMove } from "../wire/rows";
import { capital, say } from "../words/words";
import { DmDialog } from "./dialog";
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
 * What a strong bot thinks of the moves: the chance of each place as a bar, what to expect, and reasons. Event `suggest`
 * with a move, which is not yet made.
 */
@element("dm-hints", buttons, styles)
export class DmHints extends DmElement {
  @property({ attribute: false }) store!: TableStore;
  @property({ attribute: false }) words!: HintWords;
  @state() private advice: readonly TableProspect[] = [];
  @state() private trouble = "";
  @query("dm-dialog") private readonly dialog!: DmDialog;

  /** Asks for advice on the pending question, and shows it. */
  async ask(): Promise<void> {
    const { question } = this.store.now;
    if (question === undefined) return;
    this.advice = [];
    this.trouble = "";
    await this.dialog.show();
    const reply = await this.store.ask({ type: "hint", question });
    if (reply.kind === "advice") this.advice = reply.advice;
    else this.trouble = reply.kind === "refused" ? reply.text : say("web-table.no-advice");
  }

  override render() {
    return html`<dm-dialog heading=${say("web-table.hint")}>
      ${this.trouble ? html`<p role="status">${this.trouble}</p>` : this.#list()}
    </dm-dialog>`;
  }

  #list(): TemplateResult {
    if (this.advice.length === 0) return html`<p role="status">${say("web.wait")}</p>`;
    return html`<p class="legend" aria-hidden="true">
        <span>${say("play.hint-first")}</span><span>${say("play.hint-places")}</span><span>${say("play.hint-last")}</span>
      </p>
      <ol>
        ${this.advice.map((prospect) => this.#prospect(prospect))}
      </ol>`;
  }

  #prospect(prospect: TableProspect): TemplateResult {
    const name = (player: Player) => this.store.name(player);
    const why = prospect.reasons.map((it) => this.words.reason(it, name)).join("; ");
    return html`<li>
      <button @click=${() => this.#chosen(prospect)}>${capital(this.words.moveName(prospect.move, name))}</button>
      <span class="points">${this.words.expected(prospect)}</span>
      ${bar(prospect.places)} ${why ? html`<p class="why">${why}</p>` : nothing}
    </li>`;
  }

  #chosen({ move }: TableProspect): void {
    this.dialog.close();
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
