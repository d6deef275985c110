import { isLocal } from "../local/code";
import { hasServer, here, to } from "../site";
import { buttons, DmElement, element, html, icon, nothing, property, state } from "../view/element";
import { AT_ONCE } from "../home/quick-start";
import { go } from "../router";
import { INVITE } from "../local/code";
import { visited } from "../store/recent";
import { type Change, TableStore } from "../store/table-store";
import { guest } from "../wire/guest";
import { forgetTable, isKnown } from "../wire/rest";
import { playing } from "../view/playing";
import { pageTitle } from "../view/title";
import { showError } from "../view/toast";
import { languageChanged, say } from "../words/words";
import { request, sit } from "./request";
import { callBack } from "./attention";
import { contribute } from "./fairness";
import { DmTableBar } from "./bar";
import "./bubbles";
import "./chat";
import "./clock";
import { drawnGame, fetchGame } from "./game";
import "./gathering";
import "./join-form";
import "./notices";
import "./page-tv"; // made of the same things, so it comes with them
import "../table/dm-dalmuti";
import { stayAwake } from "./wake";
import gameStyles from "./game.css";
import styles from "./page-table.css";

const GONE = {
  NOT_WELCOME: "web.people.not-welcome",
  NO_SUCH_TABLE: "web.people.no-table",
  DAMAGED: "web.people.damaged",
  NONSENSE: "web.unreachable",
} as const;

/** A table: the people around it, and the game in the middle once it is played. */
@element("dm-page-table", buttons, gameStyles, styles)
export class DmPageTable extends DmElement {
  @property() code = "";
  @state() private ready = "";
  @state() private talking = false;
  @state() private read = 0;
  /** The end of the match is not only known, but shown. */
  @state() private ended = false;
  private store: TableStore | undefined;
  private inviting = false;

  protected override whenShown(): void {
    if (this.code) this.#open();
  }

  override willUpdate(): void {
    if (this.store?.code !== this.code) this.#open();
  }

  #open(): void {
    this.store?.close();
    const store = new TableStore(this.code);
    this.store = store;
    this.ready = "";
    this.follow(store.changed, (change) => this.#changed(store, change));
    this.follow(store.linkChanged, () => void this.#doubt(store));
    this.follow(languageChanged, () => store.link === "open" && store.socket.reopen());
    this.whenGone(callBack(store));
    this.whenGone(contribute(store));
    this.whenGone(stayAwake(store, () => store.now.stage?.doing === "PLAYING" && store.now.you?.seat !== undefined));
    this.whenGone(() => {
      store.close();
      playing.set(false);
    });
    if (here().search === `?${AT_ONCE}`) void this.#start(store);
    this.inviting = here().search === `?${INVITE}`;
    if (this.inviting) go(here().pathname, "replace");
  }

  /** A server that has forgotten who one is lets one look on all the same. */
  async #doubt(store: TableStore): Promise<void> {
    const turnedAway = store.link === "gone" && store.socket.farewell === "NOT_WELCOME";
    if (turnedAway && guest() && !(await isKnown())) store.socket.reopen();
  }

  async #start(store: TableStore): Promise<void> {
    go(here().pathname, "replace");
    await this.#prepare(store).catch(showError);
    await request(store, { type: "start" });
  }

  #changed(store: TableStore, { whole, parts }: Change): void {
    const { stage, you, talk } = store.now;
    if (stage?.doing === "PLAYING") this.ended = false;
    this.#play();
    if (parts.has("stage") || whole) void this.#prepare(store).catch(showError);
    if (you?.seat !== undefined && parts.has("you")) visited(store.code);
    if (whole && this.read === 0) this.read = talk?.at(-1)?.number ?? 0;
    if (this.talking) this.read = talk?.at(-1)?.number ?? this.read;
  }

  /** What is to be seen: a match is played until its last card has been shown. */
  #doing({ now, game }: TableStore): string | undefined {
    const lasts = now.stage?.doing === "OVER" && game === "dalmuti" && !this.ended;
    return lasts ? "PLAYING" : now.stage?.doing;
  }

  #play(): void {
    playing.set(this.store !== undefined && this.#doing(this.store) === "PLAYING");
    this.toggleAttribute("playing", playing.get());
  }

  #end(): void {
    this.ended = true;
    this.#play();
  }

  /** Fetches the element that draws the game, before the game begins: who comes late misses the draw. */
  async #prepare(store: TableStore): Promise<void> {
    const { game } = store;
    if (this.ready === game) return;
    await fetchGame(game);
    this.ready = game;
  }

  override render() {
    const { store } = this;
    if (!store) return nothing;
    pageTitle(say("web.table", this.code));
    if (store.link === "gone" && store.socket.farewell !== "ELSEWHERE") return this.gone(store);
    if (!store.now.stage) {
      return html`<p class="wait" role="status">${store.socket.paused ?? say(store.link === "lost" ? "web.people.lost" : "web.wait")}</p>`;
    }
    const unread = (store.now.talk ?? []).filter((it) => it.number > this.read).length;
    return html`<div class="table ${this.talking ? "talking" : ""}">
      <div class="middle ${this.#doing(store)}">
        <dm-table-bar .store=${store} ?inviting=${this.inviting} .unread=${unread} @talk=${this.talk} @join=${() => sit(store, place(store))}></dm-table-bar>
        <dm-notices .store=${store}></dm-notices>
        <dm-clock .store=${store}></dm-clock>
        <div class="game" @ended=${this.#end}>
          <dm-bubbles .store=${store} ?hidden=${this.talking}></dm-bubbles>
          ${this.game(store)}
        </div>
      </div>
      ${this.talking ? html`<aside><dm-chat .store=${store} @close=${this.talk}></dm-chat></aside>` : nothing}
    </div>`;
  }

  private game(store: TableStore) {
    const { stage, you } = store.now;
    if (stage?.doing === "GATHERING") return html`<dm-gathering .store=${store}></dm-gathering>`;
    const over = this.#doing(store) === "OVER";
    return html`
      ${over ? html`<h1 class="unseen">${say("web.people.over")}</h1>` : html`<h1 class="unseen">${say("web.table", this.code)}</h1>`}
      ${drawnGame(store, this.ready)}
      ${over ? html`<dm-gathering .store=${store}></dm-gathering>` : nothing}
      ${!over && you?.seat === undefined ? this.looking(store) : nothing}
    `;
  }

  private looking(store: TableStore) {
    if (store.game !== "dalmuti") return nothing;
    return html`<div class="looking">
      <dm-join-form brief .store=${store} .seat=${place(store)} deed=${say("web.people.join-later")}></dm-join-form>
    </div>`;
  }

  private gone(store: TableStore) {
    const { farewell } = store.socket;
    const why = farewell && farewell in GONE ? (farewell as keyof typeof GONE) : "NONSENSE";
    const isHere = isLocal(store.code);
    return html`<section class="gone">
      <h1>${say(isHere && why === "DAMAGED" ? "web.local.damaged" : GONE[why])}</h1>
      ${why === "NO_SUCH_TABLE" ? html`<p>${say("web.no-page-text")}</p>` : nothing}
      <p class="row">
        <a class="button main" href=${to("/")}>${say("web.home")}</a>
        ${hasServer && !isHere ? html`<a class="button" href=${to("/tables")}>${say("web.home.all-tables")}</a>` : nothing}
        ${isHere && why === "DAMAGED" ? html`<button @click=${this.forget}>${icon("trash")}${say("web.local.forget")}</button>` : nothing}
      </p>
    </section>`;
  }

  private readonly forget = async () => {
    await forgetTable(this.code).then(() => go("/"), showError);
  };

  private talk() {
    this.talking = !this.talking;
    if (!this.talking) this.renderRoot.querySelector<DmTableBar>("dm-table-bar")?.focusTalk();
    this.read = this.store?.now.talk?.at(-1)?.number ?? this.read;
  }

}

/** A free chair, or one more, for whoever wants to join while a match is played (JOIN-1); where one played alone, a bot makes room. */
function place({ now: { seats = [], stage } }: TableStore): number {
  const free = seats.findIndex(({ kind, leaves }) => kind === "FREE" || (stage?.brought && kind === "BOT" && !leaves));
  return free >= 0 ? free : seats.length;
}
