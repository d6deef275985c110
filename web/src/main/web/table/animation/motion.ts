import type { Cards, DalmutiEvent, DalmutiEventHandsSwapped, DalmutiEventTraded, Player, Rank } from "protocol";
import { sound } from "../../sound/sounds";
import { settings } from "../../store/settings";
import { byKind, type ByKind } from "../../wire/kinds";
import { hatOf } from "../court/rank";
import type { DmCourt } from "../court/dm-court";
import type { DmPile } from "../court/dm-pile";
import type { DmHand } from "../hand/dm-hand";
import { faceOf } from "../face";
import { cardsOf, sizeOf } from "../words/cards";
import type { Beat } from "./beats";
import { type Flight, fly, travel } from "./flip";
import type { Picture } from "./picture";

/** The parts of the table between which cards travel. */
export interface Ground {
  room: HTMLElement;
  court: DmCourt;
  pile: DmPile | null;
  layer: HTMLElement;
  /** The viewer's own cards. */
  own: DmHand;
  /** Where the cards lay that the viewer has just laid or given. */
  left: readonly DOMRect[];
  /** The hand is drawn as it was before: what leaves it lies in it still, and what comes does not yet. */
  kept: boolean;
}

const MOST_FLIGHTS = 30;
const AT_ONCE = 6;

/** Moves what a beat moves, once the picture after it is drawn. */
export function move(beat: Beat, picture: Picture, lasting: number, ground: Ground): void {
  const event = beat.events[0];
  if (!event || lasting <= 0) return;
  switch (event.event) {
    case "laid":
      return laid(event.by, lasting, ground);
    case "trickTaken":
    case "roundScored":
      return sweep(picture, lasting, ground);
    case "positionsTaken":
      return crown(picture, lasting, ground);
    case "revolutionDeclared":
      return shake(ground.room, Math.min(900, lasting / 2));
    case "dealt":
      return deal(beat, picture, lasting, ground);
    default:
      return fly(ground.layer, beat.events.flatMap((one) => handed(one, lasting, ground)));
  }
}

function at(player: Player, ground: Ground): DOMRect {
  return ground.court.rectOf(player) ?? ground.own.getBoundingClientRect();
}

function laid(by: Player, lasting: number, ground: Ground): void {
  const play = [...(ground.pile?.plays ?? [])].at(-1);
  if (!play) return;
  const cards = [...play.querySelectorAll(".card")];
  const seat = at(by, ground);
  cards.forEach((card, i) => travel(card, ground.left[i] ?? seat, lasting * 0.7, (i * lasting * 0.2) / cards.length));
}

/** COURT-4: the Greater Peon clears the table. */
function sweep(picture: Picture, lasting: number, ground: Ground): void {
  const peon = picture.outcome?.before.at(-1) ?? picture.order.at(-1);
  if (!peon || !ground.pile) return;
  const to = at(peon, ground);
  for (const play of ground.pile.plays) {
    const from = play.getBoundingClientRect();
    const dx = (to.left + to.right - from.left - from.right) / 2;
    const dy = (to.top + to.bottom - from.top - from.bottom) / 2;
    play.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: "none", opacity: 1, offset: 0.45 },
        { transform: `translate(${dx}px, ${dy}px) scale(.2) rotate(25deg)`, opacity: 0.2 },
      ],
      { duration: lasting, easing: "ease-in", fill: "forwards" },
    );
  }
}

/** Everybody changes chairs; then the crown flies to whoever has won it, and an old king lands on the suitcase. */
function crown(picture: Picture, lasting: number, ground: Ground): void {
  const [old] = picture.outcome?.before ?? [];
  const [king] = picture.order;
  if (old === undefined || king === undefined || old === king) return;
  setTimeout(() => {
    fly(ground.layer, [{ from: at(old, ground), to: at(king, ground), lasts: lasting * 0.4, image: hatOf("greater-dalmuti"), arriving: "" }]);
    if (picture.order.at(-1) === old) land(ground.court.seatOf(old) ?? ground.own);
  }, lasting * 0.45);
}

function land(seat: HTMLElement): void {
  if (settings().sound) sound("thud");
  seat.animate({ translate: ["0 -1.5rem", "0 0", "0 -0.4rem", "0 0"] }, { duration: 420, easing: "ease-in" });
}

/** The whole room shakes, less and less. */
function shake(room: HTMLElement, lasting: number): void {
  const way = [0, -11, 10, -8, 7, -5, 3, -2, 0].map((x, i) => `${x}px ${i % 2 === 0 ? 0 : x / 2}px`);
  room.animate({ translate: way }, { duration: lasting, easing: "linear" });
}

/** One back after the other goes from the Greater Peon to everybody in turn. */
function deal(beat: Beat, picture: Picture, lasting: number, ground: Ground): void {
  const peon = picture.order.at(-1);
  if (!peon) return;
  const places = new Map(picture.order.map((player) => [player, at(player, ground)]));
  const from = at(peon, ground);
  const total = beat.events.reduce((sum, event) => sum + (event.event === "dealt" ? sizeOf(event.cards) : 0), 0);
  const count = Math.min(MOST_FLIGHTS, total);
  const lasts = lasting * 0.3;
  const flights = Array.from({ length: count }, (_, i) => {
    const player = picture.order[i % picture.order.length] ?? peon;
    return { player, from, to: places.get(player) ?? from, lasts, delay: (i * (lasting - lasts)) / count };
  });
  takeOff(ground.layer, flights.filter(({ player }) => player !== peon));
}

/** Only a few in each frame, so that no frame takes long; the later ones have to wait for their turn anyway. */
function takeOff(layer: HTMLElement, [...flights]: Flight[]): void {
  requestAnimationFrame(() => {
    fly(layer, flights.splice(0, AT_ONCE));
    if (flights.length > 0) takeOff(layer, flights);
  });
}

/** The cards that somebody lays or gives away, as far as one knows them. */
export function leaving(event: DalmutiEvent, player: Player): readonly Rank[] {
  if (event.event === "laid") return event.by === player ? cardsOf(event.play) : [];
  const given = (byKind(HANDOVERS, "event", event) ?? []).find(([giver]) => giver === player)?.[2];
  return typeof given === "object" ? given : [];
}

/** Who gives which cards to whom. */
type Handover = [from: Player, to: Player, cards: Cards];

/** The cards that change hands, as whoever looks on sees them. */
function handed(event: DalmutiEvent, lasting: number, ground: Ground): Flight[] {
  return (byKind(HANDOVERS, "event", event) ?? []).flatMap(([giver, taker, cards]) => {
    const way = { from: at(giver, ground), to: at(taker, ground), lasts: lasting * 0.8 };
    const lies = typeof cards === "number" ? [] : inHand(giver, taker, cards, lasting, ground);
    return Array.from({ length: Math.min(6, sizeOf(cards)) }, (_, i) => {
      const rank = typeof cards === "number" ? undefined : cards[i];
      return { ...way, delay: i * 90, ...(rank !== undefined && { image: faceOf(rank), arriving: "" }), ...lies[i] };
    });
  });
}

/** Cards leave the viewer's hand from where they lay, and come to where they will lie. */
function inHand(giver: Player, taker: Player, cards: readonly Rank[], lasting: number, { court, own, left, kept }: Ground): Partial<Flight>[] {
  if (!court.seatOf(giver)) {
    if (kept) own.hide(cards, "first", lasting);
    return left.map((from) => ({ from, grows: "from" }));
  }
  if (court.seatOf(taker)) return [];
  const places = kept ? cards.flatMap((rank) => own.placeFor(rank) ?? []) : own.hide(cards, "last", lasting * 0.8);
  return places.map((to) => ({ to, grows: "to" }));
}

const HANDOVERS: Partial<ByKind<DalmutiEvent, "event", Handover[]>> = {
  taxPaid: ({ peon, lord, cards }) => [[peon, lord, cards]],
  taxReturned: ({ peon, lord, cards }) => [[lord, peon, cards]],
  handsSwapped: exchanged,
  traded: exchanged,
  replaced: ({ peon, meantFor }) => [[peon, meantFor, 1]],
  wentToPeon: ({ peon, meantFor }) => [[meantFor, peon, 1]],
  offered: ({ by, to }) => [[by, to, 1]],
};

function exchanged({ one, other, given, received }: DalmutiEventHandsSwapped | DalmutiEventTraded): Handover[] {
  return [
    [one, other, given],
    [other, one, received],
  ];
}
