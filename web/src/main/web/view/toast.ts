import { buttons, DmElement, element, html, nothing, type PropertyValues, state } from "./element";
import { say } from "../words/words";
import { Signal } from "../store/signal";
import { announce } from "./announce";
import styles from "./toast.css";

interface Toast {
  text: string;
  tone: "plain" | "bad";
  /** Whether loading the page anew may help. */
  isStale?: boolean;
}

/** What may be put right by loading the page anew. */
export class Stale extends Error {}

const shown = new Signal<Toast>();
const LASTS = 4_500;
/** With something to be pressed in it. */
const LASTS_LONGER = 30_000;

/** Shows a sentence for a moment, and has it announced. */
export function toast(text: string, tone: Toast["tone"] = "plain"): void {
  shown.emit({ text, tone });
  announce(text);
}

/** Shows what went wrong. */
export function showError(error: unknown): void {
  const text = error instanceof Error ? error.message : String(error);
  shown.emit({ text, tone: "bad", isStale: error instanceof Stale });
  announce(text);
}

@element("dm-toast", buttons, styles)
export class DmToast extends DmElement {
  @state() private toast: Toast | undefined;
  #timer: number | undefined;

  protected override whenShown(): void {
    this.follow(shown, (toast) => {
      this.toast = toast;
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => (this.toast = undefined), toast.isStale ? LASTS_LONGER : LASTS);
    });
  }

  override render() {
    // It is announced already: the live region says it once.
    if (!this.toast) return nothing;
    const { text, tone, isStale } = this.toast;
    return isStale
      ? html`<p popover="manual" class=${tone}>${text} <button @click=${() => location.reload()}>${say("web.reload")}</button></p>`
      : html`<p popover="manual" class=${tone} aria-hidden="true">${text}</p>`;
  }

  /** Over every dialog, also over one that was opened since the last toast. */
  protected override updated(changed: PropertyValues): void {
    if (!this.toast || !changed.has("toast")) return;
    const shown = this.renderRoot.querySelector("p");
    if (shown?.matches(":popover-open")) shown.hidePopover();
    shown?.showPopover();
  }
}
