import { buttons, DmElement, element, html, icon, nothing, property } from "../view/element";
import { isGuest, type TableStore } from "../store/table-store";
import { Around } from "../table/court/around";
import courtStyles from "../table/court/dm-court.css";
import seatedStyles from "../table/court/dm-seat.css";
import { figure, figures } from "../table/court/figure";
import { say } from "../words/words";
import { portraitOn } from "./portrait";
import styles from "./chairs.css";

/** The chairs around a table before there are players: they stand for their numbers. Event `choose` with a chair. */
@element("dm-chairs", courtStyles, styles)
export class DmChairs extends Around<TableStore> {
  @property({ type: Number }) chosen: number | undefined;

  protected override readonly drawnBy = () => [this.sight.changed];

  /** From the viewer's left on, with the viewer last, or in their order. */
  protected override others(): readonly string[] {
    const { seats = [], you } = this.sight.now;
    const chairs = seats.map((_, i) => `${i}`);
    const first = (you?.seat ?? -1) + 1;
    return [...chairs.slice(first), ...chairs.slice(0, first)];
  }

  protected override seat(chair: string) {
    const at = Number(chair);
    return html`<dm-chair .store=${this.sight} .at=${at} ?chosen=${at === this.chosen} @choose=${() => this.emit("choose", at)}></dm-chair>`;
  }

  protected override middle() {
    return nothing;
  }
}

/** A chair, and whoever sits on it. */
@element("dm-chair", buttons, figures, seatedStyles, styles)
export class DmChair extends DmElement {
  @property({ attribute: false }) store!: TableStore;
  @property({ type: Number }) at = 0;
  @property({ type: Boolean }) chosen = false;

  protected override readonly drawnBy = () => [this.store.changed];

  override render() {
    const seat = this.store.now.seats?.[this.at];
    if (!seat) return nothing;
    const free = seat.kind === "FREE";
    const mine = this.store.now.you?.seat === this.at;
    return html`<button
      class="seat ${free ? "free" : ""} ${mine ? "turn" : ""} ${isGuest(seat) && !seat.here ? "gone" : ""}"
      aria-expanded=${this.chosen}
      aria-label=${say("web.people.tools-for", free ? this.at + 1 : seat.name)}
      @click=${() => this.emit("choose")}
    >
      <span class="figure">
        ${free ? html`<img class="chair" src="art/chair-chair.svg" alt="" />${icon("plus")}` : figure(portraitOn(this.store, this.at), "merchant", false)}
        ${seat.kind === "BOT" || seat.kind === "PROGRAM" ? html`<span class="bot">${icon("bot")}</span>` : nothing}
      </span>
      <span class="name">${free ? say("web.people.free") : seat.name}</span>
    </button>`;
  }
}
