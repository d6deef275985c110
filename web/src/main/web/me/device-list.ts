import { buttons, DmElement, element, html, nothing, property } from "../view/element";
import type { DevicesDevice } from "protocol/rest";
import { revoke, revokeOthers } from "../wire/rest";
import { confirmed } from "../view/ask";
import { showError, toast } from "../view/toast";
import { date, day, say } from "../words/words";
import styles from "./device-list.css";

/** The devices on which one is the same person; each but this one can be revoked. */
@element("dm-device-list", buttons, styles)
export class DmDeviceList extends DmElement {
  @property({ attribute: false }) devices: DevicesDevice[] = [];

  override render() {
    return html`
      <ul>
        ${this.devices.map((device) => html`<li>${this.device(device)}</li>`)}
      </ul>
      ${this.devices.length > 1
        ? html`<button class="danger others" @click=${this.revokeOthers}>${say("web.me.revoke-others")}</button>`
        : nothing}
    `;
  }

  private device(device: DevicesDevice) {
    return html`<span id=${device.id}>
        <strong>${say(device.here ? "web.me.device-here" : "web.me.devices")}</strong><br />
        <span class="small soft">${say("web.me.device-times", date(device.added), day(device.used))}</span>
      </span>
      ${device.here
        ? nothing
        : html`<button aria-describedby=${device.id} @click=${() => this.revoke(device)}>${say("web.me.revoke")}</button>`}`;
  }

  private revoke(device: DevicesDevice) {
    return this.#ask(say("web.me.revoke"), say("web.me.revoke-sure", date(device.added)), () => revoke(device.id));
  }

  private revokeOthers() {
    return this.#ask(say("web.me.revoke-others"), say("web.me.revoke-others-sure"), revokeOthers);
  }

  async #ask(deed: string, text: string, act: () => Promise<void>): Promise<void> {
    if (!(await confirmed(deed, text))) return;
    await act().then(() => toast(say("web.me.revoked")), showError);
    this.emit("change");
  }
}
