import { say } from "../../words/words";
import { type Sight, offers } from "../sight";
import { cardName, size } from "../words/cards";

/** What is needed now, in words. */
export function need(sight: Sight): string {
  const { picture, me, store } = sight;
  const scene = picture.scene;
  if (scene?.scene !== "tricks") return "";
  const { turn } = picture;
  if (!turn) return "";
  if (turn !== me) return say("web-table.turn-of", store.name(turn));
  if (!scene.top) return say("web-table.need-lead");
  if (!offers(sight, "lay")) return say("web-table.need-none");
  return say("web-table.need-follow", size(scene.top), cardName(scene.top[0]));
}
