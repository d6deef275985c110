import type { GrapplesCard, GrapplesEvent, GrapplesScene, Player } from "protocol";
import { grapplesCard } from "./words/cards";
import { byKind, type ByKind } from "../wire/kinds";
import { type Telling, telling } from "../words/telling";
import { say } from "../words/words";
import { awaited, ownCards, type Sight, turnIn } from "./sight";

/** What is asked, or whom everybody waits for, in a sentence. */
export function question(sight: Sight): string {
  return sight.legal.length > 0 ? asked(sight) : waiting(sight);
}

function asked(sight: Sight): string {
  const { scene } = sight.now;
  return (scene && byKind(ASKED, "scene", scene, sight)) ?? "";
}

const ASKED: Partial<ByKind<GrapplesScene, "scene", string, [sight: Sight]>> = {
  ownTurn: () => say("play.grapples.ask-own-turn"),
  dealingOn: ({ to }, { store }) => say("play.grapples.ask-dealing-on", store.name(to)),
  lookedAtTop: (_, sight) => say("play.grapples.ask-looked", topName(sight)),
  choosingDirection: () => say("play.grapples.ask-direction"),
  settling: (_, sight) => settling(sight),
  asked: ({ turn, with: card }, { store }) => say("play.grapples.ask-office", store.name(turn.player), grapplesCard(card)),
  offered: ({ turn, loan }, { store }) => say("play.grapples.ask-queen", store.name(turn.player), grapplesCard(loan.queen)),
  pointing: ({ loan, left }, { store }) => say("play.grapples.ask-point", store.name(loan.with), left),
};

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

function waiting({ now: { scene, round = 1 }, store, me }: Sight): string {
  const tell = telling((player) => store.name(player), me);
  switch (scene?.scene) {
    case "shufflingHand":
      return "";
    case "drawing":
      return say("web.grapples.drawing");
    case "shufflingDeck":
      return tell("story.grapples.deals-first", [scene.firstDealer]);
    case "over":
      return say("web.grapples.game-over", round);
    default:
      return scene ? waitsFor(scene, tell, me) : "";
  }
}

/** Whom all wait for, and what for. */
function waitsFor(scene: GrapplesScene, tell: Telling, me: Player | undefined): string {
  const player = awaited(scene);
  if (player === undefined || player === me) return "";
  const other = "loan" in scene && scene.loan.with !== player ? scene.loan.with : turnIn(scene);
  return tell(`web.grapples.waits-${scene.scene}`, [player, other ?? player]);
}
