import { css, html } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import type { DalmutiEvent } from "protocol";
import { shared } from "../look/shared";
import "../view/dialog";
import type { DmDialog } from "../view/dialog";
import { DmElement } from "../view/element";
import { say } from "../words/words";
import { type Sight, nameOf } from "./sight";
import { sentence } from "./words/story";

/** Everything that was told of the round, in sentences; the latest on top. */
@customElement("dm-log")
export class DmLog extends DmElement {
  static override styles = [
    shared,
    css`
      li {
        padding: var(--space-1) 0;
        border-bottom: 1px solid var(--line);
      }
      .laid {
        font-weight: 600;
      }
      .passed {
        color: var(--ink-soft);
      }
      .trickTaken {
        border-bottom: 2px solid var(--gold);
      }
    `,
  ];

  @property({ attribute: false }) sight!: Sight;
  @query("dm-dialog") private readonly dialog!: DmDialog;

  show(): Promise<void> {
    return this.dialog.show();
  }

  override render() {
    const lines = told(this.sight).reverse();
    return html`<dm-dialog heading=${say("web-table.log")}>
      <ol>
        ${lines.map(({ text, kind }) => html`<li class=${kind}>${text}</li>`)}
      </ol>
    </dm-dialog>`;
  }
}

function told(sight: Sight): { text: string; kind: string }[] {
  let leads = true;
  const name = (player: string) => nameOf(sight, player);
  return (sight.store.told as DalmutiEvent[]).flatMap((event) => {
    const text = sentence(event, { name, leads });
    leads = event.event === "trickTaken" || (leads && event.event !== "laid");
    return text ? [{ text, kind: event.event }] : [];
  });
}
