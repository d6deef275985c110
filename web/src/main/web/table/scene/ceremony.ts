import type { Player } from "protocol";
import { portraitOf } from "../../people/portrait";
import { ACROSS, element, html, nothing, property } from "../../view/element";
import { telling } from "../../words/telling";
import { capital } from "../../words/words";
import { figure, figures } from "../court/figure";
import { type Title, titleAt } from "../court/rank";
import type { Sight } from "../sight";
import { climb } from "../words/climb";
import { Scene } from "./scene";
import { sparks, sparkStyles } from "./sparks";
import styles from "./ceremony.css";

/** What is celebrated: whom, as what, and in which words. */
interface Feast {
  player: Player;
  title: Title;
  text: string;
  more: string;
}

/** What is to be celebrated at this moment, if anything is. */
export function feast(sight: Sight): Feast | undefined {
  const event = sight.beat?.events[0];
  if (event?.event === "wentOut" && event.place === 1) return crowned(sight, event.player, "web-table.first-out");
  return event?.event === "positionsTaken" && sight.picture.outcome ? coronation(sight, event.order) : undefined;
}

function crowned(sight: Sight, player: Player, key: string, more = ""): Feast {
  return { player, title: "greater-dalmuti", text: tell(sight, key, player), more };
}

function coronation(sight: Sight, order: Player[]): Feast | undefined {
  const { me, picture } = sight;
  const [king] = order;
  const outcome = picture.outcome;
  if (king === undefined || !outcome) return undefined;
  const more = [fallen(sight, order), me && me !== king ? climb(outcome, me) : ""].filter(Boolean);
  return crowned(sight, king, "web-table.crowned", more.join(" · "));
}

/** The old king lands on the suitcase. */
function fallen(sight: Sight, order: Player[]): string {
  const old = sight.picture.outcome?.before[0];
  if (old === undefined || order.at(-1) !== old || titleAt(order.length, order.length) !== "greater-peon") return "";
  return tell(sight, "web-table.fallen", old);
}

function tell({ store, me }: Sight, key: string, player: Player): string {
  return telling((it) => store.name(it), me)(key, [player]);
}

/** Somebody is celebrated, while the table can be seen behind it. Event `hurry` when somebody has seen enough. */
@element("dm-ceremony", figures, sparkStyles, styles)
export class DmCeremony extends Scene {
  @property({ attribute: false }) feast!: Feast;

  override render() {
    const { player, title, text, more } = this.feast;
    return html`<section @click=${() => this.emit("hurry", undefined, ACROSS)}>
      ${player === this.sight.me ? sparks() : nothing}
      <div class="figure" aria-hidden="true">
        ${figure(portraitOf(this.sight.store, player), title)}
      </div>
      <h2>${text}</h2>
      ${more ? html`<p>${capital(more)}</p>` : nothing}
    </section>`;
  }
}

