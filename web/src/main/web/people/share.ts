import { buttons, DmElement, element, fields, html, icon, nothing, property, state, svg } from "../view/element";
import { copy } from "../view/clipboard";
import { qrCode } from "../view/qr-code";
import { showError, toast } from "../view/toast";
import { say } from "../words/words";
import styles from "./share.css";

/** A link to give away: to copy, to share as the device does, or as a code to be photographed. */
@element("dm-share", buttons, fields, styles)
export class DmShare extends DmElement {
  @property() path = "";
  /** What is shared, in a few words. */
  @property() text = "";
  @state() private code = false;

  override render() {
    const url = location.origin + this.path;
    return html`
      <div class="row">
        <input type="text" readonly aria-label=${say("web.people.link")} .value=${url} @focus=${({ target }: Event) => (target as HTMLInputElement).select()} />
        <button class="main" @click=${() => this.copy(url)}>${icon("copy")}${say("web.people.copy")}</button>
        ${"share" in navigator
          ? html`<button @click=${() => this.give(url)}>${icon("share")}${say("web.people.share")}</button>`
          : nothing}
        <button aria-expanded=${this.code} @click=${() => (this.code = !this.code)}>${say("web.people.qr")}</button>
      </div>
      ${this.code ? drawing(url) : nothing}
    `;
  }

  private async copy(url: string) {
    await copy(url, this.renderRoot);
    toast(say("web.people.copied"));
  }

  private give(url: string) {
    navigator.share({ title: "Dalmuti", text: this.text, url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "AbortError")) showError(error);
    });
  }
}

function drawing(text: string) {
  const grid = qrCode(text);
  const size = grid.length + 8;
  const path = grid.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : ""))).join("");
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${say("web.people.qr-of", text)}>
    ${svg`<path d=${path} fill="#000" shape-rendering="crispEdges"></path>`}
  </svg>`;
}
