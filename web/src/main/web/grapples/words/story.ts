import type { GrapplesCards, GrapplesEvent, Player } from "protocol";
import { byKind, type ByKind } from "../../wire/kinds";
import { list, say } from "../../words/words";
import { letter } from "../sight";
import { grapplesCard } from "./cards";

type Naming = (player: Player) => string;

/** What happened, in a sentence; empty where there is nothing to say. */
export function grapplesSentence(event: GrapplesEvent, name: Naming): string {
  return byKind(SENTENCES, "event", event, name) ?? "";
}

const DEALT = {
  ON: "story.grapples.deals-on",
  SELF: "story.grapples.deals-self",
  LEFT: "story.grapples.deals-left",
  RIGHT: "story.grapples.deals-right",
  SECOND: "story.grapples.deals-second",
};
const CHANGED = {
  JACK: "story.grapples.dealer-by-jack",
  ACE: "story.grapples.dealer-by-ace",
  TAP_OUT: "story.grapples.dealer-by-tap-out",
  LIMIT: "story.grapples.dealer-by-limit",
};

const nothing = () => "";
const refused = ({ by }: { by: Player }, name: Naming) => say("story.grapples.refuses", name(by));

const SENTENCES: ByKind<GrapplesEvent, "event", string, [name: Naming]> = {
  cardsDrawn: ({ cards }, name) =>
    say("story.grapples.drawn", cards.map((it, i) => `${name(letter(i))}: ${grapplesCard(it)}`).join(", ")),
  firstDealerFound: ({ dealer }, name) => say("story.grapples.deals-first", name(dealer)),
  deckShuffled: () => say("story.grapples.shuffled"),
  turnBegan: nothing,
  stayedInOffice: nothing,
  looked: ({ dealer, top }, name) => shown(say("story.grapples.looks", name(dealer)), top),
  dealt: ({ way, dealer, to, card }, name) => shown(say(DEALT[way], name(dealer), name(to)), card),
  doubledDown: ({ by, with: card }, name) => say("story.grapples.doubles", name(by), grapplesCard(card)),
  askedForOffice: ({ by, with: card }, name) => say("story.grapples.asks", name(by), grapplesCard(card)),
  officeRefused: refused,
  dealerChanged: ({ to, why }, name) => say(CHANGED[why], name(to)),
  aceDiscarded: ({ by }, name) => say("story.grapples.discards", name(by), grapplesCard("AS")),
  queenOffered: ({ by, to, queen }, name) => say("story.grapples.trades", name(by), grapplesCard(queen), name(to)),
  queenRefused: refused,
  handShuffled: ({ of }, name) => say("story.grapples.hand-shuffled", name(of)),
  cardTaken: ({ by, from, card }, name) => shown(say("story.grapples.takes", name(by), name(from)), card),
  queenHandedOver: ({ to }, name) => say("story.grapples.gets-queen", name(to)),
  settled: nothing,
  directionChosen: ({ by, direction }, name) =>
    say(direction === "LEFT" ? "story.grapples.chooses-left" : "story.grapples.chooses-right", name(by)),
  handsShown: nothing,
  gameEnded: ({ winners }, name) => say("story.grapples.wins", winners.length, list(winners.map(name))),
  matchEnded: nothing,
};

function shown(sentence: string, cards: GrapplesCards): string {
  if (typeof cards === "number") return sentence;
  return say("story.grapples.shown", sentence, cards.map(grapplesCard).join(", "));
}
