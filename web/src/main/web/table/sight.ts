import type { DalmutiMove, Player } from "protocol";
import type { DalmutiPicture, TableStore } from "../store/table-store";
import { say } from "../words/words";
import type { Beat } from "./animation/beats";
import type { Picture } from "./animation/picture";
import { titleName } from "./court/rank";

/** Everything that the parts of the table are drawn from, at one moment. */
export interface Sight {
  readonly store: TableStore;
  /** What is shown. */
  readonly picture: Picture;
  /** What is known, which may be ahead of what is shown. */
  readonly now: DalmutiPicture;
  readonly me: Player | undefined;
  /** What this viewer may do, once everything before it was shown. */
  readonly legal: readonly DalmutiMove[];
  readonly beat: Beat | undefined;
  /** What the beat tells, in a sentence. */
  readonly caption: string;
  /** How long the beat stays, in milliseconds; 0 where nothing should move. */
  readonly lasting: number;
}

/** What a player is called, and which of them the viewer is. */
export function nameOf({ store }: Pick<Sight, "store">, player: Player): string {
  return player === store.now.you?.player ? say("web-table.you", store.name(player)) : store.name(player);
}

export function titleOf(sight: Sight, player: Player, order = sight.picture.order): string {
  const at = order.indexOf(player);
  return at < 0 || !sight.picture.ranked ? "" : titleName(at + 1, order.length);
}

/** Whether the match has points; without them the table says none (SCORE-1). */
export function hasPoints({ now }: Sight): boolean {
  return now.scores !== undefined;
}

/** The points and coins of a player; nothing in a match without them. */
export function points(sight: Sight, player: Player): string {
  const scored = hasPoints(sight) ? [say("web-table.points", sight.picture.scores[player] ?? 0)] : [];
  const paid = sight.now.coins ? [say("web-table.coins", coinsOf(sight, player))] : [];
  return [...scored, ...paid].join(" · ");
}

export function coinsOf({ now }: Sight, player: Player): number {
  return now.coins?.[player] ?? 0;
}

/** Whether the turn goes counter-clockwise in this round. */
export function goesBack({ now }: Sight): boolean {
  return now.decree === "WIDDERSHINS";
}

/** Whether a kind of move is on offer. */
export function offers(sight: Sight, kind: DalmutiMove["move"]): boolean {
  return sight.legal.some((move) => move.move === kind);
}

/** How many cards lie there for the viewer to take one of them (DRAW-5). */
export function toDraw({ now, me, beat }: Sight): number {
  return !beat && now.spread && now.spread.by === me ? now.spread.left : 0;
}

/** The beginning of an event's name tells its kind: the first of the beat, for a beat has one kind. */
export function happening(sight: Sight): string {
  return sight.beat?.events[0]?.event ?? "";
}

/** Whether the viewer has laid the last card of the round, and others play on. */
export function isOut({ picture, me }: Sight): boolean {
  return me !== undefined && picture.scene?.scene === "tricks" && picture.out.includes(me);
}
