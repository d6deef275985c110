/// <reference lib="webworker" />
// The host of a table in the browser: it has the clock, the journal and the turn. What may be done is the engine's affair.
import { type Engine, loadEngine, speak } from "./engine";
import * as journal from "./journal";
import type { FromWorker, ToWorker } from "./messages";

declare const self: DedicatedWorkerGlobalScope;

const LONGEST_WAIT = 60_000;
const TRY_AGAIN = 3_000;

/** Who is at the table now, and how far its journal goes. */
interface Seat {
  line: number;
  table: journal.KeptTable;
}

let engine: Promise<Engine> | undefined;
let spoken = "";
let seat: Seat | undefined;
let alarm: ReturnType<typeof setTimeout> | undefined;
let turn: Promise<void> = Promise.resolve();

const tell = (message: FromWorker) => self.postMessage(message);

/** One thing after the other: what waits for the disk is not overtaken. */
function inTurn(deed: () => Promise<void>): void {
  turn = turn.then(deed).catch((error: unknown) => {
    seat = undefined;
    tell({ kind: "broken", why: String(error) }); // nothing in here can be trusted any more
  });
}

async function prepared(language = spoken): Promise<Engine> {
  engine ??= loadEngine();
  const ready = await engine;
  if (language !== spoken) await speak(ready, language);
  spoken = language;
  return ready;
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case "prepare":
      return void prepared(data.language).catch(() => (engine = undefined));
    case "open":
      return inTurn(() => open(data));
    case "enter":
      return inTurn(() => enter(data));
    case "say":
      return inTurn(async () => at(data.line, (it) => it.hear(data.text, Date.now())));
    case "leave":
      return inTurn(async () => leave(data.line));
  }
};

async function open({ call, code, plan, name, language }: ToWorker & { kind: "open" }): Promise<void> {
  const lines = (await prepared(language)).open(JSON.stringify(plan), name, Date.now());
  const refused = lines[0]?.startsWith("!") ? lines[0].slice(1) : "";
  if (!refused) {
    await journal.add({ code, name, card: "", summary: "", next: lines.length }, lines);
    await clear();
  }
  tell({ kind: "opened", call, refused });
}

/** A table at which all is over has its match in the archive, and makes room for others. */
async function clear(): Promise<void> {
  const over = (await journal.tables()).filter((it) => isOver(it.card) && it.code !== seat?.table.code);
  await Promise.all(over.map((it) => journal.forget(it.code)));
}

async function enter({ line, code, name, language }: ToWorker & { kind: "enter" }): Promise<void> {
  clearTimeout(alarm);
  seat = undefined;
  const it = await prepared(language);
  const table = await journal.table(code);
  if (!table) return tell({ kind: "farewell", line, why: "NO_SUCH_TABLE" });
  const summedUp = table.summary === "" ? [] : [table.summary.slice(table.summary.indexOf(" ") + 1)];
  const from = table.summary === "" ? 0 : Number(table.summary.split(" ", 1)[0]);
  const since = await journal.lines(code, from);
  try {
    it.enter([...summedUp, ...since], code, name || table.name, Date.now());
  } catch (error) {
    console.error(error);
    return tell({ kind: "farewell", line, why: "DAMAGED" });
  }
  seat = { line, table: { ...table, next: from + since.length } };
  tell({ kind: "entered", line });
}

function leave(line: number): void {
  if (seat?.line !== line) return;
  clearTimeout(alarm);
  seat = undefined;
}

/** Has the table do something, keeps what came of it, and only then tells it. */
async function at(line: number, deed: (engine: Engine) => string[]): Promise<void> {
  if (seat?.line !== line) return;
  const { table } = seat;
  const it = await prepared();
  const lines = deed(it);
  if (lines.length > 0) {
    const next = table.next + lines.length;
    const summary = it.summary(Date.now());
    seat.table = { ...table, next, ...(summary && { summary: `${next} ${summary}` }) };
    if (!(await kept(seat, lines))) return;
    it.kept(Date.now());
  }
  tell({ kind: "told", line, frames: it.told() });
  await show(it, seat);
  if (it.isClosed()) leave(line);
  else wind(it, line);
}

/** Keeps lines, however long that takes. Where another tab was quicker, the table is that one's. */
async function kept({ line, table }: Seat, lines: string[]): Promise<boolean> {
  for (let tries = 0; ; tries++) {
    try {
      await journal.add(table, lines);
      if (tries > 0) tell({ kind: "full", line, over: true });
      return true;
    } catch (error) {
      if (error instanceof journal.Overtaken) {
        leave(line);
        tell({ kind: "farewell", line, why: "ELSEWHERE" });
        return false;
      }
      if (tries === 0) tell({ kind: "full", line, over: false });
      await new Promise((go) => setTimeout(go, TRY_AGAIN));
    }
  }
}

/** Keeps how the table looks from outside; a match that has ended goes to the archive. */
async function show(it: Engine, here: Seat): Promise<void> {
  const card = it.card();
  if (card === here.table.card) return;
  const wasOver = isOver(here.table.card);
  here.table = { ...here.table, card };
  await journal.add(here.table, []);
  if (!isOver(card) || wasOver || !card.includes('"game":"dalmuti"')) return;
  const [about = "", record = ""] = it.finished(await journal.lines(here.table.code, 0), here.table.code);
  const { id } = JSON.parse(about) as { id: string };
  await journal.keepMatch({ id, card: about, record });
}

function isOver(card: string): boolean {
  return card !== "" && (JSON.parse(card) as { state: string }).state === "OVER";
}

/** Thinks when there is something to think about, and otherwise sleeps until something is due. */
function wind(it: Engine, line: number): void {
  clearTimeout(alarm);
  const next = it.isThinking() ? (engine: Engine) => engine.think(Date.now()) : (engine: Engine) => engine.ring(Date.now());
  const wait = it.isThinking() ? 0 : Math.min(LONGEST_WAIT, Math.max(0, it.alarm() - Date.now()));
  alarm = setTimeout(() => inTurn(() => at(line, next)), wait);
}
