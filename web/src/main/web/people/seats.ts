import { buttons, DmElement, element, fields, html, icon, type Icon, nothing, property, state } from "../view/element";
import type { TableSeat } from "protocol";
import { catalogue, catalogueChanged, levelNames } from "../store/catalogue";
import { isGuest, type TableStore } from "../store/table-store";
import type { TableRequest } from "../socket/table-socket";
import { type Choice, choices, valueOf } from "../view/field";
import { guest } from "../wire/guest";
import { ask } from "../view/ask";
import { card, say } from "../words/words";
import { request, sit } from "./request";
import "./chairs";
import "./face-field";
import styles from "./seats.css";

/** Who sits where, and below it what one may do about the chair that is chosen. */
@element("dm-seats", buttons, fields, styles)
export class DmSeats extends DmElement {
  @property({ attribute: false }) store!: TableStore;
  /** Nobody is offered a chair here. */
  @property({ type: Boolean }) fixed = false;
  @state() private chosen: number | undefined;

  protected override readonly drawnBy = () => [this.store.changed, catalogueChanged];

  override render() {
    const at = this.chosen ?? -1;
    const seat = this.store.now.seats?.[at];
    return html`<dm-chairs
        .sight=${this.store}
        .chosen=${this.chosen}
        @choose=${({ detail }: CustomEvent<number>) => (this.chosen = detail === this.chosen ? undefined : detail)}
      ></dm-chairs>
      ${seat ? this.#seat(seat, at) : nothing}`;
  }

  #seat(seat: TableSeat, i: number) {
    const mine = this.store.now.you?.seat === i;
    const tools = this.#tools(seat, i, mine);
    return html`<section>
      <div class="seat">
        <p class="who">
          <strong>${seat.kind === "FREE" ? say("web.people.free") : seat.name}</strong>
          <span class="small soft">${this.#remarks(seat, mine).join(" · ") || nothing}</span>
        </p>
        ${this.#sitting(seat, i)}
      </div>
      ${tools.length > 0 ? html`<div class="row tools">${tools}</div>` : nothing}
    </section>`;
  }

  #remarks(seat: TableSeat, mine: boolean): string[] {
    const level = catalogue().levels.find((it) => it.name === seat.level);
    const remarks: [boolean, string][] = [
      [seat.kind === "PROGRAM", "web.people.program"],
      [mine, "web.people.you"],
      [seat.host, "web.people.host"],
      [isGuest(seat) && seat.standIn, "web.people.bot-plays"],
      [isGuest(seat) && !seat.here && !seat.standIn, "web.people.away"],
      [seat.waits, "web.people.joins-later"],
      [seat.leaves, "web.people.leaves-later"],
      [seat.muted, "web.people.is-muted"],
    ];
    const said = remarks.filter(([is]) => is).map(([, key]) => say(key));
    return level ? [say("web.people.bot-level", card(level.card)), ...said] : said;
  }

  /** A bot makes room, also while a match is played that can be joined (JOIN-1). */
  #sitting(seat: TableSeat, i: number) {
    const { stage, you } = this.store.now;
    const isFixed = stage?.doing === "PLAYING" && (this.store.game !== "dalmuti" || seat.leaves);
    const takable = seat.kind === "FREE" || (seat.kind === "BOT" && !isFixed);
    if (!takable || this.fixed || you?.seat !== undefined) return nothing;
    return html`<button class="main" @click=${() => sit(this.store, i)}>${say("web.people.sit-here")}</button>`;
  }

  #tools(seat: TableSeat, i: number, mine: boolean) {
    const { you, stage, seats = [], watching = [] } = this.store.now;
    const playing = stage?.doing === "PLAYING";
    const free: Choice[] = seats.flatMap((it, n) => (it.kind === "FREE" ? [[`${n}`, `${n + 1}`] as const] : []));
    const tools = mine ? [html`<dm-face-field class="grow" .store=${this.store}></dm-face-field>`] : [];
    if (you?.say && !playing && !isGuest(seat)) tools.push(this.#levels(seat, i));
    if (you?.say && watching.length > 0 && (seat.kind === "FREE" || (seat.kind === "BOT" && !playing))) {
      const people: Choice[] = watching.map((it) => [it.guest, it.name]);
      tools.push(this.#choice("web.people.seat-onlooker", people, (guest) => ({ type: "seat", seat: i, guest })));
    }
    if (you?.say && !playing && seat.kind !== "FREE" && free.length > 0) {
      tools.push(this.#choice("web.people.move-to", free, (to) => ({ type: "reseat", seat: i, to: Number(to) })));
    }
    if (!isGuest(seat) || mine) return tools;
    if (you?.say) {
      tools.push(
        this.#tool("crown", "web.people.hand-over", () => request(this.store, { type: "handOver", seat: i })),
        this.#tool("mute", seat.muted ? "web.people.unmute" : "web.people.mute", () =>
          request(this.store, { type: "mute", seat: i, muted: !seat.muted }),
        ),
      );
      if (!seat.host) {
        tools.push(this.#tool("door", "web.people.remove", () => request(this.store, { type: "remove", seat: i })));
      }
    }
    if (guest()) tools.push(this.#tool("flag", "web.people.report", () => this.#report(i, seat.name)));
    return tools;
  }

  #levels(seat: TableSeat, i: number) {
    const all: Choice[] = [["", say("web.people.nobody")], ...levelNames(this.store.game, seat.level)];
    return this.#choice("web.people.who-sits", all, (level) => ({ type: "seatBot", seat: i, level }), seat.level ?? "");
  }

  /** One of several, which is asked for as soon as it is chosen. */
  #choice(key: string, all: Choice[], wish: (value: string) => TableRequest, now?: string) {
    return html`<label class="grow">
      <span class="small">${say(key)}</span>
      <select @change=${(event: Event) => request(this.store, wish(valueOf(event)))}>
        ${now === undefined ? html`<option selected disabled>…</option>` : nothing} ${choices(all, now ?? "…")}
      </select>
    </label>`;
  }

  #tool(drawing: Icon, key: string, act: () => Promise<unknown>) {
    return html`<button @click=${() => act().then(() => (this.chosen = undefined))}>${icon(drawing)}${say(key)}</button>`;
  }

  async #report(seat: number, name: string) {
    const reason = await ask({ deed: say("web.people.report"), text: say("web.people.report-why", name), wants: "words" });
    if (reason) await request(this.store, { type: "report", seat, reason }, say("web.people.reported"));
  }
}
