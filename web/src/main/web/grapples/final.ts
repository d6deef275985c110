import { figures } from "../table/court/figure";
import { dais, finalStyles, onwards, type Placed } from "../table/scene/dais";
import { sheetStyles } from "../table/scene/sheet";
import { sparkStyles } from "../table/scene/sparks";
import { buttons, DmElement, element, html, property } from "../view/element";
import { type Outcome, ranked } from "./outcome";
import type { Sight } from "./sight";
import "./standings";
import { toldTo } from "./words/story";

/** Games won count for more than all the grapples of a match (G-WHO-1). */
const GAME = 1e6;

/** The end of a match: the best on the steps of the throne, what it came to, and on to the next one or the review. */
@element("dm-g-final", figures, buttons, sheetStyles, sparkStyles, finalStyles)
export class DmGrapplesFinal extends DmElement {
  @property({ attribute: false }) sight!: Sight;
  @property({ attribute: false }) outcome: Outcome | undefined;

  override render() {
    const { store, now } = this.sight;
    const { won = [], grapples = [] } = now.standing ?? {};
    const ranking = ranked(won.map((games, seat) => games * GAME + (grapples[seat] ?? 0))).map(({ player, grapples }): Placed => [player, grapples]);
    const winners = ranking.filter(([, worth]) => worth === ranking[0]?.[1]).map(([player]) => player);
    return html`${dais(store, toldTo(this.sight, { event: "gameEnded", winners }), ranking)}
      <section class="sheet"><dm-g-standings .sight=${this.sight} .outcome=${this.outcome}></dm-g-standings></section>
      <footer>${onwards(store)}</footer>`;
  }
}
