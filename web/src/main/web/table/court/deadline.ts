import type { Player } from "protocol";
import type { Sight } from "../sight";

/** What is left of somebody's time. */
export interface Deadline {
  left: number;
  total: number;
  /** The time of the turn is gone, and the reserve runs. */
  late: boolean;
}

const SECOND = 1000;

export function deadline(sight: Sight, player: Player): Deadline | undefined {
  const { clock, board } = sight.now;
  const turn = clock?.turn[player];
  if (turn === undefined || !board) return undefined;
  const time = sight.store.time();
  if (time < turn) return { left: turn - time, total: board.plan.customs.turn * SECOND, late: false };
  const reserve = clock?.bank[player] ?? turn;
  return { left: Math.max(0, reserve - time), total: Math.max(SECOND, reserve - turn), late: true };
}
