import type { GrapplesCard, GrapplesCards, GrapplesMove, GrapplesScene, Player } from "protocol";
import type { GrapplesPicture, TableStore } from "../store/table-store";
import type { Title } from "../table/court/rank";
import { say } from "../words/words";

/** What the table of Grapples is drawn from. */
export interface Sight {
  store: TableStore;
  now: GrapplesPicture;
  /** Whose eyes these are; nobody's for onlookers. */
  me: Player | undefined;
  /** What may be answered now. */
  legal: GrapplesMove[];
}

export function sightOf(store: TableStore): Sight {
  const now = store.grapples;
  const legal = now.question === undefined ? [] : (now.legal ?? []);
  return { store, now, me: now.you?.player, legal };
}

/** Everybody, from the viewer on, in the order in which they sit: the next one is on the left. */
export function ring({ now, me }: Sight): Player[] {
  const players = (now.hands ?? now.standing?.won ?? []).map((_, seat) => letter(seat));
  const first = me === undefined ? 0 : players.indexOf(me);
  return [...players.slice(first), ...players.slice(0, first)];
}

export function letter(seat: number): Player {
  return String.fromCharCode(65 + seat);
}

export function seatOf(player: Player): number {
  return player.charCodeAt(0) - 65;
}

export function cardsOf({ now }: Sight, player: Player): GrapplesCards {
  return now.hands?.[seatOf(player)] ?? 0;
}

/** The viewer's own cards, the latest last. */
export function ownCards(sight: Sight): GrapplesCard[] {
  const cards = sight.me === undefined ? 0 : cardsOf(sight, sight.me);
  return typeof cards === "number" ? [] : cards;
}

export function officeIn(scene: GrapplesScene | undefined) {
  return scene && "office" in scene ? scene.office : undefined;
}

/** `deals 3`: for how many cards somebody is the dealer already. */
export function deals({ dealt }: { dealt: number }): string {
  return `${say("web.grapples.deals")} ${dealt}`;
}

/** The dealer has the throne for as long as they deal. */
export function rankOf({ now }: Sight, player: Player): Title {
  return officeIn(now.scene)?.dealer === player ? "greater-dalmuti" : "merchant";
}

/** How many games of the match somebody has won. */
export function wonBy({ now }: Sight, player: Player): number {
  return now.standing?.won[seatOf(player)] ?? 0;
}

/** Who was dealt to, or deals to themselves. */
export function turnIn(scene: GrapplesScene | undefined): Player | undefined {
  if (!scene) return undefined;
  return "turn" in scene ? scene.turn.player : officeIn(scene)?.dealer;
}

/** Whom the table waits for, as far as everybody can see. */
export function awaited(scene: GrapplesScene | undefined): Player | undefined {
  switch (scene?.scene) {
    case "asked":
      return scene.office.dealer;
    case "offered":
      return scene.loan.with;
    default:
      return turnIn(scene);
  }
}

/** Which way a move goes, if it goes any. */
export function wayOf(move: GrapplesMove): "LEFT" | "SELF" | "RIGHT" | undefined {
  if (move.move === "deal") return move.to;
  return move.move === "chooseDirection" ? move.direction : undefined;
}
