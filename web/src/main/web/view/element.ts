import { LitElement } from "lit";
import type { Signal } from "../store/signal";
import { spoken } from "../words/words";

/** An element of the house: it is drawn anew when another language is spoken, or what it follows changes. */
export class DmElement extends LitElement {
  readonly #leaving: (() => void)[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    this.follow(spoken);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const leave of this.#leaving.splice(0)) leave();
  }

  /** Draws anew whenever something happens, for as long as the element is shown: call it in connectedCallback. */
  protected follow<T>(signal: Signal<T>, listener: (told: T) => void = () => undefined): void {
    this.#leaving.push(
      signal.listen((told) => {
        listener(told);
        this.requestUpdate();
      }),
    );
  }

  /** Has something done when the element goes. */
  protected whenGone(leave: () => void): void {
    this.#leaving.push(leave);
  }
}
