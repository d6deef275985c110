const KEY = "dalmuti.deals";
const MOST = 300;

type Notes = [commit: string, number: string][];

function notes(): Notes {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Notes) : [];
  } catch {
    return [];
  }
}

/** Keeps on this device what a table has promised before a deal, and the number that was added: to be held against the record. */
export function note(commit: string, number: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...notes(), [commit, number]].slice(-MOST)));
  } catch {
    // then the check says a little less
  }
}

/** The number that this device has added to the deal of a promise; nothing if it never saw that promise. */
export function noted(commit: string): string | undefined {
  return notes().find(([known]) => known === commit)?.[1];
}
