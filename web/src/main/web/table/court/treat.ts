import { html, nothing, unsafeCSS } from "lit";
import { vars } from "../../view/vars";
import { happening, type Sight } from "../sight";
import { titleAt, treatOf } from "./rank";
import styles from "./treat.css";

const EACH_MS = 90;
const SERVED = new Set(["roundBegan", "deckCut", "dealt"]);

/** While cards are shuffled, treats are handed round, the best and first of them to the highest (COURT-6). */
export function treat(sight: Sight, position: number) {
  const { picture, lasting } = sight;
  if (!picture.ranked || position < 1 || !SERVED.has(happening(sight))) return nothing;
  const late = lasting > 0 ? EACH_MS * (position - 1) : 0;
  return html`<img class="treat" src=${treatOf(titleAt(position, picture.order.length))} alt="" ${vars({ "--late": `${late}ms` })} />`;
}

export const treats = unsafeCSS(styles);
