import type { Cards, DalmutiDrew, DalmutiEvent, DalmutiEventHandsSwapped, DalmutiEventTraded, Player, Rank } from "protocol";
import { without } from "../hand/options";
import { cardsOf, sizeOf } from "../words/cards";
import { type Act, type Picture, blank } from "./picture";

/** The picture after something has happened, as far as the event itself says; the server's parts have the last word. */
export function after(before: Picture, event: DalmutiEvent, me: Player | undefined): Picture {
  const picture: Picture = { ...before, swept: [] };
  delete picture.turn;
  switch (event.event) {
    case "drew":
      return drew(picture, event);
    case "roundBegan":
      return { ...blank(), round: event.round, order: event.order, scores: before.scores, scene: { scene: "shuffling", doors: "SHUT" } };
    case "dealt":
      return dealt(picture, event.to, event.cards, me);
    case "setAside":
      return { ...picture, aside: sizeOf(event.cards) };
    case "replaced":
      return moved(picture, event.peon, event.meantFor, event.card, me);
    case "wentToPeon":
      return moved(picture, event.meantFor, event.peon, [event.card], me);
    case "fellOpen":
      return { ...picture, scene: { scene: "misdealt", meantFor: event.meantFor, card: event.card } };
    default:
      return beforeTricks(picture, event, me);
  }
}

/** The first draw begins another match: nobody has a position, and nothing of the last match counts. */
function drew(picture: Picture, { by, card }: DalmutiDrew): Picture {
  const next = picture.ranked ? { ...blank(), order: [...picture.order].sort(), ranked: false } : picture;
  return acted({ ...next, draws: [...next.draws, { by, card }] }, by, { did: "drew", card });
}

function beforeTricks(picture: Picture, event: DalmutiEvent, me: Player | undefined): Picture {
  switch (event.event) {
    case "noRevolution":
      delete picture.scene;
      return picture;
    case "revolutionDeclared":
      delete picture.scene;
      picture.revolution = { by: event.by, greater: event.call === "GREATER_REVOLUTION" };
      return acted(picture, event.by, { did: "declared" });
    case "positionsTaken":
      return positioned(picture, event.order);
    case "taxPaid":
      return moved(picture, event.peon, event.lord, event.cards, me);
    case "taxReturned":
      return moved(picture, event.lord, event.peon, event.cards, me);
    case "handsSwapped":
      return { ...exchanged(picture, event, me), received: [] };
    case "traded":
      return exchanged(picture, event, me);
    case "offered":
      return acted(picture, event.by, { did: "offered", to: event.to });
    case "offerRefused":
      return acted(picture, event.to, { did: "refused" });
    case "tradeDeclined":
      return acted(picture, event.by, { did: "declined" });
    case "tradeClosed":
      return { ...picture, acts: {} };
    default:
      return inTricks(picture, event, me);
  }
}

function inTricks(picture: Picture, event: DalmutiEvent, me: Player | undefined): Picture {
  switch (event.event) {
    case "laid": {
      const laid = { by: event.by, play: event.play, number: picture.plays + 1 };
      const next = lost(picture, event.by, cardsOf(event.play), me);
      const opens = picture.pile.length === 0;
      const acts: Record<Player, Act> = { ...(opens ? {} : picture.acts), [event.by]: { did: "laid", play: event.play } };
      const received = event.by === me ? [] : next.received;
      return { ...next, scene: tricks(picture), pile: [...picture.pile, laid], plays: laid.number, acts, received };
    }
    case "passed":
      return acted(picture, event.by, { did: "passed" });
    case "wentOut":
      return { ...picture, out: [...picture.out, event.player] };
    case "trickTaken":
      return { ...picture, swept: picture.pile, pile: [], acts: {}, turn: event.leadsNext };
    case "leftWith":
      return { ...picture, outcome: { ...begun(picture), left: { player: event.player, cards: event.cards } } };
    case "roundScored": {
      const scores = { ...picture.scores };
      for (const score of event.scores) scores[score.player] = (scores[score.player] ?? 0) + score.points + score.bonus;
      return { ...picture, scores, outcome: { ...begun(picture), scores: event.scores }, pile: [], swept: picture.pile };
    }
    default:
      return picture;
  }
}

function begun(picture: Picture) {
  return picture.outcome ?? { round: picture.round, before: picture.order, next: picture.order, scores: [] };
}

function tricks(picture: Picture) {
  return picture.scene?.scene === "tricks" ? picture.scene : undefined;
}

function positioned(picture: Picture, order: Player[]): Picture {
  if (!picture.outcome) return { ...picture, order, ranked: true };
  return { ...picture, order, ranked: true, outcome: { ...picture.outcome, next: order }, acts: {} };
}

function acted(picture: Picture, player: Player, act: Act): Picture {
  return { ...picture, acts: { ...picture.acts, [player]: act } };
}

function dealt(picture: Picture, to: Player, cards: Cards, me: Player | undefined): Picture {
  const hand = to === me && typeof cards !== "number" ? cards : picture.hand;
  return { ...picture, hand, cards: { ...picture.cards, [to]: sizeOf(cards) } };
}

/** Somebody gives cards to somebody else, seen or unseen. */
function moved(picture: Picture, from: Player, to: Player, cards: Cards, me: Player | undefined): Picture {
  const given = typeof cards === "number" ? [] : cards;
  const next = lost(picture, from, given, me, sizeOf(cards));
  next.cards = { ...next.cards, [to]: (next.cards[to] ?? 0) + sizeOf(cards) };
  if (to === me) {
    next.hand = [...next.hand, ...given].sort((a, b) => a - b);
    next.received = [...next.received, ...given];
  }
  return next;
}

function exchanged(picture: Picture, event: DalmutiEventHandsSwapped | DalmutiEventTraded, me: Player | undefined): Picture {
  const { one, other, given, received } = event;
  return moved(moved(picture, one, other, given, me), other, one, received, me);
}

function lost(picture: Picture, from: Player, cards: readonly Rank[], me: Player | undefined, many = cards.length): Picture {
  const hand = from === me ? without(picture.hand, cards) : picture.hand;
  const received = from === me ? without(picture.received, cards) : picture.received;
  return { ...picture, hand, received, cards: { ...picture.cards, [from]: (picture.cards[from] ?? 0) - many } };
}

