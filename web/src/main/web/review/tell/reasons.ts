import type { Player, TableArgument } from "protocol";
import { reason as ofDalmuti } from "../../table/words/reasons";
import { say } from "../../words/words";
import { grapplesCard, isCard } from "../../grapples/words/cards";

/** What speaks for or against a move, in a sentence. */
export function reason(argument: TableArgument, name: (player: Player) => string): string {
  if (argument.key.split(".")[1] !== "grapples") return ofDalmuti(argument, name);
  const given = argument.arguments.map((it) => {
    if (isCard(it)) return grapplesCard(it);
    return /^[A-H]$/.test(it) ? name(it) : it;
  });
  return say(argument.key, ...given);
}
