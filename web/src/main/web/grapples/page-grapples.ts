import { html } from "lit";
import { customElement } from "lit/decorators.js";
import { shared } from "../look/shared";
import { DmElement } from "../view/element";

@customElement("dm-page-grapples")
export class DmPageGrapples extends DmElement {
  static override styles = [shared];

  override render() {
    return html`<p>/grapples</p>`;
  }
}
