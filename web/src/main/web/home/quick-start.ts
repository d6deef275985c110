import type { TablePlan } from "protocol";
import { canPlayHere } from "../local/code";
import { go } from "../router";
import { hasServer } from "../site";
import { Stale, toast } from "../view/toast";
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
  void import("../people/page-table").catch(() => undefined); // asked for again at the table
}

/** From nothing to playing: a table with bots, on this device where that can be, and off. */
export async function playNow(game = "dalmuti"): Promise<void> {
  prepareTable();
  const plan = usualPlan();
  await playAlone(game === "grapples" ? { ...plan, game, rules: "standard", seats: 4 } : plan);
}

/** Alone, nobody needs a clock; the window of a revolution closes with the only answer there is to wait for. */
export async function playAlone(plan: TablePlan): Promise<void> {
  const customs = { ...plan.customs, turn: 0, window: 30, pause: 30 };
  go(`/t/${await opened({ ...plan, listed: false, customs })}?${AT_ONCE}`);
}

async function opened(plan: TablePlan): Promise<string> {
  if (canPlayHere()) {
    try {
      return await (await import("../local/device")).openLocal(plan, guest()?.name ?? newcomer());
    } catch (error) {
      if (!hasServer || error instanceof Stale) throw error;
      console.error(error); // then as it always was
    }
  }
  if (!hasServer) throw new Error(say("web.local.not-here"));
  toast(say("web.local.at-server"));
  return atServer(plan);
}

const atServer = (plan: TablePlan) => asGuest(newcomer(), () => openTable(plan));
