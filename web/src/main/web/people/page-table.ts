import { css, html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { AT_ONCE } from "../home/quick";
import { buttons, shared } from "../look/shared";
import { go } from "../router";
import { TableStore } from "../store/table-store";
import { DmElement } from "../view/element";
import { pageTitle } from "../view/title";
import { complain } from "../view/toast";
import { say } from "../words/words";

/** A table: the people around it, and the game in the middle once it is played. */
@customElement("dm-page-table")
export class DmPageTable extends DmElement {
  static override styles = [shared, buttons, css``];

  @property() code = "";
  @state() private ready = "";
  private store!: TableStore;

  override connectedCallback(): void {
    super.connectedCallback();
    const store = new TableStore(this.code);
    this.store = store;
    this.follow(store.changed, () => void this.#prepare());
    this.follow(store.linkChanged);
    this.whenGone(() => store.close());
    if (location.search === `?${AT_ONCE}`) void this.#atOnce();
  }

  async #atOnce(): Promise<void> {
    go(location.pathname, "replace");
    await this.store.ask({ type: "sit", seat: 0 });
    const reply = await this.store.ask({ type: "start" });
    if (reply.kind === "refused") complain(new Error(reply.text));
  }

  /** Fetches the element that draws the game. */
  async #prepare(): Promise<void> {
    const { game } = this.store;
    if (this.store.now.stage?.doing === "GATHERING" || this.ready === game) return;
    await (game === "grapples" ? import("../grapples/dm-grapples") : import("../table/dm-dalmuti"));
    this.ready = game;
  }

  override render() {
    const { stage, seats } = this.store.now;
    pageTitle(say("web.table", this.code));
    if (!stage) return html`<p role="status">${say("web.wait")}</p>`;
    return html`
      ${this.store.link === "lost" ? html`<p role="status">${say("web.offline")}</p>` : nothing}
      <h1>${say("web.table", this.code)}</h1>
      ${stage.doing === "GATHERING"
        ? html`<ol>
              ${seats?.map((seat) => html`<li>${seat.name}</li>`)}
            </ol>
            <button class="main" @click=${() => this.store.ask({ type: "start" })}>${say("web.start")}</button>`
        : this.game()}
    `;
  }

  private game() {
    switch (this.ready) {
      case "dalmuti":
        return html`<dm-dalmuti .store=${this.store}></dm-dalmuti>`;
      case "grapples":
        return html`<dm-grapples .store=${this.store}></dm-grapples>`;
      default:
        return nothing;
    }
  }
}
