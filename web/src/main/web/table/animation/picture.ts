import type { DalmutiDrew, DalmutiScene, DalmutiScore, Hand, Play, Player, Rank } from "protocol";

/** A play that lies on the table. */
export interface Laid {
  by: Player;
  play: Play;
  /** Which play of the round it was: what makes it the same one from picture to picture. */
  number: number;
}

/** What somebody did last, as their seat shows it. */
export type Act =
  | { did: "laid"; play: Play }
  | { did: "passed" }
  | { did: "drew"; card: Rank }
  | { did: "declared" }
  | { did: "offered"; to: Player }
  | { did: "refused" }
  | { did: "declined" };

/** How a round came out. */
export interface Outcome {
  round: number;
  /** The positions while it was played. */
  before: Player[];
  /** The positions of the next. */
  next: Player[];
  /** In the order of going out. */
  scores: DalmutiScore[];
  left?: { player: Player; cards: Hand };
}

/** The table as it is shown, which may be a few events behind what is known. */
export interface Picture {
  round: number;
  order: Player[];
  /** Whether the order is one of positions; before the draw it is how people came. */
  ranked: boolean;
  cards: Record<Player, number>;
  scores: Record<Player, number>;
  hand: Rank[];
  aside: number;
  pile: Laid[];
  /** A trick that is just being cleared away. */
  swept: Laid[];
  acts: Record<Player, Act>;
  /** Who is out, in the order of going out. */
  out: Player[];
  turn?: Player;
  draws: DalmutiDrew[];
  /** Cards that came from others since the deal. */
  received: Rank[];
  revolution?: { by: Player; greater: boolean };
  outcome?: Outcome;
  scene?: DalmutiScene;
  plays: number;
}

export function blank(): Picture {
  return {
    round: 0,
    order: [],
    ranked: true,
    cards: {},
    scores: {},
    hand: [],
    aside: 0,
    pile: [],
    swept: [],
    acts: {},
    out: [],
    draws: [],
    received: [],
    plays: 0,
  };
}
