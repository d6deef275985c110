import type { DalmutiMove, Player } from "protocol";

/** Somebody has chosen what to do. */
export class MoveEvent extends Event {
  constructor(readonly move: DalmutiMove) {
    super("move", { bubbles: true, composed: true });
  }
}

/** Somebody has chosen whom to offer a card to. */
export class AimEvent extends Event {
  constructor(readonly at: Player) {
    super("aim", { bubbles: true, composed: true });
  }
}
