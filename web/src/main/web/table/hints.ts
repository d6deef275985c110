import { css, html, nothing } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type { DalmutiMove, TableProspect } from "protocol";
import { buttons, shared } from "../look/shared";
import "../view/dialog";
import type { DmDialog } from "../view/dialog";
import { DmElement } from "../view/element";
import { vars } from "../view/vars";
import { say, title } from "../words/words";
import type { Sight } from "./sight";
import { capital } from "./words/cards";
import { moveName, reason } from "./words/reasons";

const BEST_SHOWN = 5;

/** A move was taken from the hints: it gets selected, and not yet made. */
export class SuggestEvent extends Event {
  constructor(readonly move: DalmutiMove) {
    super("suggest");
  }
}

/** What a strong bot thinks of the moves: the chance of each place as a bar, points to expect, and reasons. */
@customElement("dm-hints")
export class DmHints extends DmElement {
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

  @property({ attribute: false }) sight!: Sight;
  @state() private advice: readonly TableProspect[] = [];
  @state() private trouble = "";
  @query("dm-dialog") private readonly dialog!: DmDialog;

  /** Asks for advice on the pending question, and shows it. */
  async ask(): Promise<void> {
    const { question } = this.sight.now;
    if (question === undefined) return;
    this.advice = [];
    this.trouble = "";
    await this.dialog.show();
    const reply = await this.sight.store.ask({ type: "hint", question });
    if (reply.kind === "advice") this.advice = reply.advice.slice(0, BEST_SHOWN);
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

  #list() {
    if (this.advice.length === 0) return html`<p role="status">${say("web.wait")}</p>`;
    return html`<p class="legend" aria-hidden="true">
        <span>${say("play.hint-first")}</span><span>${say("play.hint-places")}</span><span>${say("play.hint-last")}</span>
      </p>
      <ol>
        ${this.advice.map((prospect) => this.#prospect(prospect))}
      </ol>`;
  }

  #prospect(prospect: TableProspect) {
    const name = (player: string) => this.sight.store.name(player);
    const last = Math.max(1, prospect.places.length - 1);
    return html`<li>
      <button @click=${() => this.#take(prospect)}>${capital(moveName(prospect.move, name, title("greater-peon")))}</button>
      <span class="points">${say("web-table.expects", prospect.points.toFixed(1))}</span>
      <div class="bar" role="img" aria-label=${spoken(prospect)}>
        ${prospect.places.map(
          (share, i) => html`<span ${vars({ "--share": String(share), "--low": String(i / last) })}>${share > 0.07 ? i + 1 : nothing}</span>`,
        )}
      </div>
      ${prospect.reasons.length > 0 ? html`<p class="why">${prospect.reasons.map((why) => reason(why, name)).join("; ")}</p>` : nothing}
    </li>`;
  }

  #take(prospect: TableProspect) {
    this.close();
    this.dispatchEvent(new SuggestEvent(prospect.move as DalmutiMove));
  }
}

function spoken({ places }: TableProspect): string {
  const parts = places.map((share, i) => say("web-table.place-chance", i + 1, Math.round(share * 100)));
  return parts.join(", ");
}
