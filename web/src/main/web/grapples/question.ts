import type { GrapplesCard, GrapplesEvent } from "protocol";
import { grapplesCard } from "./words/cards";
import { say } from "../words/words";
import { awaited, ownCards, type Sight } from "./sight";

/** What is asked, or whom everybody waits for, in a sentence. */
export function question(sight: Sight): string {
  return sight.legal.length > 0 ? asked(sight) : waiting(sight);
}

function asked(sight: Sight): string {
  const { scene } = sight.now;
  const name = (player: string) => sight.store.name(player);
  switch (scene?.scene) {
    case "ownTurn":
      return say("play.grapples.ask-own-turn");
    case "dealingOn":
      return say("play.grapples.ask-dealing-on", name(scene.to));
    case "lookedAtTop":
      return say("play.grapples.ask-looked", topName(sight));
    case "choosingDirection":
      return say("play.grapples.ask-direction");
    case "settling":
      return settling(sight);
    case "asked":
      return say("play.grapples.ask-office", name(scene.turn.player), grapplesCard(scene.with));
    case "offered":
      return say("play.grapples.ask-queen", name(scene.turn.player), grapplesCard(scene.loan.queen));
    case "pointing":
      return say("play.grapples.ask-point", name(scene.loan.with), scene.left);
    default:
      return "";
  }
}

function settling(sight: Sight): string {
  const latest = ownCards(sight).at(-1);
  const card = latest ? grapplesCard(latest) : "";
  return sight.legal.length === 1 ? say("web.grapples.dealt", card) : say("play.grapples.ask-settle", card);
}

function topName(sight: Sight): string {
  const top = topCard(sight);
  return top ? grapplesCard(top) : "";
}

/** The card that the viewer has looked at and not dealt yet. */
export function topCard({ store, now }: Sight): GrapplesCard | undefined {
  if (now.scene?.scene !== "lookedAtTop") return undefined;
  const looked = (store.told as GrapplesEvent[]).findLast((event) => event.event === "looked");
  return looked?.event === "looked" && typeof looked.top !== "number" ? looked.top[0] : undefined;
}

function waiting(sight: Sight): string {
  const { scene } = sight.now;
  switch (scene?.scene) {
    case undefined:
      return "";
    case "drawing":
      return say("web.grapples.drawing");
    case "shufflingDeck":
      return say("story.grapples.deals-first", sight.store.name(scene.firstDealer));
    case "over":
      return say("web.grapples.over");
    default: {
      const player = awaited(scene);
      return player === undefined ? "" : say("web.grapples.waits", sight.store.name(player));
    }
  }
}
