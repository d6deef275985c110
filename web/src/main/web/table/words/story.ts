import type { DalmutiEvent, DalmutiEventHandsSwapped, DalmutiEventTraded, Player } from "protocol";
import { byKind, type ByKind } from "../../wire/kinds";
import { list, say, title } from "../../words/words";
import { cardName, cardsName, playName } from "./cards";
import { decreeName, decreeText } from "./decrees";
import { ownSentence } from "./own";

type Naming = (player: Player) => string;

/** What a sentence needs to know of the moment before its event. */
export interface Setting {
  name: Naming;
  /** Whether the next play opens a trick. */
  leads: boolean;
}

/** Whether the next play opens a trick, after something happened. */
export function leadsAfter(leads: boolean, { event }: DalmutiEvent): boolean {
  return event === "trickTaken" || event === "roundBegan" || (leads && event !== "laid");
}

/** What happened, event by event; empty where there is nothing to say. `me` is told what they did themselves. */
export function sentences(told: readonly DalmutiEvent[], name: Naming, leads = true, me?: Player): string[] {
  return told.map((event) => {
    const text = (me && ownSentence(event, me, name, leads)) || sentence(event, { name, leads });
    leads = leadsAfter(leads, event);
    return text;
  });
}

/** What is shown at once, in as few sentences: a run of passes is one. */
export function retold(told: readonly DalmutiEvent[], name: Naming, leads: boolean, me?: Player): string[] {
  const others = told.flatMap((event) => (event.event === "passed" && event.by !== me ? [name(event.by)] : []));
  if (others.length < 2) return sentences(told, name, leads, me).filter(Boolean);
  const rest = told.filter((event) => event.event !== "passed" || event.by === me);
  return [say("story.passes", others.length, list(others)), ...sentences(rest, name, leads, me)];
}

/** What happened, in a sentence; empty where there is nothing to say. */
export function sentence(event: DalmutiEvent, { name, leads }: Setting): string {
  return byKind(SENTENCES, "event", event, name, leads) ?? "";
}

const nothing = () => "";

const SENTENCES: ByKind<DalmutiEvent, "event", string, [name: Naming, leads: boolean]> = {
  drew: ({ by, card }, name) => say("story.draws", name(by), cardName(card)),
  roundBegan: ({ round }) => say("story.heading-round", round),
  decreesDrawn: ({ decrees }) => say("story.decrees-drawn", list(decrees.map(decreeName))),
  coinsLaid: ({ by, coins, on }, name) => (on ? say("story.bids", name(by), coins, decreeName(on)) : ""),
  bidsShown: ({ bids }, name) =>
    bids.length === 0 ? say("story.no-bids") : list(bids.map(({ by, coins, on }) => say("story.bids", name(by), coins, decreeName(on)))),
  proclaimed: ({ decree }) => (decree ? say("story.proclaimed", decreeName(decree), decreeText(decree)) : say("story.no-decree")),
  deckCut: ({ by, depth }, name) => say("story.cuts", name(by), depth),
  dealt: ({ to, cards }, name) => (typeof cards === "number" ? "" : say("story.dealt", name(to), cardsName(cards))),
  setAside: ({ cards }) => say("story.set-aside", cardsName(cards)),
  holderFound: ({ holder }, name) => say("story.holder", name(holder), title("greater-dalmuti")),
  fellOpen: ({ meantFor, card }, name) => say("story.fell-open", name(meantFor), cardName(card)),
  stayed: ({ with: player }, name) => say("story.stayed", name(player)),
  wentToPeon: ({ peon }, name) => say("story.went-to-peon", name(peon)),
  replaced: ({ peon, meantFor, card }, name) => say("story.gives", name(peon), name(meantFor), cardsName(card)),
  answered: nothing,
  noRevolution: () => say("story.no-revolution"),
  revolutionDeclared: ({ by, call }, name) =>
    say(call === "GREATER_REVOLUTION" ? "story.greater-revolution" : "story.revolution", name(by)),
  handsSwapped: exchange,
  positionsTaken: ({ order }, name) => say("story.order", list(order.map(name))),
  taxPaid: ({ peon, lord, cards }, name) => say("story.pays", name(peon), name(lord), cardsName(cards)),
  taxReturned: ({ lord, peon, cards }, name) => say("story.gives", name(lord), name(peon), cardsName(cards)),
  chose: nothing,
  partnerNamed: ({ by, partner }, name) => say("story.partner", name(by), name(partner)),
  tradeDeclined: ({ by }, name) => say("story.no-offer", name(by)),
  offered: ({ by, to, card }, name) => say("story.offers", name(by), name(to), cardsName(card)),
  offerRefused: ({ to }, name) => say("story.refuses", name(to)),
  traded: exchange,
  tradeClosed: nothing,
  handOpened: ({ player, cards }, name) => say("story.opens-hand", name(player), cardsName(cards)),
  laid: ({ by, play }, name, leads) => say(leads ? "story.leads" : "story.plays", name(by), playName(play)),
  passed: ({ by }, name) => say("story.passes", 1, name(by)),
  wentOut: ({ player, place }, name) => say("story.is-out", name(player), place),
  trickTaken: ({ by, leadsNext }, name) =>
    by === leadsNext ? say("story.leads-next", name(by)) : say("story.out-leads-next", name(by), name(leadsNext)),
  leftWith: ({ player, cards }, name) => say("story.left-with", name(player), cardsName(cards)),
  roundScored: () => say("story.heading-end-of-round"),
  coinsPaid: ({ coins }, name) =>
    say("story.coins", Object.entries(coins).map(([player, count]) => `${name(player)} ${count}`).join(", ")),
  knocked: nothing,
  joined: ({ newcomer, position }, name) => say("story.joins", name(newcomer), position),
  left: ({ leaver }, name) => say("story.leaves", name(leaver)),
  matchEnded: () => say("story.heading-over"),
};

function exchange({ one, other, given, received }: DalmutiEventHandsSwapped | DalmutiEventTraded, name: Naming): string {
  return say("story.exchange", name(one), name(other), cardsName(given), cardsName(received));
}
