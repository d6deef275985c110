import { element, nothing, state } from "../../view/element";
import { say } from "../../words/words";
import { Scene } from "./scene";

/** How long it is until the next round begins by itself. */
@element("dm-countdown")
export class DmCountdown extends Scene {
  @state() private left = 0;

  protected override whenShown(): void {
    this.every(500, () => this.#tick());
    this.#tick();
  }

  #tick(): void {
    const { store } = this.sight;
    this.left = Math.max(0, Math.ceil(((store.now.clock?.pause ?? 0) - store.time()) / 1000));
  }

  override render() {
    return this.left > 0 ? say("web.people.next-round", this.left) : nothing;
  }
}
