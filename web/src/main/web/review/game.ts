import type { nothing, TemplateResult } from "lit";
import type { Player, TableProspect } from "protocol";
import type { Playback } from "protocol/rest";
import type { MoveWords } from "../view/hints";
import type { Naming } from "../words/telling";
import { dalmutiReview, placesReview } from "./dalmuti";
import { grapplesReview } from "./grapples";
import type { DalmutiFrame, GrapplesFrame } from "./frames";
import type { Curve } from "./show/plot";
import type { PlaybackController } from "./controller";

/** A moment, and what led to it in sentences. */
export interface Moment {
  frame: DalmutiFrame | GrapplesFrame;
  lines: readonly string[];
}

/** From where one looks at a moment. */
export interface Standpoint {
  name: Naming;
  seat: Player;
  /** Whether the other hands are covered. */
  covered: boolean;
}

/** How points grew: labels from the left, a curve a player, and which label is looked at. */
export interface Curves {
  labels: string[];
  curves: Curve[];
  now: number;
}

/** All that a review has to know of a game. */
export interface GameReview extends MoveWords {
  /** Keys of what a round is called, and a trick or turn, each with a number. */
  readonly round: string;
  readonly chapter: string;
  /** Keys of the ways to the trick or turn before, and after. */
  readonly leaps: { before: string; after: string };
  /** What a file with a record is called. */
  readonly file: string;
  /** Whether hands can be covered, and deals were promised. */
  readonly hides: boolean;

  /** @param eyes whose, where the other hands are covered */
  moments(playback: Playback, name: Naming, eyes: Player | undefined): Moment[];
  /** Whether there is something on the table to look at. */
  isDealt(frame: Moment["frame"]): boolean;
  board(frame: Moment["frame"], from: Standpoint): TemplateResult;
  /** What is to be said of a moment beside the table. */
  beside(frame: Moment["frame"], name: Naming): TemplateResult | typeof nothing;
  curves(controller: PlaybackController): Curves;

  /** How much a decision cost, as a figure and in a sentence. */
  loss(points: number): string;
  cost(points: number): string;
  /** What was to be expected of a move. */
  worth(prospect: TableProspect, made: boolean): string;
}

export function gameReview(playback: Playback | undefined): GameReview {
  if (playback?.game === "grapples") return grapplesReview;
  return playback?.rounds.every(({ scores }) => Object.keys(scores).length === 0) ? placesReview : dalmutiReview;
}
