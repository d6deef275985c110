import { DmElement, element, html, property, svg } from "../../view/element";
import type { Player } from "protocol";
import { spaced, ticks } from "../../view/chart";
import { say } from "../../words/words";
import type { Course } from "../animation/score-history";
import styles from "./curves.css";

const WIDTH = 320;
const HEIGHT = 130;
const LEFT = 22;
const BOTTOM = 16;
const NAMES = 74;
const DASHES = ["", "6 3", "2 3", "9 3 2 3", "1 4"];

/** Everybody's points round by round; one's own line is the bold one, and each has a name at its end. */
@element("dm-curves", styles)
export class DmCurves extends DmElement {
  @property({ attribute: false }) course: Course = { first: 0, totals: [] };
  @property({ attribute: false }) players: readonly { player: Player; name: string }[] = [];
  @property() me: Player | undefined;

  override render() {
    const { first, totals } = this.course;
    const rounds = totals.length - 1;
    const most = Math.max(1, ...totals.flatMap((points) => Object.values(points)));
    const x = (round: number) => LEFT + ((WIDTH - LEFT - NAMES) * round) / Math.max(1, rounds);
    const y = (points: number) => 6 + (HEIGHT - BOTTOM - 6) * (1 - points / most);
    const gap = Math.min(9, (HEIGHT - 8) / Math.max(1, this.players.length));
    const ends = spaced(this.players.map(({ player }) => y(totals.at(-1)?.[player] ?? 0)), gap, HEIGHT - 6, 4);
    return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${this.#spoken()}>
      ${ticks(0, most, 5).map((points) => svg`<g><line class="grid" x1=${LEFT} x2=${WIDTH - NAMES} y1=${y(points)} y2=${y(points)}></line>
        <text x=${LEFT - 4} y=${y(points) + 3} text-anchor="end">${points}</text></g>`)}
      ${totals.map((_, i) => (rounds < 12 || (first + i) % 5 === 0 ? svg`<text x=${x(i)} y=${HEIGHT - 4} text-anchor="middle">${first + i}</text>` : ""))}
      ${this.players.map(({ player, name }, i) => {
        const points = totals.map((after, round) => `${x(round)},${y(after[player] ?? 0)}`).join(" ");
        const end = y(totals.at(-1)?.[player] ?? 0);
        return svg`<g class=${player === this.me ? "me" : ""}>
          <polyline points=${points} stroke-dasharray=${player === this.me ? "" : (DASHES[i % DASHES.length] ?? "")}></polyline>
          <circle cx=${x(rounds)} cy=${end} r="2.2"></circle>
          <text x=${x(rounds) + 6} y=${(ends[i] ?? end) + 3}>${name.slice(0, 14)}</text></g>`;
      })}
    </svg>`;
  }

  #spoken(): string {
    const last = this.course.totals.at(-1) ?? {};
    const points = this.players.map(({ player, name }) => `${name} ${last[player] ?? 0}`);
    return `${say("web-table.curves")}: ${points.join(", ")}`;
  }
}
