import { keep, keptList } from "./local-storage";

const KEY = "dalmuti.tables";
const MOST = 5;

/** Codes of tables that somebody sat at lately on this device, the latest first. */
export function recent(): string[] {
  return keptList(KEY).filter((it) => typeof it === "string");
}

export function visited(code: string): void {
  keep(KEY, [code, ...others(code)].slice(0, MOST));
}

export function left(code: string): void {
  keep(KEY, others(code));
}

function others(code: string): string[] {
  return recent().filter((it) => it !== code);
}
