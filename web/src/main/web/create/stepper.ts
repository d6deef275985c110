import { buttons, DmElement, element, html, property } from "../view/element";
import { icon } from "../view/icon";
import styles from "./stepper.css";

/** A number between two buttons. Event `change` with the new number. */
@element("dm-stepper", buttons, styles)
export class DmStepper extends DmElement {
  @property() label = "";
  @property({ type: Number }) value = 0;
  @property({ type: Number }) least = 0;
  @property({ type: Number }) most = 100;

  override render() {
    return html`<div role="group" aria-label=${this.label}>
      <span class="label">${this.label}</span>
      ${this.button(-1, "minus", "−1")}
      <output aria-live="polite">${this.value}</output>
      ${this.button(1, "plus", "+1")}
    </div>`;
  }

  private button(step: number, drawing: "minus" | "plus", text: string) {
    const next = this.value + step;
    return html`<button
      type="button"
      aria-label="${this.label} ${text}"
      ?disabled=${next < this.least || next > this.most}
      @click=${() => this.emit("change", next)}
    >
      ${icon(drawing)}
    </button>`;
  }
}
