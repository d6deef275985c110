import type { GrapplesEvent } from "protocol";
import { lessMotion, pace } from "../store/settings";
import { fly } from "../table/animation/flip";
import type { DmGrapplesHand } from "./own-hand";
import type { DmGrapplesRing } from "./table-ring";

/** Where cards can fly from and to. */
export interface Places {
  ring: DmGrapplesRing;
  hand: DmGrapplesHand | null;
  layer: HTMLElement;
  me: string | undefined;
}

const LASTS = 420;
const STAGGER = 160;

/** Lets cards be seen travelling, each a little later than the one before. */
export function flyAll(told: readonly GrapplesEvent[], places: Places): void {
  if (lessMotion()) return;
  let delay = 0;
  for (const event of told) {
    const way = wayOf(event, places);
    if (!way) continue;
    fly(places.layer, way.from, way.to, LASTS * pace(), delay * pace(), "scale(0.8)");
    delay += STAGGER;
  }
}

function wayOf(event: GrapplesEvent, places: Places): { from: DOMRect; to: DOMRect } | undefined {
  const at = (player: string) => (player === places.me ? places.hand?.latestRect : places.ring.seatRect(player));
  switch (event.event) {
    case "dealt":
      return between(places.ring.deckRect, at(event.to));
    case "cardTaken":
      return between(at(event.from), at(event.by));
    case "queenHandedOver":
      return between(at(event.by), at(event.to));
    case "aceDiscarded":
      return between(at(event.by), places.ring.deckRect);
    default:
      return undefined;
  }
}

function between(from: DOMRect | undefined, to: DOMRect | undefined) {
  return from && to ? { from, to } : undefined;
}
