import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { property, query, state } from "lit/decorators.js";
import type { TableProspect } from "protocol";
import { buttons, shared } from "../look/shared";
import type { TableStore } from "../store/table-store";
import { say } from "../words/words";
import "./dialog";
import type { DmDialog } from "./dialog";
import { DmElement } from "./element";
import { vars } from "./vars";
import styles from "./hint-dialog.css";

/** A share that is too narrow to have its number written in it. */
const NARROW = 0.07;

/** What advice is asked about: the question that waits at a table. */
interface Asked {
  readonly store: TableStore;
  readonly now: { readonly question?: number };
}

/** What a strong bot thinks of the moves: the chance of each place as a bar, what to expect, and reasons. */
export abstract class HintDialog<S extends Asked> extends DmElement {
  static override styles = [shared, buttons, unsafeCSS(styles)];

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
