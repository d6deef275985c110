import type { Player } from "protocol";
import type { Playback, PlaybackRound, ReviewedJudged, ReviewedReview } from "protocol/rest";
import { Signal } from "../store/signal";
import { lessMotion } from "../store/settings";
import { say } from "../words/words";
import { type GameReview, gameReview, type Moment } from "./game";
import type { Source } from "./source";
import { isMistake } from "./tell/marks";

/** A moment at which one stops: something can be seen or said there. */
export interface Stop extends Moment {
  /** What was decided here, if that cost something worth a look. */
  mistake: ReviewedJudged | undefined;
}

const BEAT = 1_300;

/** Somebody's way through a match: which round, which moment, and whether it goes on by itself. */
export class PlaybackController {
  readonly changed = new Signal();

  playback: Playback | undefined;
  stops: readonly Stop[] = [];
  at = 0;
  playing = false;
  speed = 1;
  review: ReviewedReview | undefined;
  /** With whose eyes one looks where the other hands are covered. */
  eyes: Player | undefined;
  /** How much of the review is done, while it is made. */
  share = 0;
  /** Why there is no match, or no review. */
  trouble: Error | undefined;
  reviewTrouble: Error | undefined;

  #mistakes = new Map<number, ReviewedJudged>();
  #rounds = new Map<number, Playback>();
  #timer: number | undefined;
  #closed = false;

  constructor(readonly source: Source) {}

  readonly name = (player: Player): string => this.playback?.players[player] || player;

  get game(): GameReview {
    return gameReview(this.playback);
  }

  roundName(round: number): string {
    return say(this.game.round, round);
  }

  get round(): PlaybackRound | undefined {
    return this.playback?.rounds.find((it) => it.round === this.playback?.round);
  }

  get stop(): Stop | undefined {
    return this.stops[this.at];
  }

  /** Whether what was thought about a move may be read: it names cards of whoever made it. */
  isOpen(judged: ReviewedJudged): boolean {
    return this.eyes === undefined || this.eyes === judged.by;
  }

  /** Those decisions of the whole match that cost most, the worst first. */
  get worst(): readonly ReviewedJudged[] {
    return (this.review?.moves ?? []).filter((it) => isMistake(it) && this.isOpen(it)).sort((one, other) => other.loss - one.loss);
  }

  /** Shows a round, at its beginning or at its end or at one of its moves. */
  async open(round?: number, where: "start" | "end" | { step: number } = "start"): Promise<void> {
    try {
      const playback = (round === undefined ? undefined : this.#rounds.get(round)) ?? (await this.source.playback(round));
      if (this.#closed) return;
      this.#rounds.set(playback.round, playback);
      this.playback = playback;
      this.arrange();
      this.at = where === "start" ? this.#beginning : where === "end" ? this.stops.length - 1 : this.#stopOf(where.step);
      this.trouble = undefined;
    } catch (error) {
      this.trouble = error as Error;
      this.pause();
    }
    this.changed.emit();
  }

  /** Where there is something to see: the deal, and not what came before it. */
  get #beginning(): number {
    return Math.max(0, this.stops.findIndex(({ frame }) => this.game.isDealt(frame)));
  }

  #stopOf(step: number): number {
    const at = this.stops.findIndex((stop) => stop.frame.step >= step);
    return at < 0 ? this.stops.length - 1 : at;
  }

  /** Covers all hands but one, or none. */
  look(eyes: Player | undefined): void {
    this.eyes = eyes;
    this.#arrangeHere();
    this.changed.emit();
  }

  /** Lays out the moments anew, without leaving the one that is shown. */
  #arrangeHere(): void {
    const step = this.stop?.frame.step ?? -1;
    this.arrange();
    this.at = this.#stopOf(step);
  }

  /** Asks how well it was played, and waits for it. */
  async judge(): Promise<void> {
    this.reviewTrouble = undefined;
    try {
      const progress = (share: number) => {
        this.share = share;
        this.changed.emit();
      };
      this.review = await this.source.review({ progress, wanted: () => !this.#closed });
      this.#mistakes = new Map(this.review?.moves.filter(isMistake).map((it) => [it.step, it]));
      this.#arrangeHere();
    } catch (error) {
      this.reviewTrouble = error as Error;
    }
    this.changed.emit();
  }

  /** Lays out the moments of the round; anew when another language is spoken. */
  arrange(): void {
    const { playback } = this;
    if (!playback) return;
    const [first, ...others] = this.game.moments(playback, this.name, this.eyes);
    const moments = [{ ...first!, lines: [this.roundName(playback.round)] }, ...others];
    this.stops = moments
      .map((moment) => ({ ...moment, mistake: this.#mistakes.get(moment.frame.step) }))
      .filter((it) => it.lines.length > 0 || it.mistake);
  }

  seek(at: number): void {
    this.at = Math.min(Math.max(0, at), this.stops.length - 1);
    this.changed.emit();
    if (this.playing) this.#beat();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    this.playing = true;
    if (this.at >= this.stops.length - 1 && !this.#next) this.at = this.#beginning;
    this.#beat();
    this.changed.emit();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
    this.changed.emit();
  }

  get #next(): number | undefined {
    const rounds = this.playback?.rounds ?? [];
    return rounds[rounds.findIndex((it) => it.round === this.playback?.round) + 1]?.round;
  }

  #beat(): void {
    clearTimeout(this.#timer);
    const longer = this.stop?.mistake ? 2 : 1;
    const wait = (BEAT * longer) / this.speed;
    this.#timer = window.setTimeout(() => void this.#goOn(), lessMotion() ? Math.max(wait, BEAT) : wait);
  }

  async #goOn(): Promise<void> {
    if (this.at < this.stops.length - 1) this.at++;
    else if (this.#next) await this.open(this.#next);
    else this.playing = false;
    if (this.playing) this.#beat();
    this.changed.emit();
  }

  close(): void {
    this.#closed = true;
    this.playing = false;
    clearTimeout(this.#timer);
  }
}
