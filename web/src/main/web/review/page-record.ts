import { html } from "lit";
import { customElement } from "lit/decorators.js";
import { shared } from "../look/shared";
import { DmElement } from "../view/element";

@customElement("dm-page-record")
export class DmPageRecord extends DmElement {
  static override styles = [shared];

  override render() {
    return html`<p>/record</p>`;
  }
}
