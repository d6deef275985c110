import { go } from "../router";
import type { Plan } from "../wire/api";
import { admitted, openTable } from "../wire/rest";
import { say } from "../words/words";

/** What one is called until one says otherwise. */
export function newcomer(): string {
  return say("web.newcomer", 10 + Math.floor(Math.random() * 90));
}

/** A table as most people want it. */
export function usualPlan(): Plan {
  return {
    game: "dalmuti",
    rules: "official",
    seats: 6,
    listed: false,
    bots: "knight",
    customs: { turn: 60, bank: 60, window: 8, pause: 20, pace: "NATURAL", hints: true, chat: true },
  };
}

/** How a table is come to that starts by itself, see page-table. */
export const AT_ONCE = "now";

/** From nothing to playing: a guest, a table with five bots, and off. */
export async function playNow(): Promise<void> {
  await admitted(newcomer());
  const code = await openTable(usualPlan());
  go(`/t/${code}?${AT_ONCE}`);
}
