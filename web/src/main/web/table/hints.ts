import { customElement } from "lit/decorators.js";
import type { DalmutiMove, TableProspect } from "protocol";
import { HintDialog } from "../view/hint-dialog";
import { capital, number, say } from "../words/words";
import type { Sight } from "./sight";
import { moveName, reason } from "./words/reasons";

/** A move was taken from the hints: it gets selected, and not yet made. */
export class SuggestEvent extends Event {
  constructor(readonly move: DalmutiMove) {
    super("suggest");
  }
}

/** Hints at the table of The Great Dalmuti. Event `suggest`. */
@customElement("dm-hints")
export class DmHints extends HintDialog<Sight> {
  readonly #name = (player: string) => this.sight.store.name(player);

  protected override moveName({ move }: TableProspect): string {
    return capital(moveName(move, this.#name));
  }

  protected override expected({ points }: TableProspect): string {
    return say("web-table.expects", number(points, 1));
  }

  protected override reasons({ reasons }: TableProspect): string[] {
    return reasons.map((why) => reason(why, this.#name));
  }

  protected override take({ move }: TableProspect): void {
    this.dispatchEvent(new SuggestEvent(move as DalmutiMove));
  }
}
