import type { GrapplesMove } from "protocol";
import { isElsewhere } from "../view/keys";
import { wayOf } from "./sight";

/** What a key asks for at the table of Grapples. */
export type Wanted = { want: "move"; move: GrapplesMove } | { want: "hint" | "log" };

/** Digits pick choices in their order; arrows point to neighbours, to oneself, or on. */
export function wanted(event: KeyboardEvent, legal: readonly GrapplesMove[]): Wanted | undefined {
  if (isElsewhere(event)) return undefined;
  const move = /^[1-9]$/.test(event.key) ? legal[Number(event.key) - 1] : byArrow(event.key, legal);
  if (move) return { want: "move", move };
  if (event.key === "?") return { want: "hint" };
  return event.key === "l" || event.key === "L" ? { want: "log" } : undefined;
}

function byArrow(key: string, legal: readonly GrapplesMove[]): GrapplesMove | undefined {
  const ways = { ArrowLeft: "LEFT", ArrowRight: "RIGHT", ArrowDown: "SELF" } as const;
  const way = ways[key as keyof typeof ways];
  return way && legal.find((move) => wayOf(move) === way);
}
