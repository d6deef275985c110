import type { GrapplesCard, GrapplesEvent, Player } from "protocol";
import type { Change } from "../store/table-store";
import { letter } from "./sight";

/** How a game ended. */
export interface Outcome {
  game: number;
  winners: Player[];
  /** What everybody held, and what it was worth, by seat. */
  hands: readonly (readonly GrapplesCard[])[];
  grapples: readonly number[];
  match: boolean;
}

interface Told {
  standing?: { grapples: number[] };
  round?: number;
}

/** The end of a game, if one is among what has changed; what it brought is the difference between two standings. */
export function outcomeIn(change: Change, now: Told): Outcome | undefined {
  const told = change.told as GrapplesEvent[];
  const ended = told.find((event) => event.event === "gameEnded");
  const shown = told.find((event) => event.event === "handsShown");
  if (change.whole || ended?.event !== "gameEnded") return undefined;
  const before = change.before as Told;
  const hands = shown?.event === "handsShown" ? shown.hands : [];
  return {
    game: before.round ?? 1,
    winners: ended.winners,
    hands,
    grapples: (now.standing?.grapples ?? []).map((sum, seat) => sum - (before.standing?.grapples[seat] ?? 0)),
    match: told.some((event) => event.event === "matchEnded"),
  };
}

/** Seats, those who got most first. */
export function ranked(grapples: readonly number[]): { player: Player; seat: number; grapples: number }[] {
  return grapples
    .map((it, seat) => ({ player: letter(seat), seat, grapples: it }))
    .sort((one, other) => other.grapples - one.grapples);
}
