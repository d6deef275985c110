import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { shared } from "../look/shared";
import { DmElement } from "../view/element";
import { icon } from "../view/icon";
import { vars } from "../view/vars";
import { say } from "../words/words";
import { faceLook, namedFace } from "./face";
import { awaited, officeIn, ownCards, seatOf, type Sight, turnIn } from "./sight";

/** The viewer's own cards, what they are worth, and the dealer's office if it is theirs. */
@customElement("dm-g-hand")
export class DmGrapplesHand extends DmElement {
  static override styles = [
    shared,
    faceLook,
    css`
      .own {
        border: 2px solid transparent;
        border-radius: var(--radius-s);
        background: rgb(0 0 0 / 25%);
        padding: var(--space-1) var(--space-2);
        color: var(--on-felt);
      }
      .own.turn {
        border-color: var(--gold-bright);
      }
      .head {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 0 var(--space-3);
        min-height: 2rem;
      }
      .name {
        font-weight: 700;
        font-family: var(--serif);
        font-size: var(--text-l);
      }
      .office {
        display: inline-flex;
        align-items: center;
        gap: 0.25rem;
        padding: 0 0.6rem;
        border-radius: 1rem;
        background: var(--gold-bright);
        color: var(--on-gold);
        font-size: var(--text-s);
        font-weight: 700;
      }
      .worth {
        font-weight: 700;
        font-variant-numeric: tabular-nums;
      }
      .cards {
        --card: clamp(2.9rem, 7vw, 4.2rem);
        display: grid;
        grid-template-columns: repeat(var(--count), minmax(0, var(--card)));
        padding: var(--space-2) 0 var(--space-1);
        padding-right: calc(var(--card) * 0.55);
        min-height: calc(var(--card) * 1.4 + 1.2rem);
        justify-content: center;
      }
      .cards li {
        min-width: 0;
      }
      .cards span {
        display: block;
        width: var(--card);
      }
      .cards .latest span {
        translate: 0 -0.5rem;
        border-radius: 0.4rem;
        box-shadow: 0 0 0 3px var(--gold-bright);
      }
      .none {
        text-align: center;
        color: var(--on-felt-soft);
        padding: var(--space-3);
      }
    `,
  ];

  @property({ attribute: false }) sight!: Sight;

  /** Where the latest card lies, for cards that fly. */
  get latestRect(): DOMRect | undefined {
    const latest = this.renderRoot.querySelector("li:last-child span") ?? this.renderRoot.querySelector(".own");
    return latest?.getBoundingClientRect();
  }

  override render() {
    const { sight } = this;
    const { me, now } = sight;
    if (me === undefined) return nothing;
    const office = officeIn(now.scene);
    const cards = ownCards(sight);
    const mine = turnIn(now.scene) === me;
    const won = now.standing?.won[seatOf(me)] ?? 0;
    const fresh = now.scene?.scene === "settling" && mine;
    return html`<section class="own ${awaited(now.scene) === me ? "turn" : ""}" aria-label=${say("web.grapples.hand", cards.length)}>
      <div class="head">
        <span class="name">${sight.store.name(me)}</span>
        ${office?.dealer === me ? html`<span class="office">${icon("cards")}${say("web.grapples.deals")} ${office.dealt}</span>` : nothing}
        ${won > 0 ? html`<span>${say("web.grapples.won", won)}</span>` : nothing}
        <span class="worth">${say("web.grapples.worth", now.worth ?? 0)}</span>
      </div>
      ${cards.length === 0
        ? html`<p class="none">${say("web.grapples.no-cards")}</p>`
        : html`<ol class="cards" ${vars({ "--count": String(cards.length) })}>
            ${cards.map((card, at) => html`<li class=${fresh && at === cards.length - 1 ? "latest" : ""}>${namedFace(card)}</li>`)}
          </ol>`}
    </section>`;
  }
}
