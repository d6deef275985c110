import { buttons, DmElement, element, fields, html, nothing, state } from "../view/element";
import type { Link } from "protocol/rest";
import { go } from "../router";
import { guest, guestChanged } from "../wire/guest";
import { follow, link, linked } from "../wire/rest";
import { confirmed } from "../view/ask";
import { submitted } from "../view/field";
import { showError, toast } from "../view/toast";
import { say } from "../words/words";
import "../people/share";
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
    return html`
      ${guest()
        ? html`<p>${say("web.me.devices-text")}</p>
            ${this.made ? this.code(this.made) : html`<button @click=${this.make}>${say("web.me.make-code")}</button>`}`
        : nothing}
      <form @submit=${this.enter}>
        <label for="code">${say("web.me.have-code")}</label>
        <input id="code" type="text" autocomplete="off" autocapitalize="none" spellcheck="false" required />
        <button>${say("web.me.use-code")}</button>
      </form>
    `;
  }

  /** What stands behind # in a link is not sent to any server. */
  private code(made: Link) {
    return html`<p class="code">${made.code}</p>
      <p class="small soft">${say("web.me.code-lasts", Math.round(made.seconds / 60))}</p>
      <dm-share path="/me#code=${made.code}" text=${say("web.me.devices")}></dm-share>`;
  }

  private make() {
    link().then((made) => (this.made = made), showError);
  }

  private enter(event: SubmitEvent) {
    this.#follow(submitted(event)).catch(showError);
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
