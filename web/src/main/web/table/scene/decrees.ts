import type { DalmutiBid, DalmutiMove } from "protocol";
import { ACROSS, buttons, element, html, nothing, state } from "../../view/element";
import { say } from "../../words/words";
import { coinsOf } from "../sight";
import { type Decree, decreeName, decreeText } from "../words/decrees";
import { Scene, sceneStyles } from "./scene";
import styles from "./decrees.css";

const SHOWN = 8;

/** Three decrees lie open, and everybody bids for one in secret (DEC-2, DEC-3). */
@element("dm-decrees", buttons, sceneStyles, styles)
export class DmDecrees extends Scene {
  @state() private on: Decree | undefined;
  @state() private laid = 0;

  override render() {
    const { scene } = this.sight.picture;
    const drawn = scene?.scene === "bidding" ? scene.drawn : scene?.scene === "proclaiming" ? scene.highest : [];
    return html`<section class="scene">
      <h2>${say("story.heading-decrees")}</h2>
      <ul>
        ${drawn.map((decree) => this.#card(decree))}
      </ul>
      ${this.offers("keepCoins") ? this.#purse() : html`<p class="quiet">${this.#told()}</p>`}
    </section>`;
  }

  #card(decree: Decree) {
    const bidding = this.offers("keepCoins");
    const proclaims = this.offers("proclaim");
    const chosen = bidding && decree === this.on;
    const press = () => (proclaims ? this.#make({ move: "proclaim", decree }) : this.#lay(decree));
    return html`<li>
      <button class="decree" aria-pressed=${chosen} ?disabled=${!bidding && !proclaims} @click=${press}>
        <b>${decreeName(decree)}</b>
        <span>${decreeText(decree)}</span>
        ${chosen ? coins(this.laid) : nothing}
      </button>
      ${this.#bids().map(({ by, coins: laid, on }) => (on === decree ? html`<small>${this.name(by)} ${coins(laid)}</small>` : nothing))}
    </li>`;
  }

  /** What everybody has laid, once it is shown. */
  #bids(): DalmutiBid[] {
    const { beat, picture } = this.sight;
    const shown = beat?.events.find((event) => event.event === "bidsShown");
    return shown?.bids ?? (picture.scene?.scene === "proclaiming" ? picture.scene.bids : []);
  }

  #purse() {
    const { on, laid } = this;
    return html`<p>${say("web-table.coins", this.#own - laid)} ${coins(this.#own - laid)}</p>
      <div class="choices">
        ${on && laid > 0
          ? html`<button aria-label=${say("web-table.take-coin")} @click=${() => (this.laid = laid - 1)}>−</button>
              <button class="main" @click=${() => this.#make({ move: "layCoins", coins: laid, on })}>${say("web-table.lay-coins", laid)}</button>`
          : nothing}
        <button data-move=${JSON.stringify({ move: "keepCoins" })} @click=${() => this.#make({ move: "keepCoins" })}>
          ${say("web-table.keep-coins")}
        </button>
      </div>`;
  }

  get #own(): number {
    return coinsOf(this.sight, this.sight.me ?? "");
  }

  /** Each touch lays one coin more; on another decree the coins move there. */
  #lay(decree: Decree) {
    const before = decree === this.on ? this.laid : Math.max(0, this.laid - 1);
    this.on = decree;
    this.laid = Math.min(before + 1, this.#most(decree));
  }

  /** As many coins as may be laid on it. */
  #most(decree: Decree): number {
    const bids = this.sight.legal.flatMap((move) => (move.move === "layCoins" && move.on === decree ? [move.coins] : []));
    return bids.at(-1) ?? 0;
  }

  #make(move: DalmutiMove) {
    this.on = undefined;
    this.laid = 0;
    this.emit("move", move, ACROSS);
  }

  #told(): string {
    const { scene, order } = this.sight.picture;
    if (this.sight.beat || this.offers("proclaim")) return "";
    return scene?.scene === "proclaiming" ? say("web-table.proclaims", this.name(order[0] ?? "")) : say("web-table.bids-wait");
  }
}

/** A decree is proclaimed: it holds from now on. */
@element("dm-proclamation", sceneStyles, styles)
export class DmProclamation extends Scene {
  override render() {
    const event = this.sight.beat?.events[0];
    if (event?.event !== "proclaimed" || !event.decree) return nothing;
    return html`<section class="scroll ${this.sight.lasting > 0 ? "" : "still"}">
      <img src="art/hat-crown.svg" alt="" />
      <h2>${decreeName(event.decree)}</h2>
      <p>${decreeText(event.decree)}</p>
    </section>`;
  }
}

/** Coins side by side, or their number where there are many. */
function coins(count: number) {
  const shown = count > SHOWN ? 1 : count;
  return html`<span class="coins" aria-hidden="true">
    ${Array.from({ length: shown }, () => html`<i class="coin"></i>`)}${count > SHOWN ? html`×${count}` : nothing}
  </span>`;
}
