import { buttons, DmElement, element, fields, html, icon, nothing, pages, state } from "../view/element";
import type { Career, DevicesDevice, MatchCard, Statistics } from "protocol/rest";
import { playNow } from "../home/quick-start";
import { go } from "../router";
import { forget, guest, guestChanged } from "../wire/guest";
import { devices, forgetMe, history, isKnown, localMatches, localStatistics, statistics } from "../wire/rest";
import { canPlayHere, YOU } from "../local/code";
import { hasServer } from "../site";
import { confirmed } from "../view/ask";
import { pageTitle } from "../view/title";
import { showError, toast } from "../view/toast";
import { say } from "../words/words";
import "../people/face-field";
import "../people/name-field";
import "./devices";
import "./past";
import "./preferences";
import styles from "./page-me.css";

/** Who one is here, and how one likes it. */
@element("dm-page-me", buttons, fields, pages, styles)
export class DmPageMe extends DmElement {
  @state() private career: Career | undefined;
  @state() private played: MatchCard[] = [];
  @state() private local: MatchCard[] = [];
  @state() private localGames: Statistics[] = [];
  @state() private devices: DevicesDevice[] = [];

  protected override whenShown(): void {
    this.follow(guestChanged, () => this.#look());
    this.#look();
  }

  #look(): void {
    this.#fetch().catch(showError);
  }

  async #fetch(): Promise<void> {
    if (canPlayHere()) {
      this.local = await localMatches().catch(() => []);
      this.localGames = await localStatistics().catch(() => []);
    }
    const id = guest()?.id;
    if (!hasServer || !id || !(await isKnown())) return;
    [this.career, this.played, this.devices] = await Promise.all([statistics(id), history(id), devices()]);
  }

  override render() {
    pageTitle(say("web.me"));
    const known = guest();
    return html`<div class="page">
      <h1>${known ? known.name : say("web.me.nobody")}</h1>
      <section class="panel stack">
        ${known || this.local.length > 0 ? nothing : html`<p>${say("web.me.nobody-text")}</p>`}
        <dm-name-field></dm-name-field>
        ${known ? html`<dm-face-field></dm-face-field>` : nothing}
        ${known ? nothing : html`<p><button class="main" @click=${() => void playNow().catch(showError)}>${icon("play")}${say("web.play-now")}</button></p>`}
      </section>
      ${known && this.career ? html`<dm-past .games=${this.career.games} .played=${this.played} .me=${known.id}></dm-past>` : nothing}
      ${this.local.length > 0 ? html`<dm-past .heading=${say("web.me.history-here")} .games=${this.localGames} .played=${this.local} .me=${YOU}></dm-past>` : nothing}
      <section class="panel stack">
        <h2>${say("web.me.preferences")}</h2>
        <dm-preferences></dm-preferences>
      </section>
      ${hasServer
        ? html`<section class="panel stack">
            <h2>${say("web.me.devices")}</h2>
            <dm-devices></dm-devices>
          </section>`
        : nothing}
      ${known && hasServer
        ? html`<section class="panel stack">
              <h2>${say("web.me.your-devices")}</h2>
              <dm-device-list .devices=${this.devices} @change=${() => this.#look()}></dm-device-list>
            </section>
            <section class="panel stack">
              <h2>${say("web.me.delete")}</h2>
              <p>${say("web.me.delete-text")}</p>
              <button class="danger" @click=${() => this.#vanish().catch(showError)}>${icon("trash")}${say("web.me.delete-button")}</button>
            </section>`
        : nothing}
    </div>`;
  }

  async #vanish() {
    if (!(await confirmed(say("web.me.delete-button"), say("web.me.delete-sure")))) return;
    await forgetMe();
    forget();
    toast(say("web.me.deleted"));
    go("/");
  }
}
