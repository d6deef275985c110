import type { TablePlan } from "protocol";
import { canPlayHere } from "../local/code";
import { openLocal } from "../local/local-tables";
import { go } from "../router";
import { toast } from "../view/toast";
import { guest } from "../wire/guest";
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

/** From nothing to playing: a table with bots, on this device where that can be, and off. Alone, nobody needs a clock. */
export async function playNow(game = "dalmuti"): Promise<void> {
  prepareTable();
  const plan = usualPlan();
  const customs = { ...plan.customs, turn: 0, pause: 30 };
  const wanted = game === "grapples" ? { ...plan, game, rules: "standard", seats: 4, customs } : { ...plan, customs };
  go(`/t/${await opened(wanted)}?${AT_ONCE}`);
}

/** The record of Grapples is the server's to write, so its tables are there. */
async function opened(plan: TablePlan): Promise<string> {
  if (plan.game !== "dalmuti") return atServer(plan);
  if (canPlayHere()) {
    try {
      return await openLocal(plan, guest()?.name ?? newcomer());
    } catch (error) {
      console.error(error); // then as it always was
    }
  }
  toast(say("web.local.at-server"));
  return atServer(plan);
}

const atServer = (plan: TablePlan) => asGuest(newcomer(), () => openTable(plan));
