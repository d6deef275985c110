/** Who plays at the tables of this device. */
export const YOU = "you";

/** How a table is come to that was brought to the server, see page-table. */
export const INVITE = "invite";

const BEGINNING = "here-";
const SIGNS = "23456789abcdefghjkmnpqrstuvwxyz";
const LENGTH = 8;

/** Whether a table, or a match that was played at one, is on this device only. */
export function isLocal(code: string): boolean {
  return code.startsWith(BEGINNING);
}

export function newCode(): string {
  const numbers = [...crypto.getRandomValues(new Uint32Array(LENGTH))];
  return BEGINNING + numbers.map((it) => SIGNS[it % SIGNS.length]).join("");
}

/** The table at which the deal of a date is played. */
export const codeOfDay = (date: string) => BEGINNING + date;

/** The date whose deal is played at a table, `2026-11-18`. */
export const dayOf = (code: string) => /^here-(\d{4}-\d\d-\d\d)$/.exec(code)?.[1];

/** A structure with one field: what is no module for a browser without garbage-collected WebAssembly. */
const WASM_GC = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]);

/** Whether a table can be played at in this browser. */
export function canPlayHere(): boolean {
  return typeof WebAssembly === "object" && typeof Worker === "function" && "indexedDB" in globalThis && WebAssembly.validate(WASM_GC);
}
