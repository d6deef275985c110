import type { TemplateResult } from "lit";
import { strokes } from "../view/icon";

// Our own drawings of what one does at the table, on a grid of 24, in strokes; the house's others are in view/icon.
const STROKES = {
  pass: "M7 11V5.5a1.5 1.5 0 013 0V10 4a1.5 1.5 0 013 0v6-5a1.5 1.5 0 013 0v7-4a1.5 1.5 0 013 0v6c0 5-3 7-6.5 7S8 19 6.5 16.5L4 12.5c-1-2 1.5-3 3-1.5",
  sort: "M5 6h14M5 12h9M5 18h5",
  log: "M6 3h10a3 3 0 013 3v2h-4V6M6 3a2 2 0 00-2 2v13a3 3 0 003 3h10a3 3 0 003-3v-1H10v1a3 3 0 01-3 3M8 9h4M8 13h6",
  auto: "M4 6v12l8-6zM13 6v12l8-6z",
  lost: "M3 4l18 17M5 11c1-1 3-2 5-2.5M2 8c2-2 3-2 4-2.7M12 5c4 0 7 1.5 10 4M15 10c1.5.5 3 1 4 2M9 15c2-1.5 4-1.5 6 0M12 19v0",
  coin: "M12 3a9 9 0 100 18 9 9 0 000-18zM8.5 15l-1-5.5 2.5 2L12 8l2 3.5 2.5-2-1 5.5z",
  swap: "M4 8h13l-4-4M20 16H7l4 4",
  up: "M12 20V5M6 11l6-6 6 6",
  down: "M12 4v15M6 13l6 6 6-6",
  same: "M5 9h14M5 15h14",
  star: "M12 3l2.7 6 6.3.6-4.8 4.3 1.4 6.3-5.6-3.3-5.6 3.3 1.4-6.3L3 9.6 9.3 9z",
  out: "M14 4h6v16h-6M3 12h12M11 8l4 4-4 4",
} as const;

export type Sign = keyof typeof STROKES;

/** A small drawing; what it means is said in words. */
export function sign(name: Sign): TemplateResult {
  return strokes(STROKES[name]);
}
