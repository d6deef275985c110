import { hasServer, to, toAll } from "../site";
import { buttons, DmElement, element, fields, html, icon, nothing, property, type PropertyValues, state } from "../view/element";
import type { Invitation } from "protocol/rest";
import { isLocal } from "../local/code";
import type { DalmutiPicture, TableStore } from "../store/table-store";
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
  /** The table that it leads to. */
  @property({ attribute: false }) store: TableStore | undefined;
  /** Whether the code is shown from the beginning. */
  @property({ type: Boolean }) code = false;
  @state() private busy = false;
  /** The link as it can be followed elsewhere: only the server knows by which address it is reached. */
  @state() private found: Invitation | undefined;

  protected override readonly drawnBy = () => (this.store ? [this.store.changed] : []);

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("path")) return;
    this.found = undefined;
    if (this.#isHere()) return;
    invitation(toAll(this.path)).then(
      (found) => (this.found = found),
      () => undefined, // without a network the link of this page will do
    );
  }

  /** Whether it is a table of this device, to which nobody else can come. */
  #isHere(): boolean {
    return isLocal(this.path.slice("/t/".length));
  }

  override render() {
    if (this.#isHere()) return this.#alone();
    const url = this.found?.url ?? toAll(this.path);
    return html`
      <div class="row">
        <input type="text" readonly aria-label=${say("web.people.link")} .value=${url} @focus=${({ target }: Event) => (target as HTMLInputElement).select()} />
        <button class="main" @click=${() => this.#copy(url)}>${icon("copy")}${say("web.people.copy")}</button>
        ${"share" in navigator
          ? html`<button @click=${() => this.#give(url)}>${icon("share")}${say("web.people.share")}</button>`
          : nothing}
        <button aria-expanded=${this.code} @click=${() => (this.code = !this.code)}>${say("web.people.qr")}</button>
      </div>
      ${HERE_ONLY.includes(new URL(url).hostname) ? html`<p class="small soft">${say("web.people.link-here-only")}</p>` : nothing}
      ${this.code && this.found ? qr(this.found.code, url) : nothing}
      ${this.store ? html`<p><a class="tv" href=${to(`${this.path}/tv`)} target="_blank">${icon("eye")}${say("web.people.tv")}</a></p>` : nothing}
    `;
  }

  /** Where there is a server, the table can go there when no cards lie on it. */
  #alone() {
    const only = html`<p class="soft">${say("web.local.only-here")}</p>`;
    if (!hasServer || !this.store) return only;
    const { stage, scene } = this.store.now as DalmutiPicture;
    const rests = stage?.doing !== "PLAYING" || (scene?.scene === "shuffling" && scene.doors !== "SHUT");
    if (!rests) return html`${only}<p class="soft">${say("web.local.bring-later")}</p>`;
    return html`${only}
      <p class="soft">${say("web.local.bring-text")}</p>
      <button class="main bring" ?disabled=${this.busy} @click=${this.#bring}>${icon("share")}${say("web.local.bring")}</button>`;
  }

  async #bring() {
    this.busy = true;
    const { bring } = await import("../local/bring");
    await bring(this.store as TableStore).catch(showError);
    this.busy = false;
  }

  async #copy(url: string) {
    await copy(url, this.renderRoot);
    toast(say("web.people.copied"));
  }

  #give(url: string) {
    navigator.share({ title: "Dalmuti", text: this.text, url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "AbortError")) showError(error);
    });
  }
}
