import type { DalmutiMove, GrapplesMove, Player } from "protocol";
import { cardName, cardsName, playName } from "../../table/words/cards";
import type { AnyMove } from "../../wire/playback";
import { say, title } from "../../words/words";

type Naming = (player: Player) => string;

/** What a move that somebody has made, or might have made, is called. */
export function moveName(game: string, move: AnyMove, name: Naming): string {
  return game === "grapples" ? ofGrapples(move as GrapplesMove, name) : ofDalmuti(move as DalmutiMove, name);
}

function ofDalmuti(move: DalmutiMove, name: Naming): string {
  switch (move.move) {
    case "lay":
      return playName(move.play);
    case "pass":
      return say("play.move-pass");
    case "cut":
      return say("play.move-cut", move.depth);
    case "letStay":
      return say("play.move-let-stay");
    case "giveToPeon":
      return say("play.move-give-to-peon", title("greater-peon"));
    case "replace":
    case "giveCard":
      return cardName(move.card);
    case "keepSilent":
      return say("play.move-keep-silent");
    case "declareRevolution":
      return say("play.move-revolution");
    case "declareGreaterRevolution":
      return say("play.move-greater-revolution");
    case "payBack":
      return cardsName(move.cards);
    case "namePartner":
      return name(move.partner);
    case "declineTrade":
      return say("play.move-no-trade");
    case "offer":
      return say("play.move-offer", name(move.to), cardName(move.card));
    case "refuseOffer":
      return say("play.move-refuse");
    case "seatNewcomer":
      return say("play.move-seat", move.position);
    default:
      return ""; // nobody decides these
  }
}

function ofGrapples(move: GrapplesMove, name: Naming): string {
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
