import type { DalmutiMove, Player, Rank } from "protocol";
import type { Sight } from "../sight";
import { type Option, options } from "./options";
import { chosen, putBack, type Selection, tapped, type Way, wholeRank } from "./selecting";

const WAYS = { one: tapped, all: wholeRank, back: putBack };

/** What the viewer is about to do: which cards are selected, for whom, and whether it was sent. */
export class Choosing {
  selected: Selection = [];
  /** Whom a card is offered to. */
  aim: Player | undefined;
  sent = false;
  /** What was selected before the last pick. */
  #before: Selection = [];

  constructor(
    private readonly host: { sight: Sight; requestUpdate(): void },
    private readonly send: (move: DalmutiMove) => Promise<"done" | "refused">,
  ) {}

  get offered(): Option[] {
    return options(this.host.sight.legal).filter(({ move }) => move.move !== "offer" || move.to === this.aim);
  }

  /** Starts over, for a new question. */
  reset(): void {
    this.aim = undefined;
    this.sent = false;
    this.clear();
  }

  clear(): void {
    this.#before = [];
    this.#select([]);
  }

  pick(rank: Rank, how: Way): void {
    if (this.sent) return;
    this.#before = this.selected;
    this.#select(WAYS[how](this.offered, this.selected, rank));
  }

  /** The card that was picked last was a mistake for another: a 1 has become a 12. */
  pickInstead(rank: Rank): void {
    if (this.sent) return;
    this.selected = this.#before;
    this.pick(rank, "one");
  }

  aimAt(player: Player): void {
    this.aim = player;
    this.clear();
  }

  /** Selects the cards of a move, if it has any. */
  suggest(move: DalmutiMove): boolean {
    if (this.sent) return true;
    if (move.move === "offer") this.aim = move.to;
    const meant = JSON.stringify(move);
    const option = this.offered.find((it) => JSON.stringify(it.move) === meant);
    if (option) this.#select(option.cards);
    return option !== undefined;
  }

  /** Whether the selection is something that may be done. */
  get complete(): boolean {
    return chosen(this.offered, this.selected) !== undefined;
  }

  play(): void {
    void this.make(chosen(this.offered, this.selected)?.move);
  }

  pass(): void {
    void this.make(this.host.sight.legal.find((move) => move.move === "pass"));
  }

  async make(move: DalmutiMove | undefined): Promise<void> {
    if (!move || this.sent) return;
    this.sent = true;
    this.host.requestUpdate();
    if ((await this.send(move)) === "done") return;
    this.sent = false;
    this.host.requestUpdate();
  }

  #select(selected: Selection): void {
    this.selected = selected;
    this.host.requestUpdate();
  }
}
