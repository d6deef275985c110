import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { shared } from "../look/shared";
import { DmElement } from "../view/element";

/** How the games are learnt; `chapter` is ``, `tutorial`, `rules` or `tips`. */
@customElement("dm-page-learn")
export class DmPageLearn extends DmElement {
  static override styles = [shared];

  @property() chapter = "";

  override render() {
    return html`<p>${this.chapter}</p>`;
  }
}
