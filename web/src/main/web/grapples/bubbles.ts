import type { GrapplesEvent, Player } from "protocol";
import { grapplesCard } from "./words/cards";
import { byKind, type ByKind } from "../wire/kinds";
import { say } from "../words/words";
import { letter } from "./sight";

/** What is heard from players, in a few words in a bubble. */
export function said(event: GrapplesEvent): [Player, string][] {
  return byKind(SAID, "event", event) ?? [];
}

const refused = ({ by }: { by: Player }): [Player, string][] => [[by, say("web.grapples.says-no")]];

const SAID: Partial<ByKind<GrapplesEvent, "event", [Player, string][]>> = {
  cardsDrawn: ({ cards }) => cards.map((card, seat) => [letter(seat), grapplesCard(card)]),
  looked: ({ dealer }) => [[dealer, say("web.grapples.says-looked")]],
  doubledDown: ({ by, with: card }) => [[by, say("web.grapples.says-double", grapplesCard(card))]],
  askedForOffice: ({ by, with: card }) => [[by, say("web.grapples.says-ask", grapplesCard(card))]],
  officeRefused: refused,
  queenRefused: refused,
  dealerChanged: ({ to }) => [[to, say("web.grapples.says-deal")]],
  aceDiscarded: ({ by }) => [[by, grapplesCard("AS")]],
  queenOffered: ({ by, queen }) => [[by, say("web.grapples.says-queen", grapplesCard(queen))]],
};
