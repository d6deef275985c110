import type { Cards, DalmutiEvent, DalmutiScene, GrapplesEvent, Player } from "protocol";
import type { Playback, PlaybackStep } from "protocol/rest";
import type { DalmutiPicture, GrapplesPicture } from "../store/table-store";
import { after } from "../table/animation/after";
import { blank, type Picture } from "../table/animation/picture";
import { events, replaced } from "../wire/rows";

/** Parts of a picture by name: `hands.A` is what A holds. */
type Parts = PlaybackStep["now"];
type Hands = Record<Player, Cards>;

/** One moment of a round. */
export interface Frame<E = DalmutiEvent | GrapplesEvent> {
  /** The number of the move in the match that led here, from 0; -1 before the first of the round. */
  step: number;
  told: readonly E[];
  parts: Parts;
  /** The number of the trick, or of the turn; 0 before the first. */
  chapter: number;
}

/** A moment at a table of The Great Dalmuti. */
export interface DalmutiFrame extends Frame<DalmutiEvent> {
  now: DalmutiPicture;
  hands: Hands;
  /** What lies on the table and what everybody did last. */
  table: Picture;
}

export interface GrapplesFrame extends Frame<GrapplesEvent> {
  now: GrapplesPicture & { grapples?: number[] };
}

/** The moments of a round: the one before its first step, and one after each. */
function frames(playback: Playback): Frame[] {
  const from = playback.rounds.find((it) => it.round === playback.round)?.from ?? 0;
  const all: Frame[] = [{ step: -1, told: [], parts: playback.start, chapter: 0 }];
  playback.steps.forEach((step, i) => {
    const before = all[i]!;
    const parts = replaced(before.parts, step.now);
    const told = events(playback.game, step.told);
    const begins = told.some((event) => event.event === "turnBegan" || (event.event === "laid" && leads(before.parts)));
    all.push({ step: from + i, told, parts, chapter: before.chapter + (begins ? 1 : 0) });
  });
  return all;
}

/** Whether the next play opens a trick. */
export function leads(parts: Parts): boolean {
  const scene = parts["scene"] as DalmutiScene | undefined;
  return scene?.scene === "tricks" && scene.top === undefined;
}

const HANDS = "hands.";

function hands(parts: Parts): Hands {
  const all: Hands = {};
  for (const [name, part] of Object.entries(parts)) {
    if (name.startsWith(HANDS)) all[name.slice(HANDS.length) as Player] = part as Cards;
  }
  return all;
}

export function dalmutiFrames(playback: Playback): DalmutiFrame[] {
  let table: Picture = blank();
  return (frames(playback) as Frame<DalmutiEvent>[]).map((frame) => {
    const now = frame.parts as DalmutiPicture;
    table = frame.told.reduce((picture, event) => after(picture, event, { now: frame.parts, me: undefined }), table);
    table = { ...table, order: now.order ?? [], scores: now.scores ?? {}, cards: now.cards ?? {} };
    return { ...frame, now, hands: hands(frame.parts), table };
  });
}

export function grapplesFrames(playback: Playback): GrapplesFrame[] {
  return (frames(playback) as Frame<GrapplesEvent>[]).map((frame) => ({
    ...frame,
    now: frame.parts as GrapplesFrame["now"],
  }));
}
