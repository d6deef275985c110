import type { GrapplesEvent, Player } from "protocol";
import { grapplesCard } from "./words/cards";
import { say } from "../words/words";
import { letter } from "./sight";

/** What is heard from players, in a few words in a bubble. */
export function said(event: GrapplesEvent): [Player, string][] {
  if (event.event === "cardsDrawn") return event.cards.map((card, seat) => [letter(seat), grapplesCard(card)]);
  const one = saidBy(event);
  return one ? [one] : [];
}

function saidBy(event: GrapplesEvent): [Player, string] | undefined {
  switch (event.event) {
    case "looked":
      return [event.dealer, say("web.grapples.says-looked")];
    case "doubledDown":
      return [event.by, say("web.grapples.says-double", grapplesCard(event.with))];
    case "askedForOffice":
      return [event.by, say("web.grapples.says-ask", grapplesCard(event.with))];
    case "officeRefused":
    case "queenRefused":
      return [event.by, say("web.grapples.says-no")];
    case "dealerChanged":
      return [event.to, say("web.grapples.says-deal")];
    case "aceDiscarded":
      return [event.by, grapplesCard("AS")];
    case "queenOffered":
      return [event.by, say("web.grapples.says-queen", grapplesCard(event.queen))];
    default:
      return undefined;
  }
}
