import type { DalmutiNow } from "protocol";
import { request } from "../../people/request";
import { buttons, element, html, nothing } from "../../view/element";
import { say } from "../../words/words";
import { Scene } from "../scene/scene";
import styles from "./plate.css";
import { treatPicture } from "./treat";

type Treats = NonNullable<DalmutiNow["treats"]>;

/** The treats that are left, for whoever's turn it is to choose one (COURT-6). */
@element("dm-plate", buttons, styles)
export class DmPlate extends Scene {
  protected override readonly drawnBy = () => [this.sight.store.changed];

  override render() {
    const { treats } = this.sight.store.dalmuti;
    if (!treats?.picks) return nothing;
    const mine = treats.picks === this.sight.me;
    return html`<section aria-label=${say("web-table.treats")}>
      <p>${mine ? say("web-table.treat-pick") : say("web-table.treat-picks", this.name(treats.picks))}</p>
      <div class="plate">${[...new Set(treats.left)].map((treat) => this.#treat(treats, treat, mine))}</div>
    </section>`;
  }

  #treat({ left }: Treats, treat: Treats["left"][number], mine: boolean) {
    const count = left.filter((it) => it === treat).length;
    return html`<button
      ?disabled=${!mine}
      title=${say(`treats.${treat}`)}
      aria-label=${say(`treats.${treat}`)}
      @click=${() => void request(this.sight.store, { type: "pickTreat", treat })}
    >
      <img src=${treatPicture(treat)} alt="" />${count > 1 ? html`<small>×${count}</small>` : nothing}
    </button>`;
  }
}
