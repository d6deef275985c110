import type { DayResult } from "protocol/device";
import { keep, keptList } from "../store/local-storage";

/** How somebody did on a day, as this device keeps it. */
export interface KeptDay extends DayResult {
  /** Whether the server knows it, too. */
  counted?: boolean;
}

const KEY = "dalmuti.days";
const MOST = 400;
const DAY = 24 * 60 * 60 * 1_000;
const MINUTE = 60_000;

/** `2026-11-18`, where one is. */
export function today(now = new Date()): string {
  return dateAt(now.getTime() - now.getTimezoneOffset() * MINUTE);
}

const dateAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Days of this device, the latest first. */
export function results(): KeptDay[] {
  return (keptList(KEY) as Partial<KeptDay>[]).filter((it): it is KeptDay => typeof it?.date === "string" && typeof it.place === "number");
}

export const resultOf = (date: string) => results().find((it) => it.date === date);

export function keepResult(result: KeptDay): void {
  keep(KEY, [result, ...results().filter((it) => it.date !== result.date)].slice(0, MOST));
}

/** How many days in a row were played, up to a day or the one before it, which can still be gone on with. */
export function streak(dates: readonly string[], date: string): number {
  const before = (it: string) => dateAt(Date.parse(it) - DAY);
  let length = 0;
  for (let at = dates.includes(date) ? date : before(date); dates.includes(at); at = before(at)) length++;
  return length;
}
