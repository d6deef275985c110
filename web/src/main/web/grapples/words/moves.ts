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

/** What a move is called; nature's moves have no name. */
export function grapplesMove(move: GrapplesMove, name: Naming): string {
  switch (move.move) {
    case "deal":
      return say(DEAL[move.to]);
    case "chooseDirection":
      return say(move.direction === "LEFT" ? "play.grapples.go-left" : "play.grapples.go-right");
    case "tradeQueen":
      return say("play.grapples.trade-queen", name(move.with));
    case "point":
      return say("play.grapples.point", move.back + 1);
    default: {
      const key = PLAIN[move.move];
      return key ? say(key) : "";
    }
  }
}

const DEAL = { SELF: "play.grapples.deal-self", LEFT: "play.grapples.deal-left", RIGHT: "play.grapples.deal-right" };

const PLAIN: { [M in GrapplesMove["move"]]?: string } = {
  tapOut: "play.grapples.tap-out",
  lookAtTop: "play.grapples.look",
  dealOn: "play.grapples.deal-on",
  keep: "play.grapples.keep",
  doubleDown: "play.grapples.double-down",
  askForOffice: "play.grapples.ask-for-office",
  takeOffice: "play.grapples.take-office",
  discardAce: "play.grapples.discard-ace",
  agree: "play.grapples.agree",
  refuse: "play.grapples.refuse",
};
