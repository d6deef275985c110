import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";
import { buttons, shared } from "../../look/shared";
import { DmElement } from "../../view/element";
import type { Mark } from "../../wire/playback";
import { say } from "../../words/words";
import { markSign, markStyles } from "../tell/marks";

/** A line of the list: the moment it leads to. */
export interface Line {
  at: number;
  text: string;
  mark?: Mark;
}

/** Everything that happened in a round, to be read and gone to. Event: `seek`. */
@customElement("dm-moves")
export class DmMoves extends DmElement {
  static override styles = [
    shared,
    buttons,
    markStyles,
    css`
      ol {
        max-height: min(34rem, 70vh);
        overflow-y: auto;
        position: relative;
        border: 1px solid var(--line);
        border-radius: var(--radius-s);
      }
      button {
        width: 100%;
        justify-content: flex-start;
        text-align: left;
        font-weight: 400;
        border-radius: 0;
        border: 0;
        border-bottom: 1px solid var(--line);
        background: var(--surface);
      }
      button[aria-current="step"] {
        background: var(--accent-soft);
        box-shadow: inset 4px 0 0 var(--accent);
      }
      .text {
        flex: 1;
      }
    `,
  ];

  @property({ attribute: false }) lines: readonly Line[] = [];
  @property({ type: Number }) at = 0;

  override render() {
    return html`<ol tabindex="-1" aria-label=${say("web.review.moves")}>
      ${this.lines.map(
        ({ at, text, mark }) => html`<li>
          <button aria-current=${at === this.at ? "step" : nothing} @click=${() => this.seek(at)}>
            <span class="text">${text}</span>${mark ? markSign(mark) : nothing}
          </button>
        </li>`,
      )}
    </ol>`;
  }

  /** The line that is shown stays in sight, without moving the page. */
  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has("at")) return;
    const list = this.renderRoot.querySelector("ol");
    const current = this.renderRoot.querySelector<HTMLElement>("[aria-current]")?.parentElement;
    if (list && current) list.scrollTop = current.offsetTop - list.clientHeight / 2;
  }

  private seek(at: number) {
    this.dispatchEvent(new CustomEvent("seek", { detail: at }));
  }
}
