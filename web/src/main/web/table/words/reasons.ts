import type { DalmutiMove, TableArgument } from "protocol";
import { byKind, type ByKind } from "../../wire/kinds";
import type { Naming } from "../../words/telling";
import { number, say, title } from "../../words/words";
import { cardName, cardsName, playName } from "./cards";
import { decreeName } from "./decrees";

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
export function reason({ key, arguments: given }: TableArgument, name: Naming): string {
  const readings = READINGS[key] ?? [];
  const read = given.map((text, i) => {
    if (readings[i] === "player") return name(text);
    if (readings[i] === "card") return /^\d+$/.test(text) ? cardName(Number(text)) : text;
    return DECIMAL.test(text) ? number(Number(text), 1) : text;
  });
  return say(key, ...read);
}

/** What a move is called. */
export function moveName(move: DalmutiMove, name: Naming): string {
  return byKind(MOVES, "move", move, name) ?? move.move;
}

const MOVES: Partial<ByKind<DalmutiMove, "move", string, [name: Naming]>> = {
  lay: ({ play }) => playName(play),
  pass: () => say("web-table.pass"),
  payBack: ({ cards }) => cardsName(cards),
  giveCard: ({ card }) => cardName(card),
  replace: ({ card }) => cardName(card),
  layCoins: ({ coins, on }) => say("play.move-bid", coins, decreeName(on)),
  keepCoins: () => say("play.move-no-bid"),
  proclaim: ({ decree }) => decreeName(decree),
  cut: ({ depth }) => say("play.move-cut", depth),
  letStay: () => say("play.move-let-stay"),
  giveToPeon: () => say("play.move-give-to-peon", title("greater-peon")),
  keepSilent: () => say("play.move-keep-silent"),
  declareRevolution: () => say("play.move-revolution"),
  declareGreaterRevolution: () => say("play.move-greater-revolution"),
  namePartner: ({ partner }, name) => name(partner),
  offer: ({ to, card }, name) => say("play.move-offer", name(to), cardName(card)),
  declineTrade: () => say("play.move-no-trade"),
  refuseOffer: () => say("play.move-refuse"),
  seatNewcomer: ({ position }) => say("play.move-seat", position),
};
