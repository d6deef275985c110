import type { Playback, Reviewed, ReviewedReview } from "protocol/rest";
import { matchPlayback, matchReview, record, Refused, textPlayback, textReview } from "../wire/rest";

const PATIENCE = 1_000;
const TRIES = 4;

/** Where a match comes from that is looked at. */
export interface Source {
  /** Another name for another match. */
  readonly name: string;
  /** By which others can look at it too. */
  readonly link?: string;
  playback(round?: number): Promise<Playback>;
  reviewed(): Promise<Reviewed>;
  text(): Promise<string>;
}

/** A match that was played here. */
export function ofMatch(id: string): Source {
  return {
    name: id,
    link: `/m/${id}`,
    playback: (round) => patiently(() => matchPlayback(id, round)),
    reviewed: () => patiently(() => matchReview(id)),
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
    reviewed: () => textReview(text, number),
    text: () => Promise.resolve(text),
  };
}

/** The review, waited for as long as somebody wants it. */
export async function review(
  source: Source,
  progress: (share: number) => void,
  wanted: () => boolean,
): Promise<ReviewedReview | undefined> {
  while (wanted()) {
    const { done, of, review } = await source.reviewed();
    if (review) return review;
    progress(of > 0 ? done / of : 0);
    await new Promise((go) => setTimeout(go, PATIENCE));
  }
  return undefined;
}
