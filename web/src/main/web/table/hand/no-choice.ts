import type { DalmutiMove } from "protocol";
import type { TablePicture } from "../../store/table-store";

/** Moves by which one does nothing. */
const IDLE = new Set<DalmutiMove["move"]>(["pass", "keepSilent", "keepCoins", "declineTrade", "refuseOffer"]);

/** The move of whoever can do nothing but nothing, and so has nothing to decide. */
export function onlyMove([only, ...others]: readonly DalmutiMove[]): DalmutiMove | undefined {
  return only && others.length === 0 && IDLE.has(only.move) ? only : undefined;
}

export function passIn(legal: readonly DalmutiMove[]): DalmutiMove | undefined {
  return legal.find(({ move }) => move === "pass");
}

/** Whether nobody is there who could learn something from how long one takes; onlookers have friends. */
export function aloneWithBots({ seats, onlookers, you }: TablePicture): boolean {
  return !onlookers && !seats?.some(({ kind, player }) => kind === "PERSON" && player !== you?.player);
}
