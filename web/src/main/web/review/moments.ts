import { buttons, DmElement, element, html, icon, nothing, property } from "../view/element";
import type { Player, TableProspect } from "protocol";
import type { ReviewedFortune, ReviewedJudged } from "protocol/rest";
import type { TableMove } from "../wire/rows";
import { say } from "../words/words";
import type { PlaybackController } from "./controller";
import { markSign, markStyles } from "./tell/marks";
import styles from "./moments.css";

/** How many are told; one of them is luck, if there was any. */
const TOLD = 3;
/** Less luck than this is not worth a word. */
const LEAST = 0.01;

/** What decided a match: the costliest decisions, and the deal that gave or took most. Event: `visit`. */
@element("dm-moments", buttons, markStyles, styles)
export class DmMoments extends DmElement {
  @property({ attribute: false }) controller!: PlaybackController;
  /** The controller is the same when it has moved on, so that is said beside it. */
  @property({ attribute: false }) version = 0;

  @property({ attribute: false }) eyes: Player | undefined;
  /** Whose decision comes first. */
  @property() seat: Player = "";

  override render() {
    const luck = luckiest(this.controller);
    const own = this.controller.worst.filter(({ by }) => by === this.seat).slice(0, 1);
    const worst = [...new Set([...own, ...this.controller.worst])].slice(0, luck ? TOLD - 1 : TOLD);
    if (worst.length === 0 && !luck) return nothing;
    return html`<section aria-labelledby="moments">
      <h2 id="moments">${say("web.review.moments")}</h2>
      <ol>
        ${worst.map((it) => this.#moment(it, markSign(it.mark), decision(this.controller, it)))}
        ${luck ? this.#moment(luck, icon(luck.luck > 0 ? "smile" : "cards"), this.#luck(luck)) : nothing}
      </ol>
    </section>`;
  }

  #luck({ player, luck }: Fortune): string {
    return say(luck > 0 ? "web.review.lucky" : "web.review.unlucky", this.controller.name(player), this.controller.game.loss(Math.abs(luck)));
  }

  #moment(at: { round: number; step?: number }, sign: unknown, text: string) {
    return html`<li>
      <button @click=${() => this.emit("visit", at)}>
        ${sign}<span><strong>${this.controller.roundName(at.round)}</strong> ${text}</span>
      </button>
    </li>`;
  }
}

type Fortune = ReviewedFortune & { player: Player };

/** The deal that mattered most to somebody, as far as one may see their cards. */
function luckiest({ review, eyes }: PlaybackController): Fortune | undefined {
  const all = (review?.players ?? [])
    .filter(({ player }) => eyes === undefined || eyes === player)
    .flatMap(({ player, fortunes }) => fortunes.map((it) => ({ ...it, player })));
  const [most] = all.sort((one, other) => Math.abs(other.luck) - Math.abs(one.luck));
  return most && Math.abs(most.luck) >= LEAST ? most : undefined;
}

/** What somebody did, what was better, and what that cost. */
export function decision({ game, name }: PlaybackController, it: ReviewedJudged): string {
  const [best] = it.prospects as TableProspect[];
  const made = game.moveName(it.made as TableMove, name);
  return say("web.review.worst-line", name(it.by), made, best ? game.moveName(best.move, name) : "", game.cost(it.loss));
}
