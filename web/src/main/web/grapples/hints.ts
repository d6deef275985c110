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
import { number, say } from "../words/words";
import type { Sight } from "./sight";

/** What a strong bot thinks of the choices: the chance to win, grapples to expect, and reasons. Event `move`. */
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
        height: 0.9rem;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius-s);
        overflow: hidden;
        background: var(--raised);
      }
      .bar span {
        display: block;
        height: 100%;
        width: calc(var(--share) * 100%);
        background: var(--good);
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
      <span class="points">
        ${say("web.grapples.wins", Math.round(100 * wins))}<br />${say("web.grapples.expects", number(prospect.points, 1))}
      </span>
      <div class="bar" aria-hidden="true"><span ${vars({ "--share": String(wins) })}></span></div>
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
