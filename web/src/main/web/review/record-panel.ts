import { toAll } from "../site";
import { buttons, DmElement, element, folds, html, icon, nothing, property } from "../view/element";
import { copy } from "../view/clipboard";
import { download } from "../view/download";
import { showError, toast } from "../view/toast";
import { say } from "../words/words";
import type { PlaybackController } from "./controller";
import styles from "./record-panel.css";

/** What one can take along of a match: its record, and a link to it. */
@element("dm-record-panel", buttons, folds, styles)
export class DmRecordPanel extends DmElement {
  @property({ attribute: false }) controller!: PlaybackController;
  @property({ attribute: false }) version = 0;
  private shown = "";

  override render() {
    return html`<section class="panel stack" aria-labelledby="record">
      <h2 id="record">${say("web.review.record")}</h2>
      <div class="row">
        <button @click=${() => this.#download().catch(showError)}>${icon("download")}${say("web.review.download")}</button>
        <button @click=${() => this.#put(this.controller.source.text(), "web.review.copied").catch(showError)}>${icon("copy")}${say("web.review.copy")}</button>
        ${this.controller.source.link ? html`<button @click=${this.#link}>${icon("link")}${say("web.review.link")}</button>` : nothing}
      </div>
      <details @toggle=${this.#show}>
        <summary>${say("web.review.show-record")}</summary>
        <pre tabindex="0">${this.shown}</pre>
      </details>
    </section>`;
  }

  async #show() {
    this.shown = await this.controller.source.text().catch(String);
    this.requestUpdate();
  }

  async #download() {
    const text = await this.controller.source.text();
    download(new Blob([text], { type: "text/plain;charset=utf-8" }), this.controller.game.file);
  }

  /** A link to the very moment that is shown. */
  async #link() {
    const { playback, stop, source } = this.controller;
    const step = stop && stop.frame.step >= 0 ? `&move=${stop.frame.step}` : "";
    await this.#put(toAll(`${source.link}?round=${playback?.round ?? 1}${step}`), "web.review.link-copied");
  }

  async #put(text: string | Promise<string>, key: "web.review.copied" | "web.review.link-copied"): Promise<void> {
    await copy(await text, this.renderRoot);
    toast(say(key));
  }
}
