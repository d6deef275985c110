import { unsafeCSS } from "lit";
import type { DalmutiMove, Player } from "protocol";
import { DmElement, property } from "../../view/element";
import { nameOf, offers, type Sight } from "../sight";
import styles from "./scene.css";

/** How a scene in the middle of the table looks. */
export const sceneStyles = unsafeCSS(styles);

/** What is to be seen on the table in one phase. */
export abstract class Scene extends DmElement {
  @property({ attribute: false }) sight!: Sight;

  protected name(player: Player): string {
    return nameOf(this.sight, player);
  }

  protected offers(kind: DalmutiMove["move"]): boolean {
    return offers(this.sight, kind);
  }
}
