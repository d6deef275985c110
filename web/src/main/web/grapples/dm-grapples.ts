import { css, html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { buttons, shared } from "../look/shared";
import type { TableStore } from "../store/table-store";
import { DmElement } from "../view/element";
import { complain } from "../view/toast";

/** The table while a match is played: draws `store.grapples`, and answers with what is legal. */
@customElement("dm-grapples")
export class DmGrapples extends DmElement {
  static override styles = [
    shared,
    buttons,
    css`
      pre {
        overflow: auto;
      }
    `,
  ];

  @property({ attribute: false }) store!: TableStore;

  override connectedCallback(): void {
    super.connectedCallback();
    this.follow(this.store.changed);
  }

  override render() {
    const { scene, legal } = this.store.grapples;
    return html`
      <pre>${JSON.stringify(scene, null, 2)}</pre>
      <p class="row">
        ${(legal ?? []).map((move) => html`<button @click=${() => this.play(move)}>${JSON.stringify(move)}</button>`)}
      </p>
    `;
  }

  private async play(move: Parameters<TableStore["answer"]>[0]) {
    const reply = await this.store.answer(move);
    if (reply.kind === "refused") complain(new Error(reply.text));
  }
}
