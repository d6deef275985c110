import type { DalmutiEvent, DalmutiNow, Player } from "protocol";
import { after } from "./after";
import { type Beat, beats } from "./beats";
import { type Picture, blank } from "./picture";
import { settled } from "./settle";

/** What has become known at once. */
export interface News {
  told: readonly DalmutiEvent[];
  now: DalmutiNow;
  me: Player | undefined;
}

/** Who wants to see the picture change. `lasting` is how long this beat will stay. */
export interface Audience {
  show(picture: Picture, beat: Beat | undefined, lasting: number): void;
  /** How long something takes that takes a second at the usual speed; 0 to be there at once. */
  pace(): number;
}

const MOST_BEHIND = 3000;

/**
 * Shows what was told one beat after the other, so that nobody's play hides another's, and hurries when it falls
 * behind. When all is shown the picture is what the server says.
 */
export class Director {
  picture: Picture = blank();
  #waiting: Beat[] = [];
  #now: DalmutiNow = {};
  #me: Player | undefined;
  #playing = false;
  #stopped = false;
  /** By how much beats are shortened until everything is shown. */
  #haste = 1;
  #wake: (() => void) | undefined;

  constructor(private readonly audience: Audience) {}

  /** Whether everything that is known is shown. */
  get caughtUp(): boolean {
    return !this.#playing;
  }

  /** Starts from a whole picture: what was told led to it and is not shown again. */
  begin(news: News): void {
    this.#waiting = [];
    this.#adopt(news);
    let picture = blank();
    for (const event of news.told) picture = after(picture, event, news.me);
    this.picture = settled(picture, news.now);
    if (!this.#playing) this.audience.show(this.picture, undefined, 0);
    this.hurry();
  }

  /** Shows what is new. */
  goOn(news: News): void {
    this.#adopt(news);
    this.#waiting.push(...beats(news.told));
    const behind = this.#waiting.reduce((sum, beat) => sum + (beat.solemn ? 0 : beat.lasts), 0);
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

  #adopt(news: News): void {
    this.#now = news.now;
    this.#me = news.me;
  }

  async #play(): Promise<void> {
    this.#playing = true;
    for (let beat = this.#waiting.shift(); beat; beat = this.#waiting.shift()) {
      for (const event of beat.events) this.picture = after(this.picture, event, this.#me);
      const lasting = this.#lasting(beat);
      this.audience.show(this.picture, beat, lasting);
      if (lasting > 0) await this.#pause(lasting);
    }
    if (this.#stopped) return;
    this.#playing = false;
    this.#haste = 1;
    this.picture = settled(this.picture, this.#now);
    this.audience.show(this.picture, undefined, 0);
  }

  #lasting(beat: Beat): number {
    return document.hidden ? 0 : beat.lasts * this.audience.pace() * (beat.solemn ? 1 : this.#haste);
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
