import type { GrapplesMove, Player, TableArgument } from "protocol";
import { say } from "../../words/words";
import { grapplesCard, isCard } from "./cards";

type Naming = (player: Player) => string;

/** What speaks for or against a move, in a sentence. */
export function grapplesReason(argument: TableArgument, name: Naming): string {
  const given = argument.arguments.map((it) => {
    if (isCard(it)) return grapplesCard(it);
    return /^[A-H]$/.test(it) ? name(it) : it;
  });
  return say(argument.key, ...given);
}

/** What a move is called. */
export function grapplesMove(move: GrapplesMove, name: Naming): string {
  switch (move.move) {
    case "tapOut":
      return say("play.grapples.tap-out");
    case "lookAtTop":
      return say("play.grapples.look");
    case "deal": {
      const keys = { SELF: "play.grapples.deal-self", LEFT: "play.grapples.deal-left", RIGHT: "play.grapples.deal-right" };
      return say(keys[move.to]);
    }
    case "chooseDirection":
      return say(move.direction === "LEFT" ? "play.grapples.go-left" : "play.grapples.go-right");
    case "keep":
      return say("play.grapples.keep");
    case "doubleDown":
      return say("play.grapples.double-down");
    case "askForOffice":
      return say("play.grapples.ask-for-office");
    case "takeOffice":
      return say("play.grapples.take-office");
    case "discardAce":
      return say("play.grapples.discard-ace");
    case "tradeQueen":
      return say("play.grapples.trade-queen", name(move.with));
    case "point":
      return say("play.grapples.point", move.back + 1);
    case "agree":
      return say("play.grapples.agree");
    case "refuse":
      return say("play.grapples.refuse");
    default:
      return ""; // nature's
  }
}
