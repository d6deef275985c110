import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { shared } from "../look/shared";
import { DmElement } from "../view/element";

/** A match that is over, by its id. */
@customElement("dm-page-match")
export class DmPageMatch extends DmElement {
  static override styles = [shared];

  @property() match = "";

  override render() {
    return html`<p>${this.match}</p>`;
  }
}
