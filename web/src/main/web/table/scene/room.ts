import { repeat } from "lit/directives/repeat.js";
import type { Player, TableRoom } from "protocol";
import { request } from "../../people/request";
import { lessMotion } from "../../store/settings";
import type { Change, TableStore } from "../../store/table-store";
import { buttons, element, html, nothing, query, vars } from "../../view/element";
import { DmDialog } from "../../view/dialog";
import { toast } from "../../view/toast";
import { say } from "../../words/words";
import { hatOf, titleAt, titleName } from "../court/rank";
import type { Sight } from "../sight";
import { Scene } from "./scene";
import styles from "./room.css";

const CHAIRS_AT = 43;
const PEOPLE_AT = 28;

/** Whether the viewer is the one who may pick a chair now. */
export function mayPick({ store, me }: Sight): boolean {
  return me !== undefined && store.now.room?.picks === me;
}

/** Tells that everybody has moved, for whoever does not look. */
export function tellMove(store: TableStore, { whole, before, parts }: Change): void {
  const { room } = store.now;
  if (whole || !parts.has("room") || !room || !before.room || before.room.throne === room.throne) return;
  toast(say("web-table.room-picked", store.name(room.chairs[room.throne] ?? ""), room.throne + 1));
}

/** The room from above: its numbered chairs, and who sits on them (COURT-3). Chairs stay; people move. */
@element("dm-room", buttons, styles)
export class DmRoom extends Scene {
  protected override readonly drawnBy = () => [this.sight.store.changed];

  override render() {
    const { room } = this.sight.store.now;
    if (!room) return nothing;
    const people = room.chairs.map((player, chair) => ({ player, chair })).sort((a, b) => a.player.localeCompare(b.player));
    return html`<section aria-label=${say("web-table.room")}>
      <p>${this.#told(room)}</p>
      <div class="floor ${lessMotion() ? "still" : ""}">
        <div class="board"></div>
        ${room.chairs.map((player, chair) => this.#chair(room, player, chair))}
        ${repeat(
          people,
          ({ player }) => player,
          ({ player, chair }) => this.#person(room, player, chair),
        )}
      </div>
    </section>`;
  }

  #told({ picks }: TableRoom): string {
    if (mayPick(this.sight)) return say("web-table.room-pick");
    return picks === undefined ? "" : say("web-table.room-picks", this.name(picks));
  }

  #chair(room: TableRoom, player: Player, chair: number) {
    const { length } = room.chairs;
    const label = say("web-table.room-chair", chair + 1, this.name(player), titleName(position(room, chair), length));
    return html`<button
      class=${chair === room.throne ? "throne" : ""}
      aria-label=${label}
      ?disabled=${!mayPick(this.sight)}
      ${at(chair, length, CHAIRS_AT)}
      @click=${() => void request(this.sight.store, { type: "pickChair", chair })}
    >
      ${chair + 1}
    </button>`;
  }

  #person(room: TableRoom, player: Player, chair: number) {
    const { length } = room.chairs;
    return html`<div class="person ${player === this.sight.me ? "me" : ""}" aria-hidden="true" ${at(chair, length, PEOPLE_AT)}>
      <img src=${hatOf(titleAt(position(room, chair), length))} alt="" />
      <span>${this.sight.store.name(player)}</span>
    </div>`;
  }
}

/** The position, from 1, of whoever sits on a chair. */
function position({ chairs, throne }: TableRoom, chair: number): number {
  return ((chair - throne + chairs.length) % chairs.length) + 1;
}

/** Clockwise from the top, so many hundredths of the room from its middle. */
function at(chair: number, chairs: number, radius: number) {
  const angle = (2 * Math.PI * chair) / chairs - Math.PI / 2;
  return vars({ "--x": `${50 + radius * Math.cos(angle)}%`, "--y": `${50 + radius * Math.sin(angle)}%` });
}

/** The room for whoever picks a chair while the results of a round don't show it. */
@element("dm-room-dialog")
export class DmRoomDialog extends Scene {
  @query("dm-dialog") private readonly dialog!: DmDialog;

  show(): Promise<void> {
    return this.dialog.show();
  }

  override render() {
    return html`<dm-dialog heading=${say("web-table.room")}><dm-room .sight=${this.sight}></dm-room></dm-dialog>`;
  }
}
