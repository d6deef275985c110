import { DmElement, element, html, property, query, svg } from "../view/element";
import styles from "./ring.css";

const LONG = 100;

/** A ring that empties until an instant: time that one sees without reading. */
@element("dm-ring", styles)
export class DmRing extends DmElement {
  /** In milliseconds from now. */
  @property({ type: Number }) left = 0;
  /** How long it runs when nothing has run yet. */
  @property({ type: Number }) total = 1;
  @property({ type: Boolean, reflect: true }) late = false;
  @query(".rest") private readonly rest!: SVGCircleElement;
  #running: Animation | undefined;

  override render() {
    return html`<svg viewBox="0 0 100 100" aria-hidden="true">
      ${svg`<circle class="whole" cx="50" cy="50" r="46"></circle>
        <circle class="rest" cx="50" cy="50" r="46" pathLength=${LONG} stroke-dasharray="${LONG} ${LONG}"></circle>`}
    </svg>`;
  }

  protected override updated(): void {
    this.#running?.cancel();
    const gone = LONG * (1 - Math.min(1, this.left / this.total));
    this.#running = this.rest.animate([{ strokeDashoffset: gone }, { strokeDashoffset: LONG }], {
      duration: Math.max(1, this.left),
      fill: "forwards",
    });
  }
}
