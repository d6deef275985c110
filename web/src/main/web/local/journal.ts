// What is kept of tables on this device, in IndexedDB: every line before anybody is told of it.

const NAME = "dalmuti-tables";
const VERSION = 1;

/** A table of this device. */
export interface KeptTable {
  code: string;
  /** What the person is called there. */
  name: string;
  /** A TableCard, as the table wrote it. */
  card: string;
  /** A line that stands for all lines before the one of this number. */
  summary: string;
  next: number;
}

/** A match that is over. */
export interface KeptMatch {
  id: string;
  /** A MatchCard, as the engine wrote it. */
  card: string;
  record: string;
  /** Statistics of this match for whoever played it here; empty where nobody did. */
  own?: string;
}

/** Another tab has gone on with the table. */
export class Overtaken extends Error {}

let opening: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((done, failed) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("tables", { keyPath: "code" });
      request.result.createObjectStore("matches", { keyPath: "id" });
      request.result.createObjectStore("lines");
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => {
        request.result.close();
        opening = undefined;
      };
      done(request.result);
    };
    request.onerror = () => failed(request.error ?? new Error("No database"));
    request.onblocked = () => failed(new Error("An older page is still open"));
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** Does something with some stores, all of it or nothing; what comes back is there when it is on disk. */
async function within<T>(stores: string[], mode: IDBTransactionMode, act: (on: IDBTransaction, fail: (why: Error) => void) => IDBRequest<T> | undefined) {
  const transaction = (await database()).transaction(stores, mode, { durability: "strict" });
  return new Promise<T | undefined>((done, failed) => {
    let request: IDBRequest<T> | undefined;
    let failure: Error | undefined;
    transaction.oncomplete = () => done(request?.result);
    transaction.onabort = () => failed(failure ?? transaction.error ?? new Error("Not kept"));
    request = act(transaction, (why) => {
      failure = why;
      transaction.abort();
    });
  });
}

export const table = (code: string) =>
  within<KeptTable | undefined>(["tables"], "readonly", (on) => on.objectStore("tables").get(code) as IDBRequest<KeptTable | undefined>);

export async function tables(): Promise<KeptTable[]> {
  const found = await within<KeptTable[]>(["tables"], "readonly", (on) => on.objectStore("tables").getAll() as IDBRequest<KeptTable[]>);
  return found ?? [];
}

export const match = (id: string) =>
  within<KeptMatch | undefined>(["matches"], "readonly", (on) => on.objectStore("matches").get(id) as IDBRequest<KeptMatch | undefined>);

export async function matches(): Promise<KeptMatch[]> {
  const found = await within<KeptMatch[]>(["matches"], "readonly", (on) => on.objectStore("matches").getAll() as IDBRequest<KeptMatch[]>);
  return found ?? [];
}

const between = (code: string, from: number, to: number) => IDBKeyRange.bound([code, from], [code, to], false, true);

/** The lines of a table from one on; it is an error when one of them is missing. */
export async function lines({ code, next }: KeptTable, from: number): Promise<string[]> {
  if (from >= next) return [];
  const range = between(code, from, next);
  const found = (await within<string[]>(["lines"], "readonly", (on) => on.objectStore("lines").getAll(range) as IDBRequest<string[]>)) ?? [];
  if (found.length !== next - from) throw new Error(`Lines of ${code} are missing`);
  return found;
}

/** What is kept at once: a table as it is now, its latest lines, and a match when one has ended with them. */
export interface Step {
  table: KeptTable;
  added: readonly string[];
  match?: KeptMatch | undefined;
}

/** Goes on with a table, unless another tab has. */
export function add({ table, added, match }: Step): Promise<unknown> {
  return within(["tables", "lines", "matches"], "readwrite", (on, fail) => {
    const first = table.next - added.length;
    const before = on.objectStore("tables").get(table.code) as IDBRequest<KeptTable | undefined>;
    before.onsuccess = () => {
      if ((before.result?.next ?? 0) !== first) return fail(new Overtaken());
      added.forEach((line, i) => on.objectStore("lines").put(line, [table.code, first + i]));
      on.objectStore("tables").put(table);
      if (match) on.objectStore("matches").put(match);
    };
    return undefined;
  });
}

export function forget(code: string): Promise<unknown> {
  return within(["tables", "lines"], "readwrite", (on) => {
    on.objectStore("tables").delete(code);
    on.objectStore("lines").delete(between(code, 0, Number.MAX_SAFE_INTEGER));
    return undefined;
  });
}
