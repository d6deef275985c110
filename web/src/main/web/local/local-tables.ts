import type { TablePlan } from "protocol";
import type { MatchCard, Statistics, TableCard } from "protocol/rest";
import { language } from "../words/words";
import { codeOfDay, newCode } from "./code";
import { tableWorker } from "./engine-worker";
import * as journal from "./journal";

/** Opens a table on this device, and tells its code. */
export const openLocal = (plan: TablePlan, name: string) => opened(newCode(), plan, name);

/** The same with the deal of a date, which is dealt only once. */
export const openDay = (date: string, name: string) => opened(codeOfDay(date), date, name);

async function opened(code: string, plan: TablePlan | string, name: string): Promise<string> {
  await tableWorker.answer((number) => ({ kind: "open", number, code, plan, name, language: language() }));
  return code;
}

/** A table of this device as a list shows it. */
export async function localTable(code: string): Promise<TableCard | undefined> {
  const table = await journal.table(code);
  return table && cardOf(table);
}

/** Of what can't be read, or was never shown, the code is known; it can be tried, or forgotten. */
function cardOf({ code, card }: journal.KeptTable): TableCard {
  const known = parsed<TableCard>(card);
  return known?.code ? known : { code, game: "", rules: "", listed: false, state: "PLAYING", seats: 0, people: 0, bots: 0, onlookers: 0, host: "" };
}

function parsed<T>(text: string): T | undefined {
  try {
    return (JSON.parse(text) ?? undefined) as T | undefined;
  } catch {
    return undefined;
  }
}

/** Those at which a match goes on. */
export async function localTables(): Promise<TableCard[]> {
  return (await journal.tables()).map(cardOf).filter((it) => it.state !== "OVER");
}

export const forgetTable = (code: string) => journal.forget(code);

/** Matches that were played on this device, the latest first. */
export async function localMatches(): Promise<MatchCard[]> {
  const cards = (await journal.matches()).map((it) => parsed<MatchCard>(it.card)).filter((it) => it?.id !== undefined) as MatchCard[];
  return cards.sort((one, other) => other.ended - one.ended);
}

/** How its person has done on this device, game by game. */
export async function localStatistics(): Promise<Statistics[]> {
  const games = new Map<string, Statistics>();
  for (const { own } of await journal.matches()) {
    if (!own) continue;
    const one = JSON.parse(own) as Statistics;
    const sum = games.get(one.game);
    games.set(one.game, sum ? together(sum, one) : one);
  }
  return [...games.values()];
}

function together(sum: Statistics, one: Statistics): Statistics {
  const added = ["matches", "won", "rounds", "firsts", "crowned", "peon", "revolutions", "tricks"] as const;
  return {
    ...sum,
    ...Object.fromEntries(added.map((figure) => [figure, sum[figure] + one[figure]])),
    reign: Math.max(sum.reign, one.reign),
    climb: Math.max(sum.climb, one.climb),
    place: (sum.place * sum.matches + one.place * one.matches) / (sum.matches + one.matches),
  };
}

export async function localMatch(id: string): Promise<{ card: MatchCard; record: string } | undefined> {
  const match = await journal.match(id);
  const card = match && parsed<MatchCard>(match.card);
  return card && { card, record: match.record };
}
