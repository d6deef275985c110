import { buttons, DmElement, element, fields, html, nothing, property, state } from "../view/element";
import type { DevicesDevice, Link } from "protocol/rest";
import { go } from "../router";
import { guest, guestChanged } from "../wire/guest";
import { follow, link, linked, revoke, revokeOthers } from "../wire/rest";
import { confirmed } from "../view/ask";
import { submitted } from "../view/field";
import { showError, toast } from "../view/toast";
import { date, day, say } from "../words/words";
import "../people/share";
import listStyles from "./device-list.css";
import styles from "./devices.css";

/** Being the same person on another device: a code made here, or one that was made there. */
@element("dm-devices", buttons, fields, styles)
export class DmDevices extends DmElement {
  @state() private made: Link | undefined;

  protected override whenShown(): void {
    this.follow(guestChanged);
    const code = new URLSearchParams(location.hash.slice(1)).get("code");
    if (code) this.#follow(code).catch(showError);
  }

  override render() {
    const make = () => link().then((made) => (this.made = made), showError);
    const enter = (event: SubmitEvent) => this.#follow(submitted(event)).catch(showError);
    return html`
      ${guest()
        ? html`<p>${say("web.me.devices-text")}</p>
            ${this.made ? this.#code(this.made) : html`<button @click=${make}>${say("web.me.make-code")}</button>`}`
        : nothing}
      <form @submit=${enter}>
        <label for="code">${say("web.me.have-code")}</label>
        <input id="code" type="text" autocomplete="off" autocapitalize="none" spellcheck="false" required />
        <button>${say("web.me.use-code")}</button>
      </form>
    `;
  }

  /** What stands behind # in a link is not sent to any server. */
  #code(made: Link) {
    return html`<p class="code">${made.code}</p>
      <p class="small soft">${say("web.me.code-lasts", Math.round(made.seconds / 60))}</p>
      <dm-share path="/me#code=${made.code}" text=${say("web.me.devices")}></dm-share>`;
  }

  /** Nobody becomes somebody else unasked, and a newcomer neither: until then nothing has happened. */
  async #follow(code: string): Promise<void> {
    go("/me", "replace");
    const whose = await linked(code);
    if (whose.id === guest()?.id) toast(say("web.me.same", whose.name));
    else if (await this.#agrees(whose.name)) toast(say("web.me.welcome", (await follow(code)).name));
  }

  #agrees(name: string): Promise<boolean> {
    const known = guest();
    const text = known ? say("web.me.become-sure", known.name, name) : say("web.me.become-new", name);
    return confirmed(say("web.me.become", name), text);
  }
}

/** The devices on which one is the same person; each but this one can be revoked. */
@element("dm-device-list", buttons, listStyles)
export class DmDeviceList extends DmElement {
  @property({ attribute: false }) devices: DevicesDevice[] = [];

  override render() {
    return html`
      <ul>
        ${this.devices.map((device) => html`<li>${this.#device(device)}</li>`)}
      </ul>
      ${this.devices.length > 1
        ? html`<button class="danger others" @click=${this.#revokeOthers}>${say("web.me.revoke-others")}</button>`
        : nothing}
    `;
  }

  #device(device: DevicesDevice) {
    return html`<span id=${device.id}>
        <strong>${say(device.here ? "web.me.device-here" : "web.me.devices")}</strong><br />
        <span class="small soft">${say("web.me.device-times", date(device.added), day(device.used))}</span>
      </span>
      ${device.here
        ? nothing
        : html`<button aria-describedby=${device.id} @click=${() => this.#revoke(device)}>${say("web.me.revoke")}</button>`}`;
  }

  #revoke(device: DevicesDevice) {
    return this.#ask(say("web.me.revoke"), say("web.me.revoke-sure", date(device.added)), () => revoke(device.id));
  }

  #revokeOthers() {
    return this.#ask(say("web.me.revoke-others"), say("web.me.revoke-others-sure"), revokeOthers);
  }

  async #ask(deed: string, text: string, act: () => Promise<void>): Promise<void> {
    if (!(await confirmed(deed, text))) return;
    await act().then(() => toast(say("web.me.revoked")), showError);
    this.emit("change");
  }
}
