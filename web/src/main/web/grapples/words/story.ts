import type { GrapplesCards, GrapplesEvent, Player } from "protocol";
import { letter } from "../sight";
import { list, say } from "../../words/words";
import { grapplesCard } from "./cards";

type Naming = (player: Player) => string;

/** What happened, in a sentence; empty where there is nothing to say. */
export function grapplesSentence(event: GrapplesEvent, name: Naming): string {
  switch (event.event) {
    case "turnBegan":
    case "stayedInOffice":
    case "settled":
      return "";
    case "cardsDrawn":
      return say("story.grapples.drawn", event.cards.map((it, i) => `${name(letter(i))}: ${grapplesCard(it)}`).join(", "));
    case "firstDealerFound":
      return say("story.grapples.deals-first", name(event.dealer));
    case "deckShuffled":
      return say("story.grapples.shuffled");
    case "looked":
      return shown(say("story.grapples.looks", name(event.dealer)), event.top);
    case "dealt":
      return shown(dealt(event, name), event.card);
    case "doubledDown":
      return say("story.grapples.doubles", name(event.by), grapplesCard(event.with));
    case "aceDiscarded":
      return say("story.grapples.discards", name(event.by), grapplesCard("AS"));
    case "directionChosen":
      return say(event.direction === "LEFT" ? "story.grapples.chooses-left" : "story.grapples.chooses-right", name(event.by));
    case "gameEnded":
      return say("story.grapples.wins", event.winners.length, list(event.winners.map(name)));
    case "matchEnded":
    case "handsShown":
      return "";
    default:
      return amongTwo(event, name);
  }
}

type AmongTwo = Extract<
  GrapplesEvent,
  {
    event:
      | "askedForOffice" | "officeRefused" | "dealerChanged" | "queenOffered" | "queenRefused" | "handShuffled"
      | "cardTaken" | "queenHandedOver";
  }
>;

function amongTwo(event: AmongTwo, name: Naming): string {
  switch (event.event) {
    case "askedForOffice":
      return say("story.grapples.asks", name(event.by), grapplesCard(event.with));
    case "officeRefused":
    case "queenRefused":
      return say("story.grapples.refuses", name(event.by));
    case "dealerChanged": {
      const keys = {
        JACK: "story.grapples.dealer-by-jack",
        ACE: "story.grapples.dealer-by-ace",
        TAP_OUT: "story.grapples.dealer-by-tap-out",
        LIMIT: "story.grapples.dealer-by-limit",
      };
      return say(keys[event.why], name(event.to));
    }
    case "queenOffered":
      return say("story.grapples.trades", name(event.by), grapplesCard(event.queen), name(event.to));
    case "handShuffled":
      return say("story.grapples.hand-shuffled", name(event.of));
    case "cardTaken":
      return shown(say("story.grapples.takes", name(event.by), name(event.from)), event.card);
    case "queenHandedOver":
      return say("story.grapples.gets-queen", name(event.to));
  }
}

function dealt(event: Extract<GrapplesEvent, { event: "dealt" }>, name: Naming): string {
  const keys = {
    ON: "story.grapples.deals-on",
    SELF: "story.grapples.deals-self",
    LEFT: "story.grapples.deals-left",
    RIGHT: "story.grapples.deals-right",
    SECOND: "story.grapples.deals-second",
  };
  return say(keys[event.way], name(event.dealer), name(event.to));
}

function shown(sentence: string, cards: GrapplesCards): string {
  if (typeof cards === "number") return sentence;
  return say("story.grapples.shown", sentence, cards.map(grapplesCard).join(", "));
}
