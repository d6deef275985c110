import type { Player } from "protocol";
import { sentence } from "../../table/words/story";
import { capital, say } from "../../words/words";
import { type DalmutiFrame, type GrapplesFrame, leads } from "../reel";
import { covered } from "./covered";
import { grapplesSentence } from "../../grapples/words/story";

type Naming = (player: Player) => string;

/**
 * What led to a moment, in sentences. Hands lie open in a review, so they are not told.
 *
 * @param eyes whose, where the other hands are covered
 */
export function dalmutiLines(frame: DalmutiFrame, before: DalmutiFrame | undefined, name: Naming, eyes?: Player): string[] {
  const leading = before !== undefined && leads(before.parts);
  const lines: string[] = [];
  let told = false;
  for (const event of frame.told) {
    if (event.event === "dealt") {
      if (!told) lines.push(say("web.review.dealt"));
      told = true;
    } else {
      lines.push(sentence(eyes === undefined ? event : covered(event, eyes), { name, leads: leading }));
    }
  }
  return lines.filter(Boolean).map(capital);
}

export function grapplesLines(frame: GrapplesFrame, name: Naming): string[] {
  return frame.told
    .map((event) => grapplesSentence(event, name))
    .filter(Boolean)
    .map(capital);
}
