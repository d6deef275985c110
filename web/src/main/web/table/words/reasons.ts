import type { DalmutiMove, GrapplesMove, TableArgument } from "protocol";
import { number, say, title } from "../../words/words";
import { cardName, cardsName, playName } from "./cards";

type Reading = "card" | "player" | "plain";

// Reasons come with letters and numbers of ranks; these say which of their arguments are which.
const READINGS: Record<string, readonly Reading[]> = {
  "hint.dalmuti.unbeatable": ["plain", "card"],
  "hint.dalmuti.breaks-set": ["plain", "card"],
  "hint.dalmuti.worst-rank": ["card"],
  "hint.dalmuti.rid-of": ["card"],
  "hint.dalmuti.danger": ["player"],
};

const DECIMAL = /^\d+\.\d+$/;

/** Why a move is good or bad, in a sentence. */
export function reason({ key, arguments: given }: TableArgument, name: (player: string) => string): string {
  const readings = READINGS[key] ?? [];
  const read = given.map((text, i) => {
    switch (readings[i]) {
      case "card":
        return /^\d+$/.test(text) ? cardName(Number(text)) : text;
      case "player":
        return name(text);
      default:
        return DECIMAL.test(text) ? number(Number(text), 1) : text;
    }
  });
  return say(key, ...read);
}

/** What a move is called. */
export function moveName(move: DalmutiMove | GrapplesMove, name: (player: string) => string): string {
  switch (move.move) {
    case "lay":
      return playName(move.play);
    case "payBack":
      return cardsName(move.cards);
    case "giveCard":
    case "replace":
      return cardName(move.card);
    case "cut":
      return say("play.move-cut", move.depth);
    case "giveToPeon":
      return say("play.move-give-to-peon", title("greater-peon"));
    case "namePartner":
      return name(move.partner);
    case "offer":
      return say("play.move-offer", name(move.to), cardName(move.card));
    case "seatNewcomer":
      return say("play.move-seat", move.position);
    default: {
      const key = PLAIN[move.move];
      return key ? say(key) : move.move;
    }
  }
}

const PLAIN: Record<string, string> = {
  pass: "web-table.pass",
  letStay: "play.move-let-stay",
  keepSilent: "play.move-keep-silent",
  declareRevolution: "play.move-revolution",
  declareGreaterRevolution: "play.move-greater-revolution",
  declineTrade: "play.move-no-trade",
  refuseOffer: "play.move-refuse",
};
