import { DmElement, element, html, nothing, property, svg, vars } from "../../view/element";
import type { Player } from "protocol";
import { spaced, ticks } from "../../view/chart";
import { table } from "../../view/table";
import { number, say } from "../../words/words";
import styles from "./plot.css";

/** One line of a plot; its values belong to the labels one by one, NaN where there is none. */
export interface Curve {
  player: Player;
  values: readonly number[];
}

const WIDTH = 640;
const HEIGHT = 260;
const EDGE = { left: 40, right: 92, top: 14, bottom: 26 };
const NAME_HEIGHT = 13;
const DASHES = ["", "7 4", "2 4", "10 4 2 4", "14 5", "5 2 2 2"];
const HUES = [350, 205, 40, 135, 280, 20, 175, 310, 90, 235, 60, 330, 160, 255];

/** How points grew, a line a player: told apart by colour, dashes and their letters, and as a table for those who listen. */
@element("dm-plot", styles)
export class DmPlot extends DmElement {
  @property() heading = "";
  /** What stands below, from the left. */
  @property({ attribute: false }) labels: readonly string[] = [];
  @property({ attribute: false }) curves: readonly Curve[] = [];
  @property({ attribute: false }) name: (player: Player) => string = (player) => player;
  /** Whether less is better, so that the least is on top. */
  @property({ type: Boolean }) falling = false;
  /** Which label is looked at; none below 0. */
  @property({ type: Number }) now = -1;

  override render() {
    if (this.labels.length < 2) return nothing;
    const values = this.curves.flatMap((curve) => curve.values).filter(Number.isFinite);
    const low = Math.min(this.falling ? 1 : 0, ...values);
    const high = Math.max(low + 1, ...values);
    const down = (value: number) => (this.falling ? value - low : high - value) / (high - low);
    const y = (value: number) => EDGE.top + down(value) * (HEIGHT - EDGE.top - EDGE.bottom);
    return html`
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
        ${ticks(low, high, 6).map(
          (tick) => svg`<line class="grid" x1=${EDGE.left} x2=${WIDTH - EDGE.right} y1=${y(tick)} y2=${y(tick)}></line>
            <text x=${EDGE.left - 6} y=${y(tick) + 4} text-anchor="end">${number(tick || 0)}</text>`,
        )}
        ${this.#below()}
        ${this.now >= 0 ? svg`<line class="now" x1=${this.#x(this.now)} x2=${this.#x(this.now)} y1=${EDGE.top} y2=${HEIGHT - EDGE.bottom}></line>` : nothing}
        ${this.#lines(y)}
      </svg>
      ${this.#table()}
    `;
  }

  #x(i: number): number {
    return EDGE.left + (i / Math.max(1, this.labels.length - 1)) * (WIDTH - EDGE.left - EDGE.right);
  }

  #below() {
    const every = Math.ceil(this.labels.length / 12);
    return this.labels.map((label, i) =>
      i % every === 0 ? svg`<text x=${this.#x(i)} y=${HEIGHT - 6} text-anchor="middle">${label}</text>` : nothing,
    );
  }

  #lines(y: (value: number) => number) {
    const ends = spaced(this.curves.map(({ values }) => y(values.findLast(Number.isFinite) ?? 0)), NAME_HEIGHT, HEIGHT - EDGE.bottom);
    return this.curves.map((curve, i) => this.#line(curve, i, y, ends[i] ?? 0));
  }

  #line({ player, values }: Curve, i: number, y: (value: number) => number, end: number) {
    const points = values.flatMap((value, k) => (Number.isNaN(value) ? [] : `${this.#x(k)},${y(value)}`)).join(" ");
    const at = values.findLastIndex(Number.isFinite);
    const hue = vars({ "--hue": String(HUES[i % HUES.length]) });
    return svg`<polyline class="curve" ${hue} points=${points} stroke-dasharray=${DASHES[i % DASHES.length]!}></polyline>
      <text class="letter" ${hue} x=${this.#x(at) + 6} y=${end + 4}>${this.name(player).slice(0, 12)}</text>`;
  }

  #table() {
    const rows = this.curves.map(
      ({ player, values }) => html`<tr>
        <th scope="row">${this.name(player)}</th>
        ${values.map((value) => html`<td>${Number.isNaN(value) ? nothing : number(value, 1)}</td>`)}
      </tr>`,
    );
    return html`<div class="unseen">${table([say("story.column-player"), ...this.labels], rows, this.heading)}</div>`;
  }
}
