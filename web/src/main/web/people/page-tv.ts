import { toAll } from "../site";
import { DmElement, element, html, nothing, property, state } from "../view/element";
import type { Invitation } from "protocol/rest";
import { TableSocket } from "../socket/table-socket";
import { TableStore } from "../store/table-store";
import { qr } from "../view/qr";
import { pageTitle } from "../view/title";
import { showError } from "../view/toast";
import { invitation } from "../wire/rest";
import { capital, languageChanged, say } from "../words/words";
import { roundOf } from "./bar";
import "./bubbles";
import "./chairs";
import { drawnGame, fetchGame } from "./game";
import "./notices";
import { stayAwake } from "./wake";
import gameStyles from "./game.css";
import styles from "./page-tv.css";

/** A table for a big screen in the room: nothing to press, nobody's cards, and the way in for whoever comes. */
@element("dm-page-tv", gameStyles, styles)
export class DmPageTv extends DmElement {
  @property() code = "";
  @state() private ready = "";
  @state() private invitation: Invitation | undefined;
  private store: TableStore | undefined;

  /** It looks on as nobody: whoever plays on this device does not show their hand to the room. */
  protected override whenShown(): void {
    document.documentElement.style.fontSize = "max(100%, 2.4vmin)"; // everything is to be read from a sofa
    this.whenGone(() => document.documentElement.style.removeProperty("font-size"));
    const store = new TableStore(this.code, new TableSocket(this.code, "nobody"));
    this.store = store;
    this.follow(store.changed, () => void this.#prepare(store).catch(showError));
    this.follow(store.linkChanged);
    this.follow(languageChanged, () => store.link === "open" && store.socket.reopen());
    this.whenGone(stayAwake(store, () => true));
    this.whenGone(() => store.close());
    invitation(toAll(`/t/${this.code}`)).then((it) => (this.invitation = it), showError);
  }

  async #prepare(store: TableStore): Promise<void> {
    if (this.ready === store.game) return;
    await fetchGame(store.game);
    this.ready = store.game;
  }

  override render() {
    const { store } = this;
    pageTitle(say("web.table", this.code));
    if (!store?.now.stage) return html`<h1 class="wait">${say(store?.link === "gone" ? "web.people.no-table" : "web.wait")}</h1>`;
    return store.now.stage.doing === "GATHERING" ? this.gathering(store) : this.game(store);
  }

  private gathering(store: TableStore) {
    return html`<dm-chairs inert .sight=${store}></dm-chairs>
      <section class="gathering">
      ${this.way()}
      <div>
        <h1>${say("web.table", store.code)}</h1>
        <p>${say("web.people.tv-join")}</p>
      </div>
    </section>`;
  }

  private game(store: TableStore) {
    return html`<h1 class="unseen">${say("web.table", store.code)}</h1>
      <dm-notices .store=${store} inert></dm-notices>
      <div class="game" inert>
        <dm-bubbles .store=${store}></dm-bubbles>
        ${drawnGame(store, this.ready)}
      </div>
      ${store.now.round && store.now.stage?.doing === "PLAYING" ? html`<p class="round">${capital(roundOf(store))}</p>` : nothing}
      <aside>${this.way()}<strong>${store.code}</strong></aside>`;
  }

  private way() {
    return this.invitation ? qr(this.invitation.code, this.invitation.url) : nothing;
  }
}
