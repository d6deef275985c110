import { css, html, nothing } from "lit";
import { vars } from "../../view/vars";
import { type Sight, happening } from "../sight";
import { titleAt, treatOf } from "./rank";

const EACH_MS = 90;
const SERVED = new Set(["roundBegan", "deckCut", "dealt"]);

/** While cards are shuffled, treats are handed round, the best and first of them to the highest (COURT-6). */
export function treat(sight: Sight, position: number) {
  const { picture, lasting } = sight;
  if (!picture.ranked || position < 1 || !SERVED.has(happening(sight))) return nothing;
  const late = lasting > 0 ? EACH_MS * (position - 1) : 0;
  return html`<img class="treat" src=${treatOf(titleAt(position, picture.order.length))} alt="" ${vars({ "--late": `${late}ms` })} />`;
}

export const treats = css`
  .treat {
    animation: treat 260ms var(--late, 0ms) backwards;
  }
  @keyframes treat {
    from {
      scale: 0.2;
      opacity: 0;
      translate: 0 -60%;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .treat {
      animation: none;
    }
  }
`;
