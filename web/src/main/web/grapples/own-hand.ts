import { DmElement, element, html, icon, nothing, property, vars } from "../view/element";
import { say } from "../words/words";
import { faceLook, namedFace } from "./face";
import { awaited, officeIn, ownCards, seatOf, type Sight, turnIn } from "./sight";
import styles from "./own-hand.css";

/** The viewer's own cards, what they are worth, and the dealer's office if it is theirs. */
@element("dm-g-hand", faceLook, styles)
export class DmGrapplesHand extends DmElement {
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
