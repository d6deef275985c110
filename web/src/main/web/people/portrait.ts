import type { TableSeat } from "protocol";
import type { TableStore } from "../store/table-store";
import { guest } from "../wire/guest";

const PORTRAITS = 14;

/** All faces there are, counted from 1. */
export const FACES: readonly number[] = Array.from({ length: PORTRAITS }, (_, i) => i + 1);

const known = new WeakMap<readonly TableSeat[], number[]>();

/** The face of somebody at a table: the one they chose, or that of their name, which nobody else has here. */
export function portraitOf(store: Pick<TableStore, "now">, player: string): string {
  const at = store.now.seats?.findIndex((seat) => seat.player === player) ?? -1;
  return at < 0 ? portrait(preferred(player)) : portraitOn(store, at);
}

/** The same by their chair, before anybody is a player. */
export function portraitOn({ now }: Pick<TableStore, "now">, seat: number): string {
  const { seats = [], you } = now;
  const given = known.get(seats) ?? give(seats, you?.seat);
  known.set(seats, given);
  return portrait(given[seat] ?? 1);
}

export function portrait(face: number): string {
  return `art/person-${face}.svg`;
}

/** One's own face where nobody else is. */
export function ownFace(): number {
  const { face, name = "" } = guest() ?? {};
  return face ?? preferred(name);
}

/** Whoever has chosen keeps that, people before bots; whoever finds their face taken has the next that is free. */
function give(seats: readonly TableSeat[], own: number | undefined): number[] {
  const given = seats.map((seat, i) => seat.face ?? (i === own ? guest()?.face : undefined) ?? 0);
  const faceless = seats.map((_, i) => i).filter((i) => !given[i] && seats[i]?.name);
  for (const i of faceless.sort((a, b) => Number(isBot(seats[a])) - Number(isBot(seats[b])))) {
    let face = preferred(seats[i]?.name ?? "");
    for (let n = 0; n < PORTRAITS && given.includes(face); n++) face = (face % PORTRAITS) + 1;
    given[i] = face;
  }
  return given;
}

function isBot(seat: TableSeat | undefined): boolean {
  return seat?.kind === "BOT";
}

function preferred(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return (hash % PORTRAITS) + 1;
}
