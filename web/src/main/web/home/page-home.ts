import { html } from "lit";
import { customElement } from "lit/decorators.js";
import { buttons, shared } from "../look/shared";
import { DmElement } from "../view/element";
import { complain } from "../view/toast";
import { pageTitle } from "../view/title";
import { say } from "../words/words";
import { playNow } from "./quick";

@customElement("dm-page-home")
export class DmPageHome extends DmElement {
  static override styles = [shared, buttons];

  override render() {
    pageTitle("");
    return html`<button class="main big" @click=${() => playNow().catch(complain)}>${say("web.play-now")}</button>`;
  }
}
