/// <reference lib="webworker" />
// The host of a table in the browser: it has the clock, the journal and the turn. What may be done is the engine's affair.
import { BUILD } from "./build";
import { type Engine, Incomplete, type Loaded, loadEngine, speak } from "./engine";
import * as journal from "./journal";
import type { FromWorker, ToWorker } from "./messages";

declare const self: DedicatedWorkerGlobalScope;

const LONGEST_WAIT = 60_000;
const TRY_AGAIN = 3_000;
const BETWEEN = 100;

/** What needs those who think. */
const THOUGHT = /^\/(api\/records\/review|lab|day)$/;

/** Something that a table is to do; what comes of it are lines to keep. */
type Deed = (engine: Engine) => string[];

/** Who is at the table now, and how far its journal goes. */
interface Seat {
  number: number;
  table: journal.KeptTable;
  /** What is done once there is room on this device for what came before. */
  waiting?: Deed[] | undefined;
}

let engine: Promise<Loaded> | undefined;
let spoken = "";
let seat: Seat | undefined;
let alarm: ReturnType<typeof setTimeout> | undefined;
let turn: Promise<void> = Promise.resolve();

const tell = (message: FromWorker) => self.postMessage(message);

/** One thing after the other: what waits for the disk is not overtaken. */
function inTurn(deed: () => Promise<void>): void {
  turn = turn.then(deed).catch((error: unknown) => {
    seat = undefined;
    const why = error instanceof Incomplete ? "incomplete" : String(error);
    tell({ kind: "broken", why }); // nothing in here can be trusted any more
  });
}

async function prepared(language = spoken, wants: "rules" | "bots" = "bots"): Promise<Engine> {
  engine ??= loadEngine();
  const ready = await engine;
  if (wants === "bots" && !ready.canThink) throw new Incomplete();
  if (language !== spoken) await speak(ready.engine, language);
  spoken = language;
  return ready.engine;
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case "prepare":
      return void prepared(data.language).catch(() => (engine = undefined));
    case "ask":
      return inTurn(() => answer(data));
    case "consult":
      return inTurn(() => consult(data));
    case "open":
      return inTurn(() => open(data));
    case "enter":
      return inTurn(() => enter(data));
    case "say":
      return inTurn(() => at(data.number, (it) => it.hear(data.text, Date.now())));
    case "leave":
      return inTurn(async () => leave(data.number));
  }
};

async function answer({ number, language, method, given }: ToWorker & { kind: "ask" }): Promise<void> {
  const it = await prepared(language, "rules");
  try {
    const answer = (it[method] as (...given: unknown[]) => unknown)(...given);
    tell({ kind: "answer", number, answer });
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    tell({ kind: "refused", number, why: String(error) });
  }
}

async function consult({ number, language, path, body }: ToWorker & { kind: "consult" }): Promise<void> {
  const { pathname, searchParams } = new URL(path, location.origin);
  const it = await prepared(language, THOUGHT.test(pathname) ? "bots" : "rules");
  searchParams.set("language", language);
  let told = performance.now();
  const progress = (done: number, of: number) => {
    if (performance.now() < told + BETWEEN) return;
    told = performance.now();
    tell({ kind: "progress", number, done, of });
  };
  const [how, text] = it.ask(pathname, [...searchParams.keys()], [...searchParams.values()], body, progress);
  tell({ kind: "answer", number, answer: { good: how === "good", text } });
}

async function open({ number, code, plan, name, language }: ToWorker & { kind: "open" }): Promise<void> {
  const it = await prepared(language);
  if (await journal.table(code)) return tell({ kind: "answer", number, answer: code }); // in another tab, a moment ago
  const lines = typeof plan === "string" ? it.openDay(plan, name, Date.now()) : it.open(JSON.stringify(plan), name, Date.now());
  if (lines[0]?.startsWith("!")) return tell({ kind: "refused", number, why: lines[0].slice(1) });
  const table = { code, name, card: "", summary: "", next: lines.length };
  try {
    await clear();
    await journal.add({ table, added: lines });
  } catch (error) {
    console.error(error);
    return tell({ kind: "unkept", number });
  }
  tell({ kind: "answer", number, answer: code });
}

/** A table at which all is over has its match in the archive, and makes room for others. */
async function clear(): Promise<void> {
  const over = (await journal.tables()).filter((it) => isOver(it.card) && it.code !== seat?.table.code);
  await Promise.all(over.map((it) => journal.forget(it.code)));
}

async function enter({ number, code, name, language }: ToWorker & { kind: "enter" }): Promise<void> {
  clearTimeout(alarm);
  seat = undefined;
  const it = await prepared(language);
  const table = await journal.table(code);
  if (!table) return tell({ kind: "farewell", number, why: "NO_SUCH_TABLE" });
  const failure = await woken(it, { ...table, name: name || table.name });
  if (failure) {
    tell({ kind: "farewell", number, why: "DAMAGED" });
    if (failure instanceof WebAssembly.RuntimeError) throw failure;
    return;
  }
  seat = { number, table };
  tell({ kind: "entered", number });
}

/** Wakes a table up from its last summary and the lines since; where those are damaged, from all of its lines. */
async function woken(it: Engine, table: journal.KeptTable): Promise<unknown> {
  const [from = "", summary = ""] = table.summary.split(/ (.*)/s);
  const ways = from === "" ? [] : [{ from: Number(from), first: [summary] }];
  let failure: unknown;
  for (const way of [...ways, { from: 0, first: [] }]) {
    try {
      it.enter([...way.first, ...(await journal.lines(table, way.from))], table.code, table.name, Date.now());
      return undefined;
    } catch (error) {
      console.error(error);
      failure = error;
    }
  }
  return failure;
}

function leave(number: number): void {
  if (seat?.number !== number) return;
  clearTimeout(alarm);
  seat = undefined;
}

/** Has the table do something, keeps what came of it, and only then tells it. */
async function at(number: number, deed: Deed): Promise<void> {
  const here = seat;
  if (here?.number !== number) return;
  if (here.waiting) return void here.waiting.push(deed);
  const it = await prepared();
  const added = deed(it);
  const { table } = here;
  const next = table.next + added.length;
  const summary = added.length > 0 ? it.summary(Date.now()) : "";
  const step = { table: { ...table, next, ...(summary && { summary: `${next} ${summary}` }) }, added };
  await keep(here, step, async () => {
    if (added.length > 0) it.kept(Date.now());
    tell({ kind: "told", number, frames: it.told() });
    await keep(here, { table: here.table, added: [], ...(await shown(it, here.table)) }, async () => {
      if (it.isClosed()) leave(number);
      else wind(it, number);
    });
  });
}

/** How the table looks from outside, where that has changed; with a match that has ended. */
async function shown(it: Engine, table: journal.KeptTable): Promise<Partial<journal.Step>> {
  const card = it.card();
  if (card === table.card) return {};
  if (!isOver(card) || isOver(table.card)) return { table: { ...table, card } };
  try {
    const [about = "", record = "", own = ""] = it.finished(await journal.lines(table, 0), table.code);
    const { id } = JSON.parse(about) as { id: string };
    return { table: { ...table, card }, match: { id, card: about, record, own } };
  } catch (error) {
    console.error(error); // the match stays where it is: at a table that is not over
    return {};
  }
}

/**
 * Keeps something and goes on. Where there is no room for it, the table waits until there is, and nothing else does.
 * Where another tab was quicker, the table is that one's.
 */
async function keep(here: Seat, step: journal.Step, goOn: () => Promise<void>): Promise<void> {
  const { number } = here;
  if (seat !== here) return;
  try {
    if (step.added.length > 0 || step.table !== here.table) await journal.add(step);
  } catch (error) {
    if (error instanceof journal.Overtaken) {
      leave(number);
      return tell({ kind: "farewell", number, why: "ELSEWHERE" });
    }
    here.waiting ??= [];
    clearTimeout(alarm);
    tell({ kind: "full", number, over: false });
    setTimeout(() => inTurn(() => keep(here, step, goOn)), TRY_AGAIN);
    return;
  }
  const { waiting } = here;
  here.waiting = undefined;
  here.table = step.table;
  if (waiting) tell({ kind: "full", number, over: true });
  await goOn();
  for (const deed of waiting ?? []) await at(number, deed);
}

function isOver(card: string): boolean {
  try {
    return card !== "" && (JSON.parse(card) as { state: string }).state === "OVER";
  } catch {
    return false; // damaged: the table writes it anew when somebody comes
  }
}

/** Thinks when there is something to think about, and otherwise sleeps until something is due. */
function wind(it: Engine, number: number): void {
  clearTimeout(alarm);
  // what was said meanwhile may have had it think already
  const next = (engine: Engine) => (engine.isThinking() ? engine.think(Date.now()) : engine.ring(Date.now()));
  const wait = it.isThinking() ? 0 : Math.min(LONGEST_WAIT, Math.max(0, it.alarm() - Date.now()));
  alarm = setTimeout(() => inTurn(() => at(number, next)), wait);
}

tell({ kind: "here", build: BUILD });
