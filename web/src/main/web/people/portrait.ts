import type { TableSeat } from "protocol";
import type { TableStore } from "../store/table-store";

const PORTRAITS = 14;

const known = new WeakMap<readonly TableSeat[], Map<string, number>>();

/** The face of somebody at a table, which is that of their name: the same at every table, and nobody else's at this one. */
export function portraitOf({ now }: Pick<TableStore, "now">, player: string): string {
  const name = now.seats?.find((seat) => seat.player === player)?.name ?? player;
  return portraitAmong({ now }, name);
}

/** The same by their name, before anybody is a player. */
export function portraitAmong({ now }: Pick<TableStore, "now">, name: string): string {
  const seats = now.seats ?? [];
  const given = known.get(seats) ?? give(seats);
  known.set(seats, given);
  return portraitAt(given.get(name) ?? preferred(name));
}

/** The face that goes with a name where nobody else is. */
export function portraitFor(name: string): string {
  return portraitAt(preferred(name));
}

function portraitAt(index: number): string {
  return `/art/person-${index + 1}.svg`;
}

/** People before bots; whoever finds their face taken has the next that is free. */
function give(seats: readonly TableSeat[]): Map<string, number> {
  const given = new Map<string, number>();
  const named = seats.filter((seat) => seat.name);
  for (const { name = "" } of [...named.filter(isPerson), ...named.filter((seat) => !isPerson(seat))]) {
    if (given.has(name)) continue;
    const taken = new Set(given.values());
    let index = preferred(name);
    for (let i = 0; i < PORTRAITS && taken.has(index); i++) index = (index + 1) % PORTRAITS;
    given.set(name, index);
  }
  return given;
}

function isPerson({ kind }: TableSeat): boolean {
  return kind !== "BOT";
}

function preferred(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash % PORTRAITS;
}
