import { unsafeCSS } from "lit";
import type { Player } from "protocol";
import { html, nothing, property } from "../../view/element";
import type { Course } from "../animation/score-history";
import { hasPoints } from "../sight";
import "./curves";
import { Scene } from "./scene";
import styles from "./sheet.css";

export const sheetStyles = unsafeCSS(styles);

/** A sheet of paper over the table. */
export abstract class Sheet extends Scene {
  @property({ attribute: false }) course: Course = { first: 0, totals: [] };

  /** A sheet that does not fit is scrolled, by the keyboard too. */
  override connectedCallback(): void {
    super.connectedCallback();
    this.tabIndex = 0;
  }

  /** How the points of the match grew, once there is something to see. */
  protected curves(order: readonly Player[]) {
    if (this.course.totals.length < 3 || !hasPoints(this.sight)) return nothing;
    const players = order.map((player) => ({ player, name: this.sight.store.name(player) }));
    return html`<dm-curves .course=${this.course} .players=${players} .me=${this.sight.me}></dm-curves>`;
  }
}
