import { buttons, DmElement, element, fields, html, icon, nothing, property, type PropertyValues, state } from "../view/element";
import type { Invitation } from "protocol/rest";
import { copy } from "../view/clipboard";
import { qr } from "../view/qr";
import { showError, toast } from "../view/toast";
import { invitation } from "../wire/rest";
import { say } from "../words/words";
import styles from "./share.css";

const HERE_ONLY = ["localhost", "127.0.0.1", "[::1]"];

/** A link to give away: to copy, to share as the device does, or as a code to be photographed. */
@element("dm-share", buttons, fields, styles)
export class DmShare extends DmElement {
  @property() path = "";
  /** What is shared, in a few words. */
  @property() text = "";
  /** Whether the code is shown from the beginning. */
  @property({ type: Boolean }) code = false;
  /** The link as it can be followed elsewhere: only the server knows by which address it is reached. */
  @state() private found: Invitation | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("path")) return;
    this.found = undefined;
    invitation(location.origin + this.path).then(
      (found) => (this.found = found),
      () => undefined, // without a network the link of this page will do
    );
  }

  override render() {
    const url = this.found?.url ?? location.origin + this.path;
    return html`
      <div class="row">
        <input type="text" readonly aria-label=${say("web.people.link")} .value=${url} @focus=${({ target }: Event) => (target as HTMLInputElement).select()} />
        <button class="main" @click=${() => this.copy(url)}>${icon("copy")}${say("web.people.copy")}</button>
        ${"share" in navigator
          ? html`<button @click=${() => this.give(url)}>${icon("share")}${say("web.people.share")}</button>`
          : nothing}
        <button aria-expanded=${this.code} @click=${() => (this.code = !this.code)}>${say("web.people.qr")}</button>
      </div>
      ${HERE_ONLY.includes(new URL(url).hostname) ? html`<p class="small soft">${say("web.people.link-here-only")}</p>` : nothing}
      ${this.code && this.found ? qr(this.found.code, url) : nothing}
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
