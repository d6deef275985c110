import { buttons, DmElement, element, html, icon, property, query } from "./element";
import { say } from "../words/words";
import { announceIn } from "./announce";
import styles from "./dialog.css";

/** A dialog over the page: `<dm-dialog heading="...">` with anything in it; `show()`, `close()`, event `close`. */
@element("dm-dialog", buttons, styles)
export class DmDialog extends DmElement {
  @property() heading = "";
  @query("dialog") private readonly dialog!: HTMLDialogElement;
  @query("[aria-live=polite]") readonly polite!: HTMLElement;
  @query("[aria-live=assertive]") readonly assertive!: HTMLElement;
  #leave: (() => void) | undefined;

  protected override whenShown(): void {
    this.whenGone(() => this.#hush());
  }

  async show(): Promise<void> {
    await this.updateComplete;
    if (this.dialog.open) return;
    this.dialog.showModal();
    this.#leave = announceIn(this);
  }

  close(): void {
    this.dialog.close();
  }

  override render() {
    return html`
      <dialog aria-labelledby="heading" @close=${this.#closed} @click=${this.#clicked}>
        <div class="head">
          <h2 id="heading">${this.heading}</h2>
          <button class="plain" aria-label=${say("web.close")} @click=${this.close}>${icon("close")}</button>
        </div>
        <section><slot></slot></section>
        <div class="unseen" aria-live="polite"></div>
        <div class="unseen" aria-live="assertive"></div>
      </dialog>
    `;
  }

  #hush(): void {
    this.#leave?.();
    this.#leave = undefined;
  }

  #closed() {
    this.#hush();
    this.emit("close");
  }

  /** A click beside the dialog is one on the dialog itself, for its content fills it. */
  #clicked(event: MouseEvent) {
    if (event.target === this.dialog) this.close();
  }
}
