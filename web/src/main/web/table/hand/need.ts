import type { DalmutiScene } from "protocol";
import { byKind, type ByKind } from "../../wire/kinds";
import { say } from "../../words/words";
import { offers, type Sight, toDraw } from "../sight";
import { cardName, size } from "../words/cards";

/** What is needed now, in words; while something is shown, what that is. */
export function need(sight: Sight): string {
  if (sight.beat) return sight.caption;
  const { scene } = sight.picture;
  return (scene && byKind(NEEDS, "scene", scene, sight)) ?? "";
}

const NEEDS: Partial<ByKind<DalmutiScene, "scene", string, [sight: Sight]>> = {
  tricks: (_, sight) => inTrick(sight),
  drawing: ({ next }, sight) => (toDraw(sight) > 0 ? say("web-table.need-draw") : say("web-table.draw-of", sight.store.name(next))),
  taxing: ({ levies }, { me, legal, picture, store }) => {
    const mine = levies.find((levy) => levy.lord === me);
    if (!mine || legal.length === 0) return "";
    const paid = picture.received.length > 0;
    return say(paid ? "play.ask-tax-paid" : "play.ask-tax", mine.count, store.name(mine.peon));
  },
  misdealt: (_, sight) => (offers(sight, "letStay") ? say("web-table.you-decide") : ""),
  window: (_, { legal }) => (legal.length > 1 ? say("play.ask-revolution") : ""),
  naming: (_, sight) => (offers(sight, "namePartner") ? say("play.ask-partner") : ""),
  bidding: (_, sight) => (offers(sight, "keepCoins") ? say("web-table.bid") : ""),
  proclaiming: (_, sight) => (offers(sight, "proclaim") ? say("play.ask-proclaim") : ""),
  seating: ({ newcomer }, sight) => (offers(sight, "seatNewcomer") ? say("play.ask-seat", sight.store.name(newcomer)) : ""),
  replacing: ({ meantFor }, sight) => (offers(sight, "replace") ? say("web-table.replace", sight.store.name(meantFor)) : ""),
  exchanging: ({ first, partner }, sight) =>
    offers(sight, "giveCard") ? say("play.ask-exchange", sight.store.name(sight.me === first ? partner : first)) : "",
  offering: (_, sight) => (offers(sight, "offer") ? say("web-table.ask-offer") : ""),
  answering: ({ market }, sight) => (offers(sight, "giveCard") ? say("play.ask-answer", sight.store.name(market.offering)) : ""),
};

function inTrick(sight: Sight): string {
  const { turn, scene } = sight.picture;
  if (!turn || scene?.scene !== "tricks") return "";
  if (turn !== sight.me) return say("web-table.turn-of", sight.store.name(turn));
  if (!scene.top) return say("web-table.need-lead");
  if (!offers(sight, "lay")) return say("web-table.need-none");
  return say("web-table.need-follow", size(scene.top), cardName(scene.top[0]));
}
