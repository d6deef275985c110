import { say } from "../../words/words";
import { offers, type Sight } from "../sight";
import { cardName, size } from "../words/cards";

/** What is needed now, in words; while something is shown, what that is. */
export function need(sight: Sight): string {
  if (sight.beat) return sight.caption;
  const { picture, store, legal } = sight;
  const { scene } = picture;
  switch (scene?.scene) {
    case "tricks":
      return inTrick(sight);
    case "taxing": {
      const mine = scene.levies.find((levy) => levy.lord === sight.me);
      if (!mine || legal.length === 0) return "";
      const paid = picture.received.length > 0;
      return say(paid ? "play.ask-tax-paid" : "play.ask-tax", mine.count, store.name(mine.peon));
    }
    case "misdealt":
      return offers(sight, "letStay") ? say("web-table.you-decide") : "";
    case "window":
      return legal.length > 1 ? say("play.ask-revolution") : "";
    case "naming":
      return offers(sight, "namePartner") ? say("play.ask-partner") : "";
    case "seating":
      return offers(sight, "seatNewcomer") ? say("play.ask-seat", store.name(scene.newcomer)) : "";
    case "replacing":
      return offers(sight, "replace") ? say("web-table.replace", store.name(scene.meantFor)) : "";
    case "exchanging": {
      const other = sight.me === scene.first ? scene.partner : scene.first;
      return offers(sight, "giveCard") ? say("play.ask-exchange", store.name(other)) : "";
    }
    case "offering":
      return offers(sight, "offer") ? say("web-table.ask-offer") : "";
    case "answering":
      return offers(sight, "giveCard") ? say("play.ask-answer", store.name(scene.market.offering)) : "";
    default:
      return "";
  }
}

function inTrick(sight: Sight): string {
  const { turn, scene } = sight.picture;
  if (!turn || scene?.scene !== "tricks") return "";
  if (turn !== sight.me) return say("web-table.turn-of", sight.store.name(turn));
  if (!scene.top) return say("web-table.need-lead");
  if (!offers(sight, "lay")) return say("web-table.need-none");
  return say("web-table.need-follow", size(scene.top), cardName(scene.top[0]));
}
