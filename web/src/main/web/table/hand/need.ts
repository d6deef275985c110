import type { DalmutiScene, Player } from "protocol";
import { byKind, type ByKind } from "../../wire/kinds";
import { list, say } from "../../words/words";
import { offers, type Sight, toDraw } from "../sight";
import { cardName, size } from "../words/cards";

/** What is needed now, in words: of the viewer, or whom all wait for and what for. While something is shown, what that is. */
export function need(sight: Sight): string {
  if (sight.beat) return sight.caption;
  const { scene } = sight.picture;
  if (!scene) return "";
  return byKind(NEEDS, "scene", scene, sight) || byKind(WAITS, "scene", scene, sight) || "";
}

type Saying = Partial<ByKind<DalmutiScene, "scene", string, [sight: Sight]>>;

const NEEDS: Saying = {
  tricks: (_, sight) => inTrick(sight),
  drawing: (_, sight) => (toDraw(sight) > 0 ? say("web-table.need-draw") : ""),
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
  cutting: (_, sight) => (offers(sight, "cut") ? say("web-table.cut-you") : ""),
  seating: ({ newcomer }, sight) => (offers(sight, "seatNewcomer") ? say("play.ask-seat", sight.store.name(newcomer)) : ""),
  replacing: ({ meantFor }, sight) => (offers(sight, "replace") ? say("web-table.replace", sight.store.name(meantFor)) : ""),
  exchanging: ({ first, partner }, sight) =>
    offers(sight, "giveCard") ? say("play.ask-exchange", sight.store.name(sight.me === first ? partner : first)) : "",
  offering: (_, sight) => (offers(sight, "offer") ? say("web-table.ask-offer") : ""),
  answering: ({ market }, sight) => (offers(sight, "giveCard") ? say("play.ask-answer", sight.store.name(market.offering)) : ""),
};

/** Whom all wait for, and what for. */
const WAITS: Saying = {
  drawing: ({ next }, { store }) => say("web-table.draw-of", store.name(next)),
  seating: ({ newcomer }, sight) => say("web-table.waits-seat", first(sight), sight.store.name(newcomer)),
  bidding: () => say("web-table.bids-wait"),
  proclaiming: (_, sight) => say("web-table.proclaims", first(sight)),
  cutting: (_, sight) => say("web-table.cuts", first(sight)),
  misdealt: (_, sight) => say("web-table.decides", first(sight)),
  replacing: (_, sight) => say("web-table.waits-replace", peon(sight)),
  window: () => say("web-table.waits-window"),
  taxing: ({ levies }, sight) => others(sight, "web-table.waits-tax", levies.map(({ lord }) => lord)),
  naming: ({ first }, { store }) => say("web-table.names-partner", store.name(first)),
  exchanging: ({ first, partner }, sight) => others(sight, "web-table.waits-trade", [first, partner]),
  offering: ({ market }, { store }) => say("web-table.may-offer", store.name(market.offering)),
  answering: ({ to }, { store }) => say("web-table.answers", store.name(to)),
};

function first({ picture, store }: Sight): string {
  return store.name(picture.order[0] ?? "");
}

function peon({ picture, store }: Sight): string {
  return store.name(picture.order.at(-1) ?? "");
}

/** Of several who decide at the same time, those who have not yet. */
function others({ store, me }: Sight, key: "web-table.waits-tax" | "web-table.waits-trade", awaited: Player[]): string {
  const chosen = store.told.flatMap((event) => (event.event === "chose" ? [event.by] : []));
  const left = awaited.filter((player) => player !== me && !chosen.includes(player));
  return left.length === 0 ? "" : say(key, list(left.map((player) => store.name(player))));
}

function inTrick(sight: Sight): string {
  const { turn, scene } = sight.picture;
  if (!turn || scene?.scene !== "tricks") return "";
  if (turn !== sight.me) return say("web-table.turn-of", sight.store.name(turn));
  if (!scene.top) return say("web-table.need-lead");
  if (!offers(sight, "lay")) return say("web-table.need-none");
  return say("web-table.need-follow", size(scene.top), cardName(scene.top[0]));
}
