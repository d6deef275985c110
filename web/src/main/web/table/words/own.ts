import type { DalmutiEvent, Player } from "protocol";
import { say, title } from "../../words/words";
import { cardName, cardsName, playName } from "./cards";
import { decreeName } from "./decrees";

type Naming = (player: Player) => string;

type OwnSentences = {
  [E in DalmutiEvent["event"]]?: (
    event: Extract<DalmutiEvent, { event: E }>,
    me: Player,
    name: Naming,
    leads: boolean,
  ) => string | false;
};

/** What the viewer did, said to the viewer: "you play", not "Ana (you) plays". Empty where somebody else did it. */
export function ownSentence(event: DalmutiEvent, me: Player, name: Naming, leads: boolean): string {
  const told = OWN[event.event] as
    | ((event: DalmutiEvent, me: Player, name: Naming, leads: boolean) => string | false)
    | undefined;
  return told?.(event, me, name, leads) || "";
}

const OWN: OwnSentences = {
  drew: ({ by, card }, me) => by === me && say("story.you-draw", cardName(card)),
  coinsLaid: ({ by, coins, on }, me) => by === me && on !== undefined && say("story.you-lay-coins", coins, decreeName(on)),
  dealt: ({ to, cards }, me) => to === me && typeof cards !== "number" && say("story.you-are-dealt", cardsName(cards)),
  fellOpen: ({ meantFor, card }, me) => meantFor === me && say("story.fell-open-for-you", cardName(card)),
  stayed: ({ with: player }, me) => player === me && say("story.stays-with-you"),
  wentToPeon: ({ peon }, me) => peon === me && say("story.goes-to-you"),
  deckCut: ({ by, depth }, me) => by === me && say("story.you-cut", depth),
  holderFound: ({ holder }, me) => holder === me && say("story.you-hold", title("greater-dalmuti")),
  replaced: ({ peon, meantFor, card }, me, name) => given(peon, meantFor, card, me, name),
  revolutionDeclared: ({ by, call }, me) =>
    by === me && say(call === "GREATER_REVOLUTION" ? "story.you-declare-greater" : "story.you-declare"),
  handsSwapped: exchanged,
  taxPaid: ({ peon, lord, cards }, me, name) =>
    peon === me ? say("story.you-pay", name(lord), cardsName(cards)) : lord === me && say("story.pays-you", name(peon), cardsName(cards)),
  taxReturned: ({ lord, peon, cards }, me, name) => given(lord, peon, cards, me, name),
  partnerNamed: ({ by, partner }, me, name) => by === me && say("story.you-name", name(partner)),
  tradeDeclined: ({ by }, me) => by === me && say("story.you-offer-nothing"),
  offered: ({ by, to, card }, me, name) =>
    by === me ? say("story.you-offer", name(to), cardsName(card)) : to === me && say("story.offers-you", name(by), cardsName(card)),
  offerRefused: ({ to }, me) => to === me && say("story.you-refuse"),
  traded: exchanged,
  laid: ({ by, play }, me, _, leads) => by === me && say(leads ? "story.you-lead" : "story.you-play", playName(play)),
  passed: ({ by }, me) => by === me && say("story.you-pass"),
  wentOut: ({ player, place }, me) => player === me && say("story.you-are-out", place),
  trickTaken: ({ by, leadsNext }, me, name) =>
    leadsNext === me ? say("story.you-lead-next") : by === me && say("story.leads-next", name(leadsNext)),
  leftWith: ({ player, cards }, me) => player === me && say("story.you-are-left", cardsName(cards)),
};

function given(from: Player, to: Player, cards: Parameters<typeof cardsName>[0], me: Player, name: Naming): string | false {
  return from === me ? say("story.you-give", name(to), cardsName(cards)) : to === me && say("story.gives-you", name(from), cardsName(cards));
}

type Exchange = Extract<DalmutiEvent, { event: "handsSwapped" | "traded" }>;

function exchanged({ one, other, given, received }: Exchange, me: Player, name: Naming): string | false {
  if (one === me) return say("story.you-exchange", name(other), cardsName(given), cardsName(received));
  return other === me && say("story.you-exchange", name(one), cardsName(received), cardsName(given));
}
