import type { Player } from "protocol";
import type { TableStore } from "../store/table-store";

/** When the table goes on by itself. */
export interface Deadline {
  what: "turn" | "bank" | "window" | "pause";
  /** By the server's clock. */
  at: number;
  /** How long it was in all. */
  span: number;
  /** Whether it is the viewer's own time that runs. */
  mine: boolean;
}

/** The time of somebody's turn, and when that is gone, their reserve. */
export function turnOf(store: TableStore, player: Player): Deadline | undefined {
  const { clock, board, you } = store.now;
  const turn = clock?.turn[player];
  if (turn === undefined || !board) return undefined;
  const mine = player === you?.player;
  const bank = clock?.bank[player] ?? turn;
  return store.time() < turn || bank <= turn
    ? { what: "turn", at: turn, span: board.plan.customs.turn * 1000, mine }
    : { what: "bank", at: bank, span: bank - turn, mine };
}

/** The deadline that matters most to the viewer: their own, or the next. */
export function deadline(store: TableStore): Deadline | undefined {
  const { clock, board, you } = store.now;
  if (!clock || !board) return undefined;
  const { customs } = board.plan;
  if (clock.pause !== undefined) return { what: "pause", at: clock.pause, span: customs.pause * 1000, mine: false };
  if (clock.window !== undefined) return { what: "window", at: clock.window, span: customs.window * 1000, mine: false };
  const players = Object.keys(clock.turn).sort((one, other) => (clock.turn[one] ?? 0) - (clock.turn[other] ?? 0));
  const player = players.find((it) => it === you?.player) ?? players[0];
  return player === undefined ? undefined : turnOf(store, player);
}
