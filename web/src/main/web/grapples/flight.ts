import type { GrapplesEvent } from "protocol";
import { lessMotion, pace } from "../store/settings";
import { fly } from "../table/animation/flip";
import { byKind, type ByKind } from "../wire/kinds";
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
  const ways = told.flatMap((event) => wayOf(event, places) ?? []);
  fly(places.layer, ways.map((way, i) => ({ ...way, lasts: LASTS * pace(), delay: i * STAGGER * pace(), arriving: "scale(0.8)" })));
}

function wayOf(event: GrapplesEvent, { ring, hand, me }: Places): { from: DOMRect; to: DOMRect } | undefined {
  const at = (player: string) => (player === me ? hand?.latestRect : ring.rectOf(player));
  const [from, to] = byKind(WAYS, "event", event, at, ring.deckRect) ?? [];
  return from && to ? { from, to } : undefined;
}

type Rect = DOMRect | undefined;

const WAYS: Partial<ByKind<GrapplesEvent, "event", [from: Rect, to: Rect], [at: (player: string) => Rect, deck: Rect]>> = {
  dealt: ({ to }, at, deck) => [deck, at(to)],
  cardTaken: ({ by, from }, at) => [at(from), at(by)],
  queenHandedOver: ({ by, to }, at) => [at(by), at(to)],
  aceDiscarded: ({ by }, at, deck) => [at(by), deck],
};
