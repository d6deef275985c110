import type { Cards, DalmutiEvent, Player } from "protocol";
import { list, say, title } from "../../words/words";
import { cardName, cardsName, playName } from "./cards";

/** What a sentence needs to know of the moment before its event. */
export interface Setting {
  name(player: Player): string;
  /** Whether the next play opens a trick. */
  leads: boolean;
}

/** Whether the next play opens a trick, after something happened. */
export function leadsAfter(leads: boolean, { event }: DalmutiEvent): boolean {
  return event === "trickTaken" || event === "roundBegan" || (leads && event !== "laid");
}

/** What happened, event by event; empty where there is nothing to say. */
export function sentences(told: readonly DalmutiEvent[], name: Setting["name"], leads = true): string[] {
  return told.map((event) => {
    const text = sentence(event, { name, leads });
    leads = leadsAfter(leads, event);
    return text;
  });
}

/** What happened, in a sentence; empty where there is nothing to say. */
export function sentence(event: DalmutiEvent, setting: Setting): string {
  const { name } = setting;
  switch (event.event) {
    case "drew":
      return say("story.draws", name(event.by), cardName(event.card));
    case "roundBegan":
      return say("story.heading-round", event.round);
    case "deckCut":
      return say("story.cuts", name(event.by), event.depth);
    case "dealt":
      return typeof event.cards === "number" ? "" : say("story.dealt", name(event.to), cardsName(event.cards));
    case "setAside":
      return say("story.set-aside", cardsName(event.cards));
    case "holderFound":
      return say("story.holder", name(event.holder), title("greater-dalmuti"));
    case "fellOpen":
      return say("story.fell-open", name(event.meantFor), cardName(event.card));
    case "stayed":
      return say("story.stayed", name(event.with));
    case "wentToPeon":
      return say("story.went-to-peon", name(event.peon));
    case "replaced":
      return handed("story.gives", name(event.peon), name(event.meantFor), event.card);
    case "answered":
    case "chose":
    case "tradeClosed":
    case "knocked":
      return "";
    case "noRevolution":
      return say("story.no-revolution");
    case "revolutionDeclared":
      return say(event.call === "GREATER_REVOLUTION" ? "story.greater-revolution" : "story.revolution", name(event.by));
    case "positionsTaken":
      return say("story.order", list(event.order.map(name)));
    default:
      return ofExchange(event, setting);
  }
}

type Rest = Exclude<
  DalmutiEvent,
  {
    event:
      | "drew" | "roundBegan" | "deckCut" | "dealt" | "setAside" | "holderFound" | "fellOpen" | "stayed" | "wentToPeon"
      | "replaced" | "answered" | "chose" | "tradeClosed" | "knocked" | "noRevolution" | "revolutionDeclared"
      | "positionsTaken";
  }
>;

function ofExchange(event: Rest, { name, leads }: Setting): string {
  switch (event.event) {
    case "handsSwapped":
    case "traded":
      return say("story.exchange", name(event.one), name(event.other), cardsName(event.given), cardsName(event.received));
    case "taxPaid":
      return handed("story.pays", name(event.peon), name(event.lord), event.cards);
    case "taxReturned":
      return handed("story.gives", name(event.lord), name(event.peon), event.cards);
    case "partnerNamed":
      return say("story.partner", name(event.by), name(event.partner));
    case "tradeDeclined":
      return say("story.no-offer", name(event.by));
    case "offered":
      return handed("story.offers", name(event.by), name(event.to), event.card);
    case "offerRefused":
      return say("story.refuses", name(event.to));
    case "laid":
      return say(leads ? "story.leads" : "story.plays", name(event.by), playName(event.play));
    case "passed":
      return say("story.passes", 1, name(event.by));
    case "wentOut":
      return say("story.is-out", name(event.player), event.place);
    case "trickTaken":
      return event.by === event.leadsNext
        ? say("story.leads-next", name(event.by))
        : say("story.out-leads-next", name(event.by), name(event.leadsNext));
    case "leftWith":
      return say("story.left-with", name(event.player), cardsName(event.cards));
    case "roundScored":
      return say("story.heading-end-of-round");
    case "joined":
      return say("story.joins", name(event.newcomer), event.position);
    case "left":
      return say("story.leaves", name(event.leaver));
    case "matchEnded":
      return say("story.heading-over");
  }
}

function handed(key: string, from: string, to: string, cards: Cards): string {
  return say(key, from, to, cardsName(cards));
}
