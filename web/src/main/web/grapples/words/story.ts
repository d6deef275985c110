import type { GrapplesCards, GrapplesEvent, GrapplesEventDealt, Player } from "protocol";
import { byKind, type ByKind } from "../../wire/kinds";
import { type Naming, type Telling, telling } from "../../words/telling";
import { list, say } from "../../words/words";
import { nameOf } from "../../table/sight";
import { letter, type Sight } from "../sight";
import { grapplesCard } from "./cards";

/** What happened, in a sentence; empty where there is nothing to say. `me` is told what they did themselves. */
export function grapplesSentence(event: GrapplesEvent, name: Naming, me?: Player): string {
  return byKind(SENTENCES, "event", event, telling(name, me), name) ?? "";
}

/** The same, said to the viewer. */
export function toldTo(sight: Sight, event: GrapplesEvent): string {
  return grapplesSentence(event, (player) => nameOf(sight, player), sight.me);
}

const DEALT = {
  ON: "story.grapples.deals-on",
  LEFT: "story.grapples.deals-left",
  RIGHT: "story.grapples.deals-right",
};
const CHANGED = {
  JACK: "story.grapples.dealer-by-jack",
  ACE: "story.grapples.dealer-by-ace",
  TAP_OUT: "story.grapples.dealer-by-tap-out",
  LIMIT: "story.grapples.dealer-by-limit",
};

const nothing = () => "";
const refused = ({ by }: { by: Player }, tell: Telling) => tell("story.grapples.refuses", [by]);

const SENTENCES: ByKind<GrapplesEvent, "event", string, [tell: Telling, name: Naming]> = {
  cardsDrawn: ({ cards }, _, name) =>
    say("story.grapples.drawn", cards.map((it, i) => `${name(letter(i))}: ${grapplesCard(it)}`).join(", ")),
  firstDealerFound: ({ dealer }, tell) => tell("story.grapples.deals-first", [dealer]),
  deckShuffled: () => say("story.grapples.shuffled"),
  turnBegan: nothing,
  stayedInOffice: nothing,
  looked: ({ dealer, top }, tell) => shown(tell("story.grapples.looks", [dealer]), top),
  dealt: (event, tell) => shown(dealt(event, tell), event.card),
  doubledDown: ({ by, with: card }, tell) => tell("story.grapples.doubles", [by], grapplesCard(card)),
  askedForOffice: ({ by, with: card }, tell) => tell("story.grapples.asks", [by], grapplesCard(card)),
  officeRefused: refused,
  dealerChanged: ({ to, why }, tell) => tell(CHANGED[why], [to]),
  aceDiscarded: ({ by }, tell) => tell("story.grapples.discards", [by], grapplesCard("AS")),
  queenOffered: ({ by, to, queen }, tell) => tell("story.grapples.trades", [by, to], grapplesCard(queen)),
  queenRefused: refused,
  handShuffled: ({ of }, tell) => tell("story.grapples.hand-shuffled", [of]),
  cardTaken: ({ by, from, card }, tell) => shown(tell("story.grapples.takes", [by, from]), card),
  queenHandedOver: ({ to }, tell) => tell("story.grapples.gets-queen", [to]),
  settled: nothing,
  directionChosen: ({ by, direction }, tell) =>
    tell(direction === "LEFT" ? "story.grapples.chooses-left" : "story.grapples.chooses-right", [by]),
  handsShown: nothing,
  gameEnded: ({ winners }, tell, name) =>
    winners.length === 1 ? tell("story.grapples.wins", winners, 1) : say("story.grapples.wins", list(winners.map(name)), winners.length),
  matchEnded: nothing,
};

function dealt({ way, dealer, to }: GrapplesEventDealt, tell: Telling): string {
  if (way === "SELF") return tell("story.grapples.deals-self", [dealer]);
  return way === "SECOND" ? tell("story.grapples.deals-second", [to]) : tell(DEALT[way], [dealer, to]);
}

function shown(sentence: string, cards: GrapplesCards): string {
  if (typeof cards === "number") return sentence;
  return say("story.grapples.shown", sentence, cards.map(grapplesCard).join(", "));
}
