import type { DalmutiMove } from "protocol";
import { set, settings } from "../../store/settings";
import type { Sight } from "../sight";
import { aloneWithBots, onlyMove, passIn } from "./no-choice";

const MOMENT = 600;
/** The first time one reads what happens. */
const FIRST_MOMENT = 6500;

/** A move that is made by itself unless it is stopped. */
export interface Moment {
  move: DalmutiMove;
  /** In milliseconds. */
  lasts: number;
  /** It has never happened before on this device. */
  first: boolean;
}

/**
 * Makes moves that leave nothing to decide, after a moment in which one can stop it. Alone with bots it looks at what may be
 * done. Where others are, time would tell them who had a choice, so there it passes only for whoever has said, before
 * their turn, that they sit the trick out: whatever they hold, and always after the same moment.
 */
export class AutoPass {
  moment: Moment | undefined;
  sitsOut = false;
  #timer: number | undefined;

  constructor(
    private readonly host: { sight: Sight; requestUpdate(): void },
    private readonly make: (move: DalmutiMove) => void,
  ) {}

  /** There is a new question, or another wish. */
  consider(): void {
    this.stop();
    const move = this.#move();
    if (!move) return;
    const first = !settings().autoPassTold && aloneWithBots(this.host.sight.store.now);
    const lasts = first ? FIRST_MOMENT : MOMENT;
    this.moment = { move, lasts, first };
    this.#timer = window.setTimeout(() => this.#over(move), lasts);
  }

  /** It is to be decided by hand. */
  stop(): void {
    clearTimeout(this.#timer);
    if (!this.moment) return;
    if (this.moment.first) set({ autoPassTold: true });
    this.moment = undefined;
    this.host.requestUpdate();
  }

  #over(move: DalmutiMove): void {
    this.stop();
    this.make(move);
  }

  #move(): DalmutiMove | undefined {
    const { legal, store } = this.host.sight;
    if (store.code === "") return undefined; // a lesson waits for its learner
    if (!aloneWithBots(store.now)) return this.sitsOut ? passIn(legal) : undefined;
    return settings().autoPass ? onlyMove(legal) : undefined;
  }
}
