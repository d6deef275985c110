import { type CSSResult, LitElement, unsafeCSS } from "lit";
import { shared } from "../look/shared";
import type { Signal } from "../store/signal";
import { languageChanged } from "../words/words";

// All that an element is made of, so that each says only once where it comes from.
export { html, nothing, type PropertyValues, svg, type TemplateResult } from "lit";
export { property, query, queryAll, state } from "lit/decorators.js";
export { buttons, fields, figures, folds, pages, tables } from "../look/shared";
export { type Icon, icon } from "./icon";
export { vars } from "./vars";

/** An event that whoever is further out hears too, out of all shadows. */
export const ACROSS = { bubbles: true, composed: true };

type Listenable<T> = Pick<Signal<T>, "listen">;

/** An element of the house: it is drawn anew when another language is spoken, or what it follows changes. */
export class DmElement extends LitElement {
  /** Signals at which the element is drawn anew, and nothing else happens. */
  protected readonly drawnBy: () => readonly Listenable<unknown>[] = () => [];

  readonly #leaving: (() => void)[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    for (const signal of [languageChanged, ...this.drawnBy()]) this.follow<unknown>(signal);
    this.whenShown();
  }

  /** Begins what lasts for as long as the element is shown: following, hearing, measuring. */
  protected whenShown(): void {}

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const leave of this.#leaving.splice(0)) leave();
  }

  /** Tells whoever holds the element that something happened, and what. */
  emit(event: string, detail?: unknown, how: EventInit = {}): void {
    this.dispatchEvent(new CustomEvent(event, { detail, ...how }));
  }

  /** Draws anew whenever something happens. */
  protected follow<T>(signal: Listenable<T>, listener: (told: T) => void = () => undefined): void {
    this.whenGone(
      signal.listen((told) => {
        listener(told);
        this.requestUpdate();
      }),
    );
  }

  /** Hears the keys that are pressed anywhere on the page. */
  protected hearKeys(listener: (event: KeyboardEvent) => void): void {
    document.addEventListener("keydown", listener);
    this.whenGone(() => document.removeEventListener("keydown", listener));
  }

  /** Learns how wide and high the element is, now and after every change of its size. */
  protected measure(listener: (width: number, height: number) => void): void {
    const observer = new ResizeObserver(([entry]) => listener(entry?.contentRect.width ?? 0, entry?.contentRect.height ?? 0));
    observer.observe(this);
    this.whenGone(() => observer.disconnect());
  }

  /** Does something again and again. */
  protected every(milliseconds: number, act: () => void): void {
    const timer = window.setInterval(act, milliseconds);
    this.whenGone(() => clearInterval(timer));
  }

  /** Has something done when the element goes. */
  protected whenGone(leave: () => void): void {
    this.#leaving.push(leave);
  }
}

/** Makes a class the element of a name, with the styles that all have and its own: `@element("dm-seat", buttons, styles)`. */
export function element(name: string, ...styles: (CSSResult | string)[]) {
  return (type: typeof DmElement): void => {
    type.styles = [shared, ...styles.map((it) => (typeof it === "string" ? unsafeCSS(it) : it))];
    customElements.define(name, type);
  };
}
