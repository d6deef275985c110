import type { Rank } from "protocol";
import type { DmElement } from "../../view/element";
import type { Picked } from "./selecting";

const STARTS_AFTER = 10;
const LETS_GO_ABOVE = 70;

/** Dragging the selected cards onto the table; a card that is not selected is selected by it. */
export class Drag {
  active = false;
  #from: { x: number; y: number; rank: Rank; picked: boolean } | undefined;
  #swallow = false;

  constructor(private readonly hand: DmElement) {}

  begin(event: PointerEvent, rank: Rank, picked: boolean): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#from = { x: event.clientX, y: event.clientY, rank, picked };
    this.#swallow = false;
    addEventListener("pointermove", this.#move);
    addEventListener("pointerup", this.#end);
    addEventListener("pointercancel", this.#cancel);
  }

  /** The click that ends a drag is none. */
  swallowsClick(): boolean {
    const swallows = this.#swallow;
    this.#swallow = false;
    return swallows;
  }

  readonly #move = (event: PointerEvent) => {
    const from = this.#from;
    if (!from) return;
    const dx = event.clientX - from.x;
    const dy = event.clientY - from.y;
    if (!this.active && Math.hypot(dx, dy) > STARTS_AFTER) {
      this.active = true;
      if (!from.picked) this.hand.emit("pick", { rank: from.rank, how: "one" } satisfies Picked);
      this.hand.requestUpdate();
    }
    this.hand.style.setProperty("--dx", `${dx}px`);
    this.hand.style.setProperty("--dy", `${dy}px`);
  };

  readonly #end = (event: PointerEvent) => {
    const dropped = this.active && this.#from && event.clientY < this.#from.y - LETS_GO_ABOVE;
    this.#cancel();
    if (dropped) this.hand.emit("drop");
  };

  readonly #cancel = () => {
    this.#swallow = this.active;
    this.active = false;
    this.#from = undefined;
    removeEventListener("pointermove", this.#move);
    removeEventListener("pointerup", this.#end);
    removeEventListener("pointercancel", this.#cancel);
    this.hand.requestUpdate();
  };
}
