import type { Player } from "protocol";

/** For how many rounds in a row somebody has won the throne, as far as it was seen. */
export class Reign {
  rounds = 0;
  #king: Player | undefined;

  /** Somebody takes the throne; whoever gets it by the draw or a revolution has not won it. */
  crowned(king: Player | undefined, won: boolean): void {
    this.rounds = !won ? 0 : king === this.#king ? this.rounds + 1 : 1;
    this.#king = king;
  }
}
