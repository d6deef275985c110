import { announce } from "../../view/announce";
import { say } from "../../words/words";
import type { Sight } from "../sight";

/** Says once to those who listen which way the turn goes, as the arrow on the table shows it (WHO-3). */
export class Direction {
  #said = false;

  tell({ picture, me, store }: Sight): void {
    if (this.#said || picture.scene?.scene !== "tricks") return;
    this.#said = true;
    const at = me === undefined ? -1 : picture.order.indexOf(me);
    const next = picture.order[(at + 1) % picture.order.length];
    const text = at < 0 || next === undefined ? say("web-table.direction") : say("web-table.direction-you", store.name(next));
    announce(`${text}.`);
  }
}
