import type { Room } from "../form";

/** The middle of a seat, in pixels from the left upper corner of the court. */
export interface Place {
  x: number;
  y: number;
}

/** A part of the court, by its distances from the court's edges. */
export interface Inset {
  top: number;
  side: number;
}

/** Who sits where around the table, how large they are drawn, and what room that leaves. */
export interface Seating {
  /** What a drawing's unit measures. */
  unit: number;
  width: number;
  tall: number;
  places: Place[];
  /** What no seat covers, down to the court's lower edge. */
  middle: Inset;
  /** Where the table stands. */
  board: Inset;
}

/** How large a unit may be, and how much of a court's height at least: from a sofa, more is seen. */
const LARGEST = 2.8;
const OF_HEIGHT = 1 / 220;
const SMALLEST = 0.5;
const STEP = 0.06;
/** From an oval to nearly a rectangle: where there is little room, people sit in the corners too. */
const ROUNDNESS = [2.2, 3, 5, 12];
/** The least part of the way around the table that is between the viewer and the next, counted from the lower end. */
const NEAREST = 0.2;
const NEAREST_OF_MANY = 0.16;
const MANY = 9;
const GAP = 3;
const RIM = 12;

/**
 * Seats the others, clockwise from one's own left, as large as the room allows.
 *
 * @param text how many times as large as usual letters are
 */
export function seating(others: number, room: Room, text = 1): Seating {
  for (let unit = Math.max(LARGEST, room.height * OF_HEIGHT); unit > SMALLEST; unit -= STEP) {
    for (const roundness of ROUNDNESS) {
      const found = seated(others, room, unit, roundness, text);
      if (fits(found, room)) return found;
    }
  }
  return seated(others, room, SMALLEST, ROUNDNESS.at(-1) ?? 2, text);
}

/** What stands below a figure: the name, and where there is room the title and the points. */
export function linesAt(unit: number): { name: number; title: boolean; score: boolean } {
  return { name: unit > 3 ? 20 : unit > 1.3 ? 15 : unit > 0.8 ? 12.5 : 11, title: unit > 1.3, score: unit > 1.6 };
}

/** Where the table's middle is for somebody: what they say goes there, and not over whoever sits beside them. */
export type Edge = "left" | "right" | "top";

export function edge({ unit, tall }: Seating, { x, y }: Place, { width }: Room): Edge {
  if (unit < 1.2 && y < tall && Math.abs(x - width / 2) < width * 0.28) return "top";
  return x > width / 2 ? "right" : "left";
}

function seated(others: number, room: Room, unit: number, roundness: number, text: number): Seating {
  const { name, title, score } = linesAt(unit);
  const width = Math.max(54, 74 * unit);
  const tall = 54 * unit + text * (name * 1.4 + (title ? 15 : 0) + (score ? 15 : 0));
  const places = around(others, { width: room.width - width, height: room.height - tall }, roundness);
  const at = places.map(({ x, y }) => ({ x: x + width / 2, y: y + tall / 2 }));
  const found = { unit, width, tall, places: at };
  const board = { top: 46 * unit, side: Math.min(width * 0.55, room.width * 0.1) };
  return { ...found, middle: middle(found, room, board.top + RIM), board };
}

function fits({ places, width, tall, middle }: Seating, room: Room): boolean {
  if (room.height - middle.top < room.height * 0.5 || room.width - 2 * middle.side < Math.min(room.width * 0.48, 420)) return false;
  return places.every((one, i) =>
    places.slice(i + 1).every((other) => Math.abs(one.x - other.x) >= width + GAP || Math.abs(one.y - other.y) >= tall + GAP),
  );
}

function middle({ places, width, tall }: Pick<Seating, "places" | "width" | "tall">, room: Room, least: number): Inset {
  const centre = room.width / 2;
  const above = places.filter(({ x }) => Math.abs(x - centre) < room.width * 0.24);
  const top = Math.max(least, ...above.map(({ y }) => y + tall / 2));
  const beside = places.filter(({ x, y }) => y + tall / 2 > top + GAP && Math.abs(x - centre) >= room.width * 0.24);
  const side = Math.max(0, ...beside.map(({ x }) => Math.min(x, room.width - x) + width / 2));
  return { top, side };
}

const SAMPLES = 72;

/** Points at equal distances along an oval, from its left lower part over the top to its right. */
function around(others: number, { width, height }: Room, roundness: number): Place[] {
  const outline = Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const angle = (2 * Math.PI * i) / SAMPLES; // from below, clockwise
    return { x: (width / 2) * (1 - bent(Math.sin(angle), roundness)), y: (height / 2) * (1 + bent(Math.cos(angle), roundness)) };
  });
  const upTo = [0];
  for (let i = 1; i <= SAMPLES; i++) upTo.push((upTo[i - 1] ?? 0) + distance(outline[i - 1], outline[i]));
  const whole = upTo[SAMPLES] ?? 0;
  const first = Math.max(1 / (others + 1), others < MANY ? NEAREST : NEAREST_OF_MANY);
  return Array.from({ length: others }, (_, i) => {
    const part = others === 1 ? 0.5 : first + ((1 - 2 * first) * i) / (others - 1);
    return along(outline, upTo, part * whole);
  });
}

/** The point of a line at a distance from its beginning. */
function along(line: readonly Place[], upTo: readonly number[], way: number): Place {
  const to = Math.max(1, upTo.findIndex((length) => length >= way));
  const [before, after] = [upTo[to - 1] ?? 0, upTo[to] ?? 0];
  const [one, other] = [line[to - 1] ?? { x: 0, y: 0 }, line[to] ?? { x: 0, y: 0 }];
  const part = after > before ? (way - before) / (after - before) : 0;
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
}

function bent(value: number, roundness: number): number {
  return Math.sign(value) * Math.abs(value) ** (2 / roundness);
}

function distance(one: Place | undefined, other: Place | undefined): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}
