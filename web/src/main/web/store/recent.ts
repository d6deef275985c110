const KEY = "dalmuti.tables";
const MOST = 5;

/** Codes of tables that somebody sat at lately on this device, the latest first. */
export function recent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((it): it is string => typeof it === "string") : [];
  } catch {
    return [];
  }
}

export function visited(code: string): void {
  keep([code, ...recent().filter((it) => it !== code)].slice(0, MOST));
}

export function left(code: string): void {
  keep(recent().filter((it) => it !== code));
}

function keep(codes: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(codes));
  } catch {
    // then nobody is led back
  }
}
