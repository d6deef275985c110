import { css, html, nothing, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import type { TableProspect } from "protocol";
import { buttons, shared } from "../look/shared";
import type { TableStore } from "../store/table-store";
import { say } from "../words/words";
import "./dialog";
import type { DmDialog } from "./dialog";
import { DmElement } from "./element";
import { vars } from "./vars";

/** A share that is too narrow to have its number written in it. */
const NARROW = 0.07;

/** What advice is asked about: the question that waits at a table. */
interface Asked {
  readonly store: TableStore;
  readonly now: { readonly question?: number };
}

/** What a strong bot thinks of the moves: the chance of each place as a bar, what to expect, and reasons. */
export abstract class Counsel<S extends Asked> extends DmElement {
  static override styles = [
    shared,
    buttons,
    css`
      ol {
        display: grid;
        gap: var(--space-3);
      }
      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: var(--space-1) var(--space-3);
        align-items: center;
        padding-bottom: var(--space-3);
        border-bottom: 1px solid var(--line);
      }
      @media (max-width: 30rem) {
        li {
          grid-template-columns: minmax(0, 1fr);
        }
      }
      .points {
        font-variant-numeric: tabular-nums;
        color: var(--ink-soft);
        font-size: var(--text-s);
      }
      .bar {
        grid-column: 1 / -1;
        display: flex;
        height: 1.5rem;
        border-radius: var(--radius-s);
        overflow: hidden;
        border: 1px solid var(--line-strong);
      }
      .bar span {
        flex: var(--share) 0 0;
        min-width: 0;
        display: grid;
        place-items: center;
        overflow: hidden;
        font-size: 0.6875rem;
        font-weight: 700;
        color: #1c130b;
        background: color-mix(in oklab, #5cb487, #e08a5c calc(var(--low) * 100%));
        border-right: 1px solid rgb(0 0 0 / 25%);
      }
      .why {
        grid-column: 1 / -1;
        font-size: var(--text-s);
      }
      .legend {
        display: flex;
        justify-content: space-between;
        font-size: 0.75rem;
        color: var(--ink-soft);
      }
    `,
  ];

  @property({ attribute: false }) sight!: S;
  @state() private advice: readonly TableProspect[] = [];
  @state() private trouble = "";
  @query("dm-dialog") private readonly dialog!: DmDialog;

  /** What the move of a prospect is called, as a button says it. */
  protected abstract moveName(prospect: TableProspect): string;
  /** What is to be expected of it, beside the chances. */
  protected abstract expected(prospect: TableProspect): string;
  protected abstract reasons(prospect: TableProspect): string[];
  /** The move was chosen from the advice. */
  protected abstract take(prospect: TableProspect): void;

  /** Asks for advice on the pending question, and shows it. */
  async ask(): Promise<void> {
    const { question } = this.sight.now;
    if (question === undefined) return;
    this.advice = [];
    this.trouble = "";
    await this.dialog.show();
    const reply = await this.sight.store.ask({ type: "hint", question });
    if (reply.kind === "advice") this.advice = reply.advice;
    else this.trouble = reply.kind === "refused" ? reply.text : say("web-table.no-advice");
  }

  close(): void {
    this.dialog.close();
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
    const why = this.reasons(prospect).join("; ");
    return html`<li>
      <button @click=${() => this.#chosen(prospect)}>${this.moveName(prospect)}</button>
      <span class="points">${this.expected(prospect)}</span>
      ${bar(prospect.places)} ${why ? html`<p class="why">${why}</p>` : nothing}
    </li>`;
  }

  #chosen(prospect: TableProspect): void {
    this.close();
    this.take(prospect);
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
