import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { shared } from "../../look/shared";
import { DmElement } from "../../view/element";
import { vars } from "../../view/vars";
import { say } from "../../words/words";
import { face, faces } from "../face";
import { type Sight, nameOf } from "../sight";
import { JESTER } from "../words/cards";

const SPARKS = 36;

/** A revolution breaks out; the greater one is not forgotten so soon. */
@customElement("dm-revolution")
export class DmRevolution extends DmElement {
  static override styles = [
    shared,
    faces,
    css`
      :host {
        --card: clamp(4rem, 16vmin, 8rem);
        position: absolute;
        inset: 0;
        z-index: 8;
        display: grid;
        place-items: center;
        overflow: hidden;
        color: #fff6e0;
        background: rgb(10 5 15 / 72%);
        animation: arrive 300ms backwards;
      }
      :host([greater]) {
        background: radial-gradient(circle at 50% 45%, #b5361c 0%, #6b1230 38%, rgb(20 5 25 / 96%) 78%);
      }
      section {
        position: relative;
        display: grid;
        justify-items: center;
        gap: var(--space-4);
        padding: var(--space-4);
        text-align: center;
      }
      h2 {
        font-size: clamp(2rem, 9vmin, 4.6rem);
        color: #ffd257;
        text-shadow: 0 3px 0 #2b1d14, 0 0 28px rgb(255 200 80 / 60%);
        animation: slam 600ms 200ms cubic-bezier(0.2, 1.6, 0.4, 1) backwards;
      }
      p {
        font-size: var(--text-l);
        font-weight: 600;
        max-width: 30rem;
      }
      .cards {
        --overlap: -0.3;
      }
      .cards > :first-child {
        rotate: -12deg;
        animation: fromLeft 600ms cubic-bezier(0.2, 1.4, 0.4, 1) backwards;
      }
      .cards > :last-child {
        rotate: 12deg;
        animation: fromRight 600ms cubic-bezier(0.2, 1.4, 0.4, 1) backwards;
      }
      .fall {
        position: relative;
        height: 5.5rem;
        width: 12rem;
      }
      .fall img {
        position: absolute;
        left: 50%;
        width: 6rem;
        margin-left: -3rem;
      }
      .fall .crown {
        top: 0;
        animation: topple 2200ms 900ms cubic-bezier(0.5, 0, 0.8, 0.5) both;
      }
      .fall .straw {
        top: 0;
        animation: rise 1400ms 1500ms cubic-bezier(0.2, 1.2, 0.4, 1) both;
      }
      .spark {
        position: absolute;
        left: calc(var(--x) * 1%);
        top: -4%;
        width: 0.7rem;
        height: 1.1rem;
        clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%);
        background: var(--tone);
        animation: rain calc(1.8s + var(--d) * 1.4s) calc(var(--d) * 1.6s) linear infinite;
      }
      :host([still]),
      :host([still]) * {
        animation: none !important;
      }
      :host([still]) .fall .crown,
      :host([still]) .spark {
        display: none;
      }
      @keyframes arrive {
        from { opacity: 0; }
      }
      @keyframes slam {
        from { scale: 3; opacity: 0; }
      }
      @keyframes fromLeft {
        from { transform: translateX(-60vw) rotate(-200deg); }
      }
      @keyframes fromRight {
        from { transform: translateX(60vw) rotate(200deg); }
      }
      @keyframes topple {
        30% { transform: rotate(24deg); }
        to { transform: translate(9rem, 60vh) rotate(220deg); }
      }
      @keyframes rise {
        from { transform: translateY(60vh); }
      }
      @keyframes rain {
        to { transform: translateY(110vh) rotate(540deg); }
      }
    `,
  ];

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
