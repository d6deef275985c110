import { DmElement, element, html, nothing, property, state, vars } from "../view/element";
import { portraitOf } from "../people/portrait";
import ownStyles from "../table/court/dm-own.css";
import { figure, figures } from "../table/court/figure";
import type { Room } from "../table/form";
import { arcOf, cardWidth, spread } from "../table/hand/arranging";
import { capital, say } from "../words/words";
import { faceLook, namedFace } from "./face";
import { awaited, deals, officeIn, ownCards, rankOf, type Sight, turnIn, wonBy } from "./sight";
import styles from "./own-hand.css";

/** The viewer's own cards, the latest last. */
@element("dm-g-hand", faceLook, styles)
export class DmGrapplesHand extends DmElement {
  @property({ attribute: false }) sight!: Sight;
  /** How large the whole table is. */
  @property({ attribute: false }) room: Room = { width: 0, height: 0 };
  @state() private width = 0;

  protected override whenShown(): void {
    this.measure((width) => (this.width = width));
  }

  /** Where the latest card lies, for cards that fly. */
  get latestRect(): DOMRect | undefined {
    return (this.renderRoot.querySelector("li:last-child") ?? this).getBoundingClientRect();
  }

  override render() {
    const { scene } = this.sight.now;
    const cards = ownCards(this.sight);
    const fresh = scene?.scene === "settling" && turnIn(scene) === this.sight.me;
    const wide = cardWidth(Math.max(1, cards.length), this.width, this.room);
    const arc = arcOf(this.room);
    const { at, height } = spread(Math.max(1, cards.length), this.width, wide, arc);
    if (cards.length === 0) return html`<p class="none" ${vars({ height: `${height}px` })}>${say("web.grapples.no-cards")}</p>`;
    return html`<ol aria-label=${say("web.grapples.hand", cards.length)} ${vars({ "--card": `${wide}px`, height: `${height}px` })}>
      ${cards.map((card, i) => {
        const { x = 0, y = 0, turn = 0 } = at[i] ?? {};
        const latest = fresh && i === cards.length - 1 ? "latest" : "";
        return html`<li class=${latest} ${vars({ "--x": `${x}px`, "--y": `${y}px`, "--turn": `${turn}deg` })}>${namedFace(card)}</li>`;
      })}
    </ol>`;
  }
}

/** The viewer's own place: what the cards are worth, and whether they deal. */
@element("dm-g-own", figures, ownStyles)
export class DmGrapplesOwn extends DmElement {
  @property({ attribute: false }) sight!: Sight;

  override render() {
    const { sight } = this;
    const { me, now, store } = sight;
    if (me === undefined) return nothing;
    const office = officeIn(now.scene);
    const won = wonBy(sight, me);
    return html`<div class="own ${awaited(now.scene) === me ? "turn" : ""}">
      <div class="figure" aria-hidden="true">${figure(portraitOf(store, me), rankOf(sight, me))}</div>
      <div class="who">
        <b>${store.name(me)}</b>
        <small>${office?.dealer === me ? capital(deals(office)) : nothing}</small>
      </div>
      <div class="more">
        ${won > 0 ? html`<span>${say("web.grapples.won", won)}</span>` : nothing}
        <span>${say("web.grapples.worth", now.worth ?? 0)}</span>
      </div>
    </div>`;
  }
}
