import { DmElement, element, html, nothing, type PropertyValues, state } from "./element";
import { Signal } from "../store/signal";
import { announce } from "./announce";
import styles from "./toast.css";

interface Toast {
  text: string;
  tone: "plain" | "bad";
}

const shown = new Signal<Toast>();
const LASTS = 4_500;

/** Shows a sentence for a moment, and has it announced. */
export function toast(text: string, tone: Toast["tone"] = "plain"): void {
  shown.emit({ text, tone });
  announce(text);
}

/** Shows what went wrong. */
export function showError(error: unknown): void {
  toast(error instanceof Error ? error.message : String(error), "bad");
}

@element("dm-toast", styles)
export class DmToast extends DmElement {
  @state() private toast: Toast | undefined;
  #timer: number | undefined;

  protected override whenShown(): void {
    this.follow(shown, (toast) => {
      this.toast = toast;
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => (this.toast = undefined), LASTS);
    });
  }

  override render() {
    // It is announced already: the live region says it once.
    return this.toast ? html`<p popover="manual" class=${this.toast.tone} aria-hidden="true">${this.toast.text}</p>` : nothing;
  }

  /** Over every dialog, also over one that was opened since the last toast. */
  protected override updated(changed: PropertyValues): void {
    if (!this.toast || !changed.has("toast")) return;
    const shown = this.renderRoot.querySelector("p");
    if (shown?.matches(":popover-open")) shown.hidePopover();
    shown?.showPopover();
  }
}
