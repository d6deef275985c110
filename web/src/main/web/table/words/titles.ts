import { say, title } from "../../words/words";
import { merchantAt, titleAt } from "../court/rank";

/** What somebody at a position, counted from 1, is called. */
export function titleName(position: number, players: number): string {
  const name = title(titleAt(position, players));
  const merchant = merchantAt(position, players);
  return merchant > 0 ? say("story.merchant", merchant, name) : name;
}
