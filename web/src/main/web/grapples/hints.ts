import { css, html, nothing } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type { GrapplesMove, TableProspect } from "protocol";
import { buttons, shared } from "../look/shared";
import { moveName } from "../review/tell/moves";
import { reason } from "../review/tell/reasons";
import "../view/dialog";
import type { DmDialog } from "../view/dialog";
import { DmElement } from "../view/element";
import { vars } from "../view/vars";
import { say } from "../words/words";
import type { Sight } from "./sight";

/** What a strong bot thinks of the choices: the chance of each place, and reasons. Event `move`. */
@customElement("dm-g-hints")
export class DmGrapplesHints extends DmElement {
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
      .bar {
        grid-column: 1 / -1;
        display: flex;
        height: 1.4rem;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius-s);
        overflow: hidden;
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
      .points {
        font-size: var(--text-s);
        font-variant-numeric: tabular-nums;
        color: var(--ink-soft);
        text-align: end;
      }
      .text::first-letter {
        text-transform: uppercase;
      }
      .text {
        display: inline-block;
      }
    `,
  ];

  @property({ attribute: false }) sight!: Sight;
  @state() private advice: readonly TableProspect[] = [];
  @state() private trouble = "";
  @query("dm-dialog") private readonly dialog!: DmDialog;

  async ask(): Promise<void> {
    const { question } = this.sight.now;
    if (question === undefined) return;
    this.advice = [];
    this.trouble = "";
    await this.dialog.show();
    const reply = await this.sight.store.ask({ type: "hint", question });
    if (reply.kind === "advice") this.advice = reply.advice;
    else this.trouble = reply.kind === "refused" ? reply.text : say("web.grapples.no-advice");
  }

  override render() {
    return html`<dm-dialog heading=${say("web.grapples.hint")}>
      ${this.trouble ? html`<p role="status">${this.trouble}</p>` : this.list()}
    </dm-dialog>`;
  }

  private list() {
    if (this.advice.length === 0) return html`<p role="status">${say("web.wait")}</p>`;
    return html`<ol>
      ${this.advice.map((prospect) => this.prospect(prospect))}
    </ol>`;
  }

  private prospect(prospect: TableProspect) {
    const name = (player: string) => this.sight.store.name(player);
    const wins = prospect.places[0] ?? 0;
    return html`<li>
      <button @click=${() => this.take(prospect)}>
        <span class="text">${moveName("grapples", prospect.move, name)}</span>
      </button>
      <span class="points">${say("web.grapples.wins", Math.round(100 * wins))}</span>
      <div class="bar" role="img" aria-label=${places(prospect)}>
        ${prospect.places.map(
          (share, at) =>
            html`<span ${vars({ "--share": String(share), "--low": String(at / Math.max(1, prospect.places.length - 1)) })}
              >${share > 0.07 ? at + 1 : nothing}</span
            >`,
        )}
      </div>
      ${prospect.reasons.length > 0
        ? html`<p class="why">${prospect.reasons.map((why) => reason(why, name)).join("; ")}</p>`
        : nothing}
    </li>`;
  }

  private take(prospect: TableProspect) {
    this.dialog.close();
    const detail = prospect.move as GrapplesMove;
    this.dispatchEvent(new CustomEvent("move", { detail, bubbles: true, composed: true }));
  }
}

function places(prospect: TableProspect): string {
  return prospect.places.map((share, at) => say("web.grapples.place", at + 1, Math.round(100 * share))).join(", ");
}
