import { keep, keptList } from "../store/local-storage";

const KEY = "dalmuti.deals";
const MOST = 300;

/** Of which match and round, too: a promise may be swapped for another. */
type Note = [commit: string, number: string, match?: string, round?: number];

const notes = () => keptList(KEY) as Note[];

/** Keeps on this device what a table has promised before a deal, and the number that was added: to be held against the record. */
export function note(...note: Required<Note>): void {
  keep(KEY, [...notes(), note].slice(-MOST));
}

/** The number that this device has added to the deal of a promise; nothing if it never saw that promise. */
export function noted(commit: string): string | undefined {
  return notes().find(([known]) => known === commit)?.[1];
}

/** Whether this device saw another promise for a round, and never this one. */
export function isSwapped(commit: string, match: string, round: number): boolean {
  const seen = notes().filter(([, , its, number]) => its === match && number === round);
  return seen.length > 0 && !seen.some(([known]) => known === commit);
}
