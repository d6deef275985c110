import type { TablePlan } from "protocol";
import type { MatchCard, TableCard } from "protocol/rest";
import { language } from "../words/words";
import { newCode } from "./code";
import * as journal from "./journal";
import type { FromWorker, ToWorker } from "./messages";

/** What a line hears; empty when the Worker has broken down. */
type Listener = (message: FromWorker) => void;

let worker: Worker | undefined;
let last = 0;
const listeners = new Map<number, Listener>();

function started(): Worker {
  if (worker) return worker;
  worker = new Worker("/worker.js", { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === "broken") return fail(data);
    listeners.get(data.kind === "opened" ? data.call : data.line)?.(data);
  };
  worker.onerror = ({ message }) => fail({ kind: "broken", why: message });
  return worker;
}

/** What happens in a Worker that has broken down can't be trusted: another one reads what was kept. */
function fail(message: FromWorker & { kind: "broken" }): void {
  console.error(message.why);
  worker?.terminate();
  worker = undefined;
  const all = [...listeners.values()];
  listeners.clear();
  for (const listener of all) listener(message);
}

/** A number for a conversation with the Worker. */
export function converse(listener: Listener): number {
  listeners.set(++last, listener);
  return last;
}

export function hangUp(number: number): void {
  listeners.delete(number);
}

export function say(message: ToWorker): void {
  started().postMessage(message);
}

/** Has the Worker fetch and start the engine, so that it is there when somebody wants to play. */
export function prepare(): void {
  say({ kind: "prepare", language: language() });
}

/** Opens a table on this device, and tells its code. */
export function openLocal(plan: TablePlan, name: string): Promise<string> {
  const code = newCode();
  return new Promise((done, failed) => {
    const call = converse((message) => {
      hangUp(call);
      if (message.kind === "opened" && !message.refused) done(code);
      else failed(new Error(message.kind === "opened" ? message.refused : "broken"));
    });
    say({ kind: "open", call, code, plan, name, language: language() });
  });
}

/** A table of this device as a list shows it. */
export async function localTable(code: string): Promise<TableCard | undefined> {
  const table = await journal.table(code);
  return table?.card ? (JSON.parse(table.card) as TableCard) : undefined;
}

export async function localMatch(id: string): Promise<{ card: MatchCard; record: string } | undefined> {
  const match = await journal.match(id);
  return match && { card: JSON.parse(match.card) as MatchCard, record: match.record };
}
