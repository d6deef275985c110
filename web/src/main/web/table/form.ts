/** How the table is laid out: by the room it has. */
export type Form = "wide" | "side" | "tall" | "low";

/** A size in pixels. */
export interface Room {
  width: number;
  height: number;
}

/**
 * `wide`: own place, hand and actions beside each other below the table; `side`: a low screen has the actions beside
 * the table; `tall`: one below the other; `low`: likewise, in as few lines as can be.
 */
export function formOf({ width, height }: Room): Form {
  if (height < 440 && width >= 540) return "side";
  if (width >= 900) return "wide";
  return height < 570 ? "low" : "tall";
}

/** From how many pixels on the log has its place beside the table. */
const DOCKS_FROM = 1180;

export function docks(room: Room): boolean {
  return formOf(room) === "wide" && room.width >= DOCKS_FROM;
}
