import type { DalmutiEvent } from "protocol";
import { after, type Known, settled } from "./after";
import { type Beat, beats, movesCards } from "./beats";
import { blank, type Picture } from "./picture";

/** What has become known at once. */
export interface News extends Known {
  told: readonly DalmutiEvent[];
}

/** A beat that is still to be shown, with the hands and points to show with it. */
interface Waiting {
  beat: Beat;
  known: Known;
}

/** Who wants to see the picture change. `lasting` is how long this beat will stay. */
export interface Screen {
  show(picture: Picture, beat: Beat | undefined, lasting: number): void;
  /** How long something takes that takes a second at the usual speed; 0 to be there at once. */
  pace(beat: Beat): number;
}

const MOST_BEHIND = 4500;

/**
 * Shows what was told one beat after the other, so that nobody's play hides another's, and hurries when it falls
 * behind. When all is shown the picture is what the server says.
 */
export class AnimationQueue {
  picture: Picture = blank();
  #waiting: Waiting[] = [];
  #known: Known = { now: {}, me: undefined };
  #playing = false;
  #stopped = false;
  /** By how much beats are shortened until everything is shown. */
  #haste = 1;
  #wake: (() => void) | undefined;

  constructor(private readonly screen: Screen) {}

  /** Whether everything that is known is shown. */
  get caughtUp(): boolean {
    return !this.#playing;
  }

  /** Starts from a whole picture: what was told led to it and is not shown again. */
  begin(news: News): void {
    this.#waiting = [];
    this.#known = news;
    const picture = news.told.reduce((before, event) => after(before, event, news), blank());
    this.picture = settled(picture, news.now);
    if (!this.#playing) this.screen.show(this.picture, undefined, 0);
    this.hurry();
  }

  /** Shows what is new. Hands stay as they were until the last card of the update has moved. */
  goOn(news: News): void {
    const { hand, cards, aside } = this.#known.now;
    const unmoved = { ...news, now: { ...news.now, hand, cards, aside } };
    this.#known = news;
    const last = this.#waiting.at(-1);
    const joined = last?.beat.events.length;
    const fresh = beats(news.told, last?.beat);
    if (last && last.beat.events.length !== joined) last.known = fresh.some(movesCards) ? unmoved : news;
    const moved = fresh.findLastIndex(movesCards);
    this.#waiting.push(...fresh.map((beat, i) => ({ beat, known: i < moved ? unmoved : news })));
    const behind = this.#waiting.reduce((sum, { beat }) => sum + (beat.solemn ? 0 : beat.lasts), 0);
    this.#haste = Math.min(this.#haste, MOST_BEHIND / Math.max(behind, MOST_BEHIND));
    if (!this.#playing) void this.#play();
  }

  /** Ends the beat that is shown. */
  hurry(): void {
    this.#wake?.();
  }

  /** Nobody looks any more. */
  stop(): void {
    this.#stopped = true;
    this.#waiting = [];
    this.hurry();
  }

  async #play(): Promise<void> {
    this.#playing = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const { beat, known } = next;
      for (const event of beat.events) this.picture = after(this.picture, event, known);
      const lasting = this.#lasting(beat);
      this.screen.show(this.picture, beat, lasting);
      if (lasting > 0) await this.#pause(lasting);
    }
    if (this.#stopped) return;
    this.#playing = false;
    this.#haste = 1;
    this.picture = settled(this.picture, this.#known.now);
    this.screen.show(this.picture, undefined, 0);
  }

  #lasting(beat: Beat): number {
    return document.hidden ? 0 : beat.lasts * this.screen.pace(beat) * (beat.solemn ? 1 : this.#haste);
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, milliseconds);
      const hidden = () => document.hidden && done();
      document.addEventListener("visibilitychange", hidden);
      this.#wake = done;
      function done(): void {
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", hidden);
        resolve();
      }
    });
  }
}
