import type { DalmutiMove } from "protocol";
import { capital, say } from "../../words/words";
import { nameOf, type Sight } from "../sight";

/** Something that may be done without choosing cards, and what its button says. */
export interface Choice {
  label: string;
  move: DalmutiMove;
  weight: "main" | "plain";
}

export function choices(sight: Sight): Choice[] {
  const found = sight.legal.flatMap((move) => {
    const choice = choiceOf(move, sight);
    return choice ? [{ ...choice, label: capital(choice.label), move }] : [];
  });
  return found.sort((a, b) => a.weight.localeCompare(b.weight));
}

function choiceOf(move: DalmutiMove, sight: Sight): Omit<Choice, "move"> | undefined {
  const { scene, order } = sight.picture;
  switch (move.move) {
    case "letStay":
      return { label: say("web-table.let-stay", scene?.scene === "misdealt" ? nameOf(sight, scene.meantFor) : ""), weight: "plain" };
    case "giveToPeon":
      return { label: say("web-table.give-to-peon", nameOf(sight, order.at(-1) ?? "")), weight: "plain" };
    case "declareGreaterRevolution":
      return { label: say("play.move-greater-revolution"), weight: "main" };
    case "declareRevolution":
      return { label: say("play.move-revolution"), weight: "main" };
    case "keepSilent":
      // REV-6: everybody has it; alone with bots, nobody has to wait for the window to close
      return { label: say("play.move-keep-silent"), weight: "plain" };
    case "namePartner":
      return { label: sight.store.name(move.partner), weight: "plain" };
    case "declineTrade":
      return { label: say("play.move-no-trade"), weight: "plain" };
    case "refuseOffer":
      return { label: say("play.move-refuse"), weight: "plain" };
    case "seatNewcomer":
      return { label: say("play.move-seat", move.position), weight: "plain" };
    default:
      return undefined;
  }
}
