import { buttons, DmElement, element, html, icon } from "../view/element";
import { say } from "../words/words";
import styles from "./first-look.css";

const BETTER = [12, 9, 5, 1];

/** All there is to know before the first card: lower is better, and an empty hand wins. Event `go`. */
@element("dm-first-look", buttons, styles)
export class DmFirstLook extends DmElement {
  override render() {
    return html`<section class="panel">
      <figure>
        <div class="row cards" aria-hidden="true">
          ${BETTER.map((rank, i) => html`${i > 0 ? html`<i>‹</i>` : ""}<img src="art/card-${rank}.svg" alt="" />`)}
        </div>
        <figcaption>${say("web.learn.first-lower")}</figcaption>
      </figure>
      <figure>
        <div class="row away" aria-hidden="true">
          ${[8, 8, 4].map((rank) => html`<img src="art/card-${rank}.svg" alt="" />`)}<i>›</i><img class="hat" src="art/hat-crown.svg" alt="" />
        </div>
        <figcaption>${say("web.learn.first-empty")}</figcaption>
      </figure>
      <button class="main big" @click=${() => this.emit("go")}>${say("web.learn.first-go")}${icon("forward")}</button>
    </section>`;
  }
}
