import type { KeeperEvening, KeeperLedger } from "protocol/keeper";
import { canPlayHere } from "../local/code";
import { tableWorker } from "../local/engine-worker";
import { keep, keptList } from "../store/local-storage";
import { say } from "../words/words";

/** An evening as this device keeps it. */
export interface KeptEvening extends KeeperEvening {
  id: string;
  /** When it began. */
  at: number;
}

const KEY = "dalmuti.keeper";
const MOST = 50;

/** All evenings of this device, the latest first. */
export function evenings(): KeptEvening[] {
  return keptList(KEY).filter(isEvening);
}

function isEvening(it: unknown): it is KeptEvening {
  const some = it as Partial<KeptEvening> | null;
  return typeof some?.id === "string" && typeof some.rules === "string" && Array.isArray(some.names) && Array.isArray(some.taps);
}

export function eveningOf(id: string): KeptEvening | undefined {
  return evenings().find((it) => it.id === id);
}

/** Keeps an evening as it is now. That it can't be kept is an error: people rely on it. */
export function keepEvening(evening: KeptEvening): void {
  const others = evenings().filter((it) => it.id !== evening.id);
  keep(KEY, [evening, ...others].slice(0, MOST));
  if (eveningOf(evening.id)?.taps.length !== evening.taps.length) throw new Error(say("web-keeper.not-kept"));
}

export function forgetEvening(id: string): void {
  keep(KEY, evenings().filter((it) => it.id !== id));
}

/** What came of an evening, by the rules; what can't have happened is an error whose message can be shown. */
export async function ledgerOf({ rules, names, taps }: KeeperEvening): Promise<KeeperLedger> {
  if (!canPlayHere()) throw new Error(say("web-keeper.no-engine"));
  const answer = await tableWorker.ask("keeper", JSON.stringify({ rules, names, taps }));
  if (answer.startsWith("!")) throw new Error(answer.slice(1));
  return JSON.parse(answer) as KeeperLedger;
}
