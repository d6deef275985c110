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
      request.result.onversionchange = () => request.result.close();
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
async function within<T>(stores: string[], mode: IDBTransactionMode, act: (on: IDBTransaction) => IDBRequest<T> | undefined) {
  const transaction = (await database()).transaction(stores, mode, { durability: "strict" });
  return new Promise<T | undefined>((done, failed) => {
    let request: IDBRequest<T> | undefined;
    transaction.oncomplete = () => done(request?.result);
    transaction.onabort = () => {
      const { error } = transaction;
      failed(error?.name === "ConstraintError" ? new Overtaken() : (error ?? new Error("Not kept")));
    };
    request = act(transaction);
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

export const keepMatch = (match: KeptMatch) => within(["matches"], "readwrite", (on) => void on.objectStore("matches").put(match));

const all = (code: string, from: number) => IDBKeyRange.bound([code, from], [code, Number.MAX_SAFE_INTEGER]);

/** The lines of a table from one on. */
export async function lines(code: string, from: number): Promise<string[]> {
  const found = await within<string[]>(["lines"], "readonly", (on) => on.objectStore("lines").getAll(all(code, from)) as IDBRequest<string[]>);
  return found ?? [];
}

/** Adds lines to a table, which is then as it is given; a line that is there already is another tab's. */
export function add(table: KeptTable, added: readonly string[]): Promise<unknown> {
  return within(["tables", "lines"], "readwrite", (on) => {
    const first = table.next - added.length;
    added.forEach((line, i) => on.objectStore("lines").add(line, [table.code, first + i]));
    on.objectStore("tables").put(table);
    return undefined;
  });
}

export function forget(code: string): Promise<unknown> {
  return within(["tables", "lines"], "readwrite", (on) => {
    on.objectStore("tables").delete(code);
    on.objectStore("lines").delete(all(code, 0));
    return undefined;
  });
}
