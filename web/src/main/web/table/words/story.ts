import type { DalmutiEvent, DalmutiEventHandsSwapped, DalmutiEventTraded, Player } from "protocol";
import { byKind, type ByKind } from "../../wire/kinds";
import { type Naming, type Telling, telling } from "../../words/telling";
import { list, say, title } from "../../words/words";
import { cardName, cardsName, playName } from "./cards";
import { decreeName, decreeText } from "./decrees";

/** Whether the next play opens a trick, after something happened. */
export function leadsAfter(leads: boolean, { event }: DalmutiEvent): boolean {
  return event === "trickTaken" || event === "roundBegan" || (leads && event !== "laid");
}

/** What happened, event by event; empty where there is nothing to say. `me` is told what they did themselves. */
export function sentences(told: readonly DalmutiEvent[], name: Naming, leads = true, me?: Player): string[] {
  return told.map((event) => {
    const text = sentence(event, name, leads, me);
    leads = leadsAfter(leads, event);
    return text;
  });
}

/** What is shown at once, in as few sentences: a run of passes is one. */
export function retold(told: readonly DalmutiEvent[], name: Naming, leads: boolean, me?: Player): string[] {
  const others = told.flatMap((event) => (event.event === "passed" && event.by !== me ? [name(event.by)] : []));
  if (others.length < 2) return sentences(told, name, leads, me).filter(Boolean);
  const rest = told.filter((event) => event.event !== "passed" || event.by === me);
  return [say("story.passes", list(others), others.length), ...sentences(rest, name, leads, me)];
}

/** What happened, in a sentence; empty where there is nothing to say. */
export function sentence(event: DalmutiEvent, name: Naming, leads = false, me?: Player): string {
  return byKind(SENTENCES, "event", event, telling(name, me), name, leads) ?? "";
}

const nothing = () => "";

const SENTENCES: ByKind<DalmutiEvent, "event", string, [tell: Telling, name: Naming, leads: boolean]> = {
  drew: ({ by, card }, tell) => tell("story.draws", [by], cardName(card)),
  roundBegan: ({ round }) => say("story.heading-round", round),
  decreesDrawn: ({ decrees }) => say("story.decrees-drawn", list(decrees.map(decreeName))),
  coinsLaid: ({ by, coins, on }, tell) => (on ? tell("story.bids", [by], coins, decreeName(on)) : ""),
  bidsShown: ({ bids }, tell) =>
    bids.length === 0 ? say("story.no-bids") : list(bids.map(({ by, coins, on }) => tell("story.bids", [by], coins, decreeName(on)))),
  proclaimed: ({ decree }) => (decree ? say("story.proclaimed", decreeName(decree), decreeText(decree)) : say("story.no-decree")),
  deckCut: ({ by, depth }, tell) => tell("story.cuts", [by], depth),
  dealt: ({ to, cards }, tell) => (typeof cards === "number" ? "" : tell("story.dealt", [to], cardsName(cards))),
  setAside: ({ cards }) => say("story.set-aside", cardsName(cards)),
  holderFound: ({ holder }, tell) => tell("story.holder", [holder], title("greater-dalmuti")),
  fellOpen: ({ meantFor, card }, tell) => tell("story.fell-open", [meantFor], cardName(card)),
  stayed: ({ with: player }, tell) => tell("story.stayed", [player]),
  wentToPeon: ({ peon }, tell) => tell("story.went-to-peon", [peon]),
  replaced: ({ peon, meantFor, card }, tell) => tell("story.gives", [peon, meantFor], cardsName(card)),
  answered: nothing,
  noRevolution: () => say("story.no-revolution"),
  revolutionDeclared: ({ by, call }, tell) => tell(call === "GREATER_REVOLUTION" ? "story.greater-revolution" : "story.revolution", [by]),
  handsSwapped: exchange,
  positionsTaken: ({ order }, _, name) => say("story.order", list(order.map(name))),
  taxPaid: ({ peon, lord, cards }, tell) => tell("story.pays", [peon, lord], cardsName(cards)),
  taxReturned: ({ lord, peon, cards }, tell) => tell("story.gives", [lord, peon], cardsName(cards)),
  chose: nothing,
  partnerNamed: ({ by, partner }, tell) => tell("story.partner", [by, partner]),
  tradeDeclined: ({ by }, tell) => tell("story.no-offer", [by]),
  offered: ({ by, to, card }, tell) => tell("story.offers", [by, to], cardsName(card)),
  offerRefused: ({ to }, tell) => tell("story.refuses", [to]),
  traded: exchange,
  tradeClosed: nothing,
  handOpened: ({ player, cards }, tell) => tell("story.opens-hand", [player], cardsName(cards)),
  laid: ({ by, play }, tell, _, leads) => tell(leads ? "story.leads" : "story.plays", [by], playName(play)),
  passed: ({ by }, tell) => tell("story.passes", [by], 1),
  wentOut: ({ player, place }, tell) => tell("story.is-out", [player], place),
  trickTaken: ({ by, leadsNext }, tell) => (by === leadsNext ? tell("story.leads-next", [by]) : tell("story.out-leads-next", [by, leadsNext])),
  leftWith: ({ player, cards }, tell) => tell("story.left-with", [player], cardsName(cards)),
  roundScored: () => say("story.heading-end-of-round"),
  coinsPaid: ({ coins }, _, name) =>
    say("story.coins", Object.entries(coins).map(([player, count]) => `${name(player)} ${count}`).join(", ")),
  knocked: nothing,
  joined: ({ newcomer, position }, tell) => tell("story.joins", [newcomer], position),
  left: ({ leaver }, _, name) => say("story.leaves", name(leaver)),
  matchEnded: () => say("story.heading-over"),
};

function exchange({ one, other, given, received }: DalmutiEventHandsSwapped | DalmutiEventTraded, tell: Telling): string {
  return tell("story.exchange", [one, other], cardsName(given), cardsName(received));
}
