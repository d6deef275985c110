import { buttons, DmElement, element, html, nothing, property, type PropertyValues } from "../../view/element";
import { say } from "../../words/words";
import { markSign, markStyles } from "../tell/marks";
import type { Mark } from "../tell/marks";
import styles from "./moves.css";

/** A line of the list: the moment it leads to. */
export interface Line {
  at: number;
  text: string;
  mark: Mark | undefined;
}

/** Everything that happened in a round, to be read and gone to. Event: `seek`. */
@element("dm-moves", buttons, markStyles, styles)
export class DmMoves extends DmElement {
  @property({ attribute: false }) lines: readonly Line[] = [];
  @property({ type: Number }) at = 0;

  override render() {
    return html`<ol tabindex="-1" aria-label=${say("web.review.moves")}>
      ${this.lines.map(
        ({ at, text, mark }) => html`<li>
          <button aria-current=${at === this.at ? "step" : nothing} @click=${() => this.emit("seek", at)}>
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
}
