import { here, to } from "../site";
import { buttons, DmElement, element, html, nothing, query, state, type TemplateResult } from "./element";
import { moved, page } from "../router";
import { unreachable } from "../store/network";
import { has, language, languageChanged, say } from "../words/words";
import { announce, announceIn } from "./announce";
import { playing } from "./playing";
import { pageTitle } from "./title";
import "./head";
import "./toast";
import styles from "./shell.css";

const RENEWED = "dalmuti.renewed";

/** The house: head, page, and what speaks to those who listen. */
@element("dalmuti-app", buttons, styles)
export class DalmutiApp extends DmElement {
  @state() private shown: TemplateResult | undefined;
  @state() private missing = false;
  @query("main") private readonly main!: HTMLElement;
  @query("#polite") readonly polite!: HTMLElement;
  @query("#assertive") readonly assertive!: HTMLElement;
  #path = "";

  protected override whenShown(): void {
    this.follow(moved, () => void this.#move());
    this.follow(playing, (now) => this.toggleAttribute("playing", now));
    this.follow(languageChanged, () => this.#path || void this.#move());
    this.follow(unreachable, (now) => {
      announce(say(now ? "web.offline" : "web.online"));
      if (this.missing && !now) void this.#move();
    });
  }

  protected override firstUpdated(): void {
    announceIn(this);
  }

  /** Another page: it starts at its top, and whoever uses the keyboard is there too. */
  async #move(): Promise<void> {
    const path = here().pathname;
    const first = this.#path === "";
    this.#path = path;
    try {
      const page_ = await page();
      if (path !== here().pathname) return;
      this.shown = page_;
      this.missing = page_ === undefined;
      if (this.missing) pageTitle(say("web.no-page"));
    } catch (error) {
      this.#renew(error);
    }
    if (!first) {
      await this.updateComplete;
      scrollTo(0, 0);
      this.main.focus({ preventScroll: true });
    }
  }

  /** A page can't be fetched: after the server was renewed it is there under another name. Once will do. */
  #renew(error: unknown): void {
    console.error(error);
    this.missing = true;
    const lately = Number(sessionStorage.getItem(RENEWED) ?? 0) > Date.now() - 60_000;
    if (lately || unreachable.get()) return;
    sessionStorage.setItem(RENEWED, String(Date.now()));
    location.reload();
  }

  override render() {
    return html`
      ${has("web.skip") ? this.#house() : nothing}
      <div id="polite" class="unseen" aria-live="polite"></div>
      <div id="assertive" class="unseen" aria-live="assertive"></div>
    `;
  }

  #house() {
    return html`
      <nav aria-label=${say("web.skip")}>
        <a class="button main skip" href="#main" @click=${this.#skip}>${say("web.skip")}</a>
      </nav>
      <dm-head lang=${language()}></dm-head>
      <div>${unreachable.get() && !playing.get() ? html`<p class="notice" role="status">${say("web.offline")}</p>` : nothing}</div>
      <main id="main" tabindex="-1">${this.missing ? this.#lost() : this.shown}</main>
      <dm-toast></dm-toast>
    `;
  }

  #lost() {
    return html`<section class="lost stack">
      <h1>${say("web.no-page")}</h1>
      <p>${say("web.no-page-text")}</p>
      <p><a class="button main" href=${to("/")}>${say("web.home")}</a></p>
    </section>`;
  }

  #skip(event: Event) {
    event.preventDefault();
    this.main.focus();
  }
}
