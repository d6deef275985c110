import type { DalmutiMove } from "protocol";
import { byKind, type ByKind } from "../../wire/kinds";
import { capital, say } from "../../words/words";
import { nameOf, type Sight } from "../sight";

/** Something that may be done without choosing cards, and what its button says. */
export interface Choice {
  label: string;
  move: DalmutiMove;
  weight: "main" | "plain";
}

export function choices(sight: Sight): Choice[] {
  const found = sight.legal.flatMap((move): Choice[] => {
    const label = byKind(LABELS, "move", move, sight);
    const weight = move.move === "declareRevolution" || move.move === "declareGreaterRevolution" ? "main" : "plain";
    return label === undefined ? [] : [{ label: capital(label), move, weight }];
  });
  return found.sort((a, b) => a.weight.localeCompare(b.weight));
}

const LABELS: Partial<ByKind<DalmutiMove, "move", string, [sight: Sight]>> = {
  letStay: (_, sight) => {
    const { scene } = sight.picture;
    const to = scene?.scene === "misdealt" ? scene.meantFor : "";
    return to === sight.me ? say("story.stayed.you") : say("web-table.let-stay", sight.store.name(to));
  },
  giveToPeon: (_, sight) => say("web-table.give-to-peon", nameOf(sight, sight.picture.order.at(-1) ?? "")),
  declareGreaterRevolution: () => say("play.move-greater-revolution"),
  declareRevolution: () => say("play.move-revolution"),
  // REV-6: everybody has it; alone with bots, nobody has to wait for the window to close
  keepSilent: () => say("play.move-keep-silent"),
  namePartner: ({ partner }, sight) => sight.store.name(partner),
  declineTrade: () => say("play.move-no-trade"),
  refuseOffer: () => say("play.move-refuse"),
  seatNewcomer: ({ position }) => say("play.move-seat", position),
};
