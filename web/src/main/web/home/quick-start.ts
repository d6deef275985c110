import type { TablePlan } from "protocol";
import { go } from "../router";
import { asGuest, openTable } from "../wire/rest";
import { say } from "../words/words";

/** What one is called until one says otherwise. */
export function newcomer(): string {
  return say("web.newcomer", 10 + Math.floor(Math.random() * 90));
}

/** A table as most people want it. */
export function usualPlan(): TablePlan {
  return {
    game: "dalmuti",
    rules: "official",
    seats: 6,
    listed: false,
    bots: "seamstress",
    customs: { turn: 60, bank: 120, window: 8, pause: 15, pace: "NATURAL", hints: true, chat: true },
  };
}

/** How a table is come to that starts by itself, see page-table. */
export const AT_ONCE = "now";

/** From nothing to playing: a guest, a table with five bots, and off. Alone, nobody needs a clock. */
export async function playNow(): Promise<void> {
  const plan = usualPlan();
  const customs = { ...plan.customs, turn: 0, pause: 30 };
  const short = { ...plan, rules: "official ending=ROUNDS(5)", customs };
  const code = await asGuest(newcomer(), () => openTable(short));
  go(`/t/${code}?${AT_ONCE}`);
}
