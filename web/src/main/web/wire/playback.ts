import type { Cards, DalmutiMove, GrapplesMove, Player, TableProspect } from "protocol";

// Records of dalmuti.wire.rest about matches that are over: Playback and Reviewed.

/** A match to be looked at move by move: all of it in short, and one of its rounds whole. */
export interface Playback {
  game: "dalmuti" | "grapples";
  rules: string;
  players: Record<Player, string>;
  /** Whose record it is; without it, all hands are open. */
  seenBy?: Player | "onlooker";
  records: number;
  record: number;
  rounds: Round[];
  /** The number of the round whose steps these are. */
  round: number;
  start: Parts;
  steps: Step[];
}

export interface Round {
  round: number;
  /** How many steps of the match came before it. */
  from: number;
  steps: number;
  order: Player[];
  places: Player[];
  scores: Record<Player, number>;
  deal?: Deal;
}

/** Everything from which a deal can be worked out again, and what was dealt (docs/fairness.md). */
export interface Deal {
  commit: string;
  entropy: Record<Player, string>;
  seed: string;
  cards: number[];
  starts: number[];
  order: Player[];
  cut: number;
  hands: Record<Player, number[]>;
  aside: number;
}

/** Parts of a picture; one that is gone is null. `hands.A` is what A holds. */
export type Parts = Record<string, unknown>;

export interface Step {
  told: unknown[];
  now: Parts;
}

export type Hands = Record<Player, Cards>;

/** How far a review is, or the review itself. */
export interface Reviewed {
  done: number;
  of: number;
  review?: Review;
}

export interface Review {
  /** What a clear mistake costs in this game, about. */
  unit: number;
  moves: Judged[];
  players: Showing[];
}

export type Mark = "BEST" | "GOOD" | "INACCURACY" | "MISTAKE" | "BLUNDER";

export type AnyMove = DalmutiMove | GrapplesMove;

export interface Judged {
  step: number;
  round: number;
  by: Player;
  mark: Mark;
  made: AnyMove;
  /** How much it was behind the best for the whole match, in points. */
  loss: number;
  /** How many points of the round it cost. */
  points: number;
  /** The best moves and the one that was made, where it was not good. */
  prospects: TableProspect[];
}

export interface Showing {
  player: Player;
  accuracy?: number;
  marks: Record<Mark, number>;
  fortunes: Fortune[];
}

export interface Fortune {
  round: number;
  beyond: number;
  luck: number;
  skill: number;
  rest: number;
}
