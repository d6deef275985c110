import { DmElement, element, html, nothing, property, query, state } from "../view/element";
import type { DalmutiEvent } from "protocol";
import { DmDialog } from "../view/dialog";
import { capital, say } from "../words/words";
import type { Line } from "./chronicle";
import { hatOf, titleAt } from "./court/rank";
import { nameOf, points, type Sight, titleOf } from "./sight";
import { sentences } from "./words/story";
import styles from "./log.css";

/** Everything that was told of the round, in sentences; the latest on top. */
@element("dm-log", styles)
export class DmLog extends DmElement {
  @property({ attribute: false }) sight!: Sight;
  /** A closed log says nothing, for there may be hundreds of lines. */
  @state() private open = false;
  @query("dm-dialog") private readonly dialog!: DmDialog;

  show(): Promise<void> {
    this.open = true;
    return this.dialog.show();
  }

  override render() {
    const lines = this.open ? told(this.sight).reverse() : [];
    return html`<dm-dialog heading=${say("web-table.log")} @close=${() => (this.open = false)}>
      ${this.open ? this.#scores() : nothing}
      <ol>
        ${lines.map(({ text, kind }) => html`<li class=${kind}>${text}</li>`)}
      </ol>
    </dm-dialog>`;
  }

  #scores() {
    const { order } = this.sight.picture;
    return html`<ul class="scores">
      ${order.map(
        (player, i) => html`<li>
          <img src=${hatOf(titleAt(i + 1, order.length))} alt=${titleOf(this.sight, player)} />
          <span>${nameOf(this.sight, player)}</span><b>${points(this.sight, player)}</b>
        </li>`,
      )}
    </ul>`;
  }
}

export function told(sight: Pick<Sight, "store" | "me">): Line[] {
  const events = sight.store.told as DalmutiEvent[];
  const lines = sentences(events, (player) => nameOf(sight, player), true, sight.me);
  return lines.map((text, i) => ({ text: capital(text), kind: events[i]!.event })).filter(({ text }) => text);
}
