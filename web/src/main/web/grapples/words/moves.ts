import type { GrapplesMove, TableArgument } from "protocol";
import { byKind, type ByKind } from "../../wire/kinds";
import type { Naming } from "../../words/telling";
import { say } from "../../words/words";
import { grapplesCard, isCard } from "./cards";

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
  return byKind(MOVES, "move", move, name) ?? "";
}

const DEAL = { SELF: "play.grapples.deal-self", LEFT: "play.grapples.deal-left", RIGHT: "play.grapples.deal-right" };

const MOVES: Partial<ByKind<GrapplesMove, "move", string, [name: Naming]>> = {
  deal: ({ to }) => say(DEAL[to]),
  chooseDirection: ({ direction }) => say(direction === "LEFT" ? "play.grapples.go-left" : "play.grapples.go-right"),
  tapOut: () => say("play.grapples.tap-out"),
  lookAtTop: () => say("play.grapples.look"),
  dealOn: () => say("play.grapples.deal-on"),
  keep: () => say("play.grapples.keep"),
  doubleDown: () => say("play.grapples.double-down"),
  askForOffice: () => say("play.grapples.ask-for-office"),
  takeOffice: () => say("play.grapples.take-office"),
  discardAce: () => say("play.grapples.discard-ace"),
  tradeQueen: (move, name) => say("play.grapples.trade-queen", name(move.with)),
  point: ({ back }) => say("play.grapples.point", back + 1),
  agree: () => say("play.grapples.agree"),
  refuse: () => say("play.grapples.refuse"),
};
