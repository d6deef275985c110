import type { DalmutiNow, Rank } from "protocol";
import { without } from "../hand/options";
import type { Picture } from "./picture";

/** The picture with everything that the server says of this moment. */
export function settled(picture: Picture, now: DalmutiNow): Picture {
  const next: Picture = { ...picture, swept: [] };
  if (now.order) next.order = now.order;
  next.ranked = now.scene?.scene !== "drawing";
  if (now.scores) next.scores = now.scores;
  if (now.cards) next.cards = now.cards;
  next.hand = now.hand ?? [];
  next.received = keptOf(picture.received, next.hand);
  next.aside = now.aside ?? 0;
  delete next.turn;
  delete next.scene;
  if (!now.scene) return next;
  next.scene = now.scene;
  if (now.scene.scene === "tricks") {
    next.turn = now.scene.turn;
    next.out = inOrder(next.out, now.scene.out);
    if (!now.scene.top) next.pile = [];
  }
  return next;
}

function keptOf(received: readonly Rank[], hand: readonly Rank[]): Rank[] {
  return without(received, without(received, hand));
}

/** Those who are out, in the order in which they were seen going out. */
function inOrder(seen: readonly string[], out: readonly string[]): string[] {
  return [...seen.filter((player) => out.includes(player)), ...out.filter((player) => !seen.includes(player))];
}
