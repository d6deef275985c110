// What the keeper of scores is told, and what comes of it. Written by module wire, not by hand.

export interface KeeperEvening {
  rules: string;
  names: string[];
  taps: KeeperTap[];
}

export type KeeperTap =
  | KeeperTapDrawn
  | KeeperTapSeated
  | KeeperTapDeclared
  | KeeperTapOut
  | KeeperTapJoined
  | KeeperTapPlaced
  | KeeperTapLeft
  | KeeperTapEnded;

export interface KeeperTapDrawn {
  tap: "drawn";
  card: Rank;
}

/** A card, by the number of its rank; a jester is 13. */
export type Rank = number;

export interface KeeperTapSeated {
  tap: "seated";
  order: Player[];
}

/** A player, by letter: the first who sat down is A. */
export type Player = string;

export interface KeeperTapDeclared {
  tap: "declared";
  by: Player;
  call: "SILENCE" | "REVOLUTION" | "GREATER_REVOLUTION";
}

export interface KeeperTapOut {
  tap: "out";
  player: Player;
}

export interface KeeperTapJoined {
  tap: "joined";
  name: string;
}

export interface KeeperTapPlaced {
  tap: "placed";
  position: number;
}

export interface KeeperTapLeft {
  tap: "left";
  player: Player;
}

export interface KeeperTapEnded {
  tap: "ended";
}

export interface KeeperLedger {
  doing: "DRAWING" | "PLAYING" | "SEATING" | "OVER";
  scored: boolean;
  rounds?: number;
  target?: number;
  people: KeeperPerson[];
  order: Player[];
  drawn: KeeperDrew[];
  draws?: Player;
  middle: number[];
  now?: KeeperNow;
  past: KeeperRound[];
}

export interface KeeperPerson {
  player: Player;
  name: string;
  points: number;
  place: number;
}

export interface KeeperDrew {
  by: Player;
  card: Rank;
}

export interface KeeperNow {
  round: number;
  dealer: Player;
  levies: KeeperLevy[];
  trade: "NONE" | "FIRST_MERCHANT_CHOOSES" | "FIRST_MERCHANT_RANDOM" | "MERCHANTS_OFFER";
  declared?: KeeperDeclared;
  calls: KeeperDeclared[];
  out: Player[];
  open: boolean;
}

export interface KeeperLevy {
  peon: Player;
  lord: Player;
  count: number;
}

export interface KeeperDeclared {
  by: Player;
  call: "SILENCE" | "REVOLUTION" | "GREATER_REVOLUTION";
}

export interface KeeperRound {
  round: number;
  order: Player[];
  declared?: KeeperDeclared;
  scores: KeeperScore[];
  totals: Record<string, number>;
}

export interface KeeperScore {
  player: Player;
  points: number;
  bonus: number;
}
