import { DmElement, element, html, property } from "../view/element";
import { say } from "../words/words";
import styles from "./chronicle.css";

/** Something that was told, and the kind of event that it was. */
export interface Line {
  text: string;
  kind: string;
}

/** What has just happened, beside the table where there is room for it; the latest on top. */
@element("dm-chronicle", styles)
export class DmChronicle extends DmElement {
  @property({ attribute: false }) lines: readonly Line[] = [];

  override render() {
    return html`<h2>${say("web-table.log")}</h2>
      <ol>
        ${this.lines.map(({ text, kind }) => html`<li class=${kind}>${text}</li>`)}
      </ol>`;
  }
}
