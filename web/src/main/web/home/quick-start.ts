import type { TablePlan } from "protocol";
import { go } from "../router";
import { asGuest, openTable } from "../wire/rest";
import { say } from "../words/words";

/** What one is called until one says otherwise. */
export function newcomer(): string {
  return say("web.newcomer", 10 + Math.floor(Math.random() * 90));
}

/** A table as most people want it: a match of a few minutes. */
export function usualPlan(): TablePlan {
  return {
    game: "dalmuti",
    rules: "official ending=ROUNDS(5)",
    seats: 6,
    listed: false,
    bots: "seamstress",
    customs: { turn: 60, bank: 120, window: 8, pause: 15, pace: "BRISK", hints: true, chat: true },
  };
}

/** How a table is come to that starts by itself, see page-table. */
export const AT_ONCE = "now";

/** Fetches what a table is drawn with, so that whoever taps sees cards soon. */
export function prepareTable(): void {
  void Promise.all([import("../people/page-table"), import("../table/dm-dalmuti")]).catch(() => undefined); // asked for again at the table
}

/** From nothing to playing: a guest, a table with bots, and off. Alone, nobody needs a clock. */
export async function playNow(game = "dalmuti"): Promise<void> {
  prepareTable();
  const plan = usualPlan();
  const customs = { ...plan.customs, turn: 0, pause: 30 };
  const wanted = game === "grapples" ? { ...plan, game, rules: "standard", seats: 4, customs } : { ...plan, customs };
  const code = await asGuest(newcomer(), () => openTable(wanted));
  go(`/t/${code}?${AT_ONCE}`);
}
