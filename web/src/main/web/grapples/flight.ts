import type { GrapplesEvent } from "protocol";
import { lessMotion, pace } from "../store/settings";
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
export function fly(told: readonly GrapplesEvent[], places: Places): void {
  if (lessMotion()) return;
  let delay = 0;
  for (const event of told) {
    const way = wayOf(event, places);
    if (!way) continue;
    travel(way.from, way.to, delay * pace(), places.layer);
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

function travel(from: DOMRect, to: DOMRect, delay: number, layer: HTMLElement): void {
  const home = layer.getBoundingClientRect();
  const card = document.createElement("img");
  card.src = "/art/back.svg";
  card.alt = "";
  layer.append(card);
  const middle = (rect: DOMRect) => ({
    x: rect.left + rect.width / 2 - home.left,
    y: rect.top + rect.height / 2 - home.top,
  });
  const start = middle(from);
  const end = middle(to);
  const flight = card.animate(
    [
      { transform: `translate(${start.x}px, ${start.y}px) translate(-50%, -50%)`, opacity: 1 },
      { transform: `translate(${end.x}px, ${end.y}px) translate(-50%, -50%) scale(0.8)`, opacity: 1, offset: 0.85 },
      { transform: `translate(${end.x}px, ${end.y}px) translate(-50%, -50%) scale(0.8)`, opacity: 0 },
    ],
    { duration: LASTS * pace(), delay, easing: "cubic-bezier(0.3, 0.7, 0.3, 1)", fill: "both" },
  );
  const gone = () => card.remove();
  flight.finished.then(gone, gone);
}
