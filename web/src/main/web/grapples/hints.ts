import { customElement } from "lit/decorators.js";
import type { GrapplesMove, TableProspect } from "protocol";
import { HintDialog } from "../view/hint-dialog";
import { capital, say } from "../words/words";
import type { Sight } from "./sight";
import { grapplesMove, grapplesReason } from "./words/moves";

/** Hints at the table of Grapples. Event `suggest` with a move, which is not yet made. */
@customElement("dm-g-hints")
export class DmGrapplesHints extends HintDialog<Sight> {
  readonly #name = (player: string) => this.sight.store.name(player);

  protected override moveName({ move }: TableProspect): string {
    return capital(grapplesMove(move as GrapplesMove, this.#name));
  }

  protected override expected({ places }: TableProspect): string {
    return say("web.grapples.wins", Math.round(100 * (places[0] ?? 0)));
  }

  protected override reasons({ reasons }: TableProspect): string[] {
    return reasons.map((why) => grapplesReason(why, this.#name));
  }

  protected override take({ move }: TableProspect): void {
    this.dispatchEvent(new CustomEvent("suggest", { detail: move as GrapplesMove }));
  }
}
