import { html, nothing, unsafeCSS } from "lit";
import type { Player } from "protocol";
import { vars } from "../../view/vars";
import { happening, type Sight } from "../sight";
import { titleAt, treatOf } from "./rank";
import styles from "./treat.css";

const EACH_MS = 90;
const SERVED = new Set(["roundBegan", "deckCut", "dealt"]);

/** From when somebody has chosen a treat until the cards are dealt, it lies before them (COURT-6). */
export function treat(sight: Sight, player: Player) {
  const { treats } = sight.store.dalmuti;
  const { picture, lasting } = sight;
  const position = picture.order.indexOf(player);
  if (position < 0 || !picture.ranked || !(treats?.picks || SERVED.has(happening(sight)))) return nothing;
  // a record does not tell who chose what
  const taken = treats ? treats.taken[player] : treatOf(titleAt(position + 1, picture.order.length));
  if (!taken) return nothing;
  const late = lasting > 0 ? EACH_MS * position : 0;
  return html`<img class="treat" src=${treatPicture(taken)} alt="" ${vars({ "--late": `${late}ms` })} />`;
}

export function treatPicture(treat: string): string {
  return `art/treat-${treat.toLowerCase()}.svg`;
}

export const treats = unsafeCSS(styles);
