import type { Playback, ReviewedReview } from "protocol/rest";
import { matchPlayback, matchReview, textPlayback, textReview, type Waiting } from "../wire/desk";
import { Refused } from "../wire/http";
import { record } from "../wire/rest";

const PATIENCE = 1_000;
const TRIES = 4;

/** Where a match comes from that is looked at. */
export interface Source {
  /** Another name for another match. */
  readonly name: string;
  /** By which others can look at it too. */
  readonly link?: string;
  playback(round?: number): Promise<Playback>;
  /** Waited for as long as somebody wants it. */
  review(waiting: Waiting): Promise<ReviewedReview | undefined>;
  text(): Promise<string>;
}

/** A match that was played here. */
export function ofMatch(id: string): Source {
  return {
    name: id,
    link: `/m/${id}`,
    playback: (round) => patiently(() => matchPlayback(id, round)),
    review: (waiting) => patiently(() => matchReview(id, waiting)),
    text: () => record(id),
  };
}

/** A match that is only just over is not in the archive yet. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 404 || tries === TRIES) throw error;
      await new Promise((go) => setTimeout(go, PATIENCE));
    }
  }
}

/** A record that somebody has brought along. */
export function ofText(text: string, number: number): Source {
  return {
    name: `${number} ${text}`,
    playback: (round) => textPlayback(text, number, round),
    review: (waiting) => textReview(text, number, waiting),
    text: () => Promise.resolve(text),
  };
}
