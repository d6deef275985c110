import { DmElement, element, html, nothing, property } from "../../view/element";
import { vars } from "../../view/vars";
import { say } from "../../words/words";
import { face, faces } from "../face";
import { nameOf, type Sight } from "../sight";
import { JESTER } from "../words/cards";
import styles from "./revolution.css";

const SPARKS = 36;

/** A revolution breaks out; the greater one is not forgotten so soon. */
@element("dm-revolution", faces, styles)
export class DmRevolution extends DmElement {
  @property({ attribute: false }) sight!: Sight;
  @property({ type: Boolean, reflect: true }) greater = false;
  @property({ type: Boolean, reflect: true }) still = false;

  override render() {
    const by = this.sight.picture.revolution?.by ?? "";
    const key = this.greater ? "story.greater-revolution" : "story.revolution";
    return html`
      ${this.greater ? sparks() : nothing}
      <section>
        ${this.greater
          ? html`<div class="fall" aria-hidden="true">
              <img class="straw" src="/art/hat-straw.svg" alt="" /><img class="crown" src="/art/hat-crown.svg" alt="" />
            </div>`
          : nothing}
        <div class="cards" aria-hidden="true">${face(JESTER)}${face(JESTER)}</div>
        <h2>${say(this.greater ? "web-table.greater-revolution" : "web-table.revolution")}</h2>
        <p>${say(key, nameOf(this.sight, by))}</p>
      </section>
    `;
  }
}

const TONES = ["#ffd257", "#e4572e", "#2c7da0", "#fff6e0", "#b8487f"];

function sparks() {
  return Array.from({ length: SPARKS }, (_, i) => {
    const styles = { "--x": String((i * 61) % 100), "--d": String(((i * 37) % 100) / 100), "--tone": TONES[i % TONES.length] ?? "" };
    return html`<i class="spark" aria-hidden="true" ${vars(styles)}></i>`;
  });
}
