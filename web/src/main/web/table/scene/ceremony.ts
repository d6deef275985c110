import type { Player } from "protocol";
import { portraitOf } from "../../people/portrait";
import { ACROSS, element, html, nothing, property } from "../../view/element";
import { capital, say } from "../../words/words";
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
  if (event?.event === "wentOut" && event.place === 1) return firstOut(sight, event.player);
  return event?.event === "positionsTaken" && sight.picture.outcome ? coronation(sight, event.order) : undefined;
}

function firstOut({ store, me }: Sight, player: Player): Feast {
  const own = player === me;
  return { player, title: "greater-dalmuti", text: own ? say("web-table.you-first-out") : say("web-table.first-out", store.name(player)), more: "" };
}

function coronation(sight: Sight, order: Player[]): Feast | undefined {
  const { me, store, picture } = sight;
  const [king] = order;
  const outcome = picture.outcome;
  if (king === undefined || !outcome) return undefined;
  const text = king === me ? say("web-table.you-crowned") : say("web-table.crowned", store.name(king));
  return { player: king, title: "greater-dalmuti", text, more: [fallen(sight, order), me && me !== king ? climb(outcome, me) : ""].filter(Boolean).join(" · ") };
}

/** The old king lands on the suitcase. */
function fallen({ me, store, picture }: Sight, order: Player[]): string {
  const old = picture.outcome?.before[0];
  if (old === undefined || order.at(-1) !== old || titleAt(order.length, order.length) !== "greater-peon") return "";
  return old === me ? say("web-table.you-fallen") : say("web-table.fallen", store.name(old));
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

