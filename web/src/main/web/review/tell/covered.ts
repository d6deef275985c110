import type { Cards, DalmutiEvent, Player } from "protocol";
import { sizeOf } from "../../table/words/cards";

/** An event as somebody at the table was told of it: cards that went by covered are only counted. */
export function covered(event: DalmutiEvent, eyes: Player): DalmutiEvent {
  const seen = (cards: Cards, ...by: Player[]): Cards => (by.includes(eyes) ? cards : sizeOf(cards));
  switch (event.event) {
    case "setAside":
      return { ...event, cards: sizeOf(event.cards) };
    case "replaced":
      return { ...event, card: seen(event.card, event.peon, event.meantFor) };
    case "taxPaid":
    case "taxReturned":
      return { ...event, cards: seen(event.cards, event.peon, event.lord) };
    case "offered":
      return { ...event, card: seen(event.card, event.by) };
    case "handsSwapped":
    case "traded":
      return {
        ...event,
        given: seen(event.given, event.one, event.other),
        received: seen(event.received, event.one, event.other),
      };
    default:
      return event;
  }
}
