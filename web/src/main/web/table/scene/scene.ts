import { unsafeCSS } from "lit";
import type { DalmutiEvent, DalmutiMove, Player } from "protocol";
import { DmElement, property } from "../../view/element";
import { type Telling, telling } from "../../words/telling";
import { capital } from "../../words/words";
import { nameOf, offers, type Sight } from "../sight";
import { sentence } from "../words/story";
import styles from "./scene.css";

/** How a scene in the middle of the table looks. */
export const sceneStyles = unsafeCSS(styles);

/** What is to be seen on the table in one phase. */
export abstract class Scene extends DmElement {
  @property({ attribute: false }) sight!: Sight;

  protected name(player: Player): string {
    return nameOf(this.sight, player);
  }

  /** Tells the viewer of people. */
  protected readonly tell: Telling = (...of) => telling((player) => this.name(player), this.sight.me)(...of);

  /** What happened, in a sentence to the viewer. */
  protected told(event: DalmutiEvent): string {
    return capital(sentence(event, (player) => this.name(player), false, this.sight.me));
  }

  protected offers(kind: DalmutiMove["move"]): boolean {
    return offers(this.sight, kind);
  }
}
