import { DmElement, element, fields, html, nothing } from "../view/element";
import { set, type Settings, settings, settingsChanged, SPEEDS, THEMES } from "../store/settings";
import { check, type Choice, select } from "../view/field";
import { LANGUAGES, say } from "../words/words";
import styles from "./preferences.css";

type Switch = "sound" | "vibration" | "notifications" | "drawForMe";

/** How somebody likes it on this device. */
@element("dm-preferences", fields, styles)
export class DmPreferences extends DmElement {
  protected override readonly drawnBy = () => [settingsChanged];

  override render() {
    const { language, theme, speed, motion } = settings();
    return html`<div class="fields">
        ${this.#select("language", say("web.language"), language, Object.entries(LANGUAGES))}
        ${this.#select("theme", say("web.me.theme"), theme, THEMES.map((it) => [it, say(`web.theme-${it}`)]))}
        ${this.#select("speed", say("web.speed"), speed, SPEEDS.map((it) => [it, say(`web.speed-${it}`)]))}
      </div>
      ${this.#check("sound", say("web.sound"))} ${"vibrate" in navigator ? this.#check("vibration", say("web.me.vibration")) : nothing}
      ${this.#check("drawForMe", say("web.me.draw-for-me"))}
      ${check(say("web.me.less-motion"), motion === "less", (on) => set({ motion: on ? "less" : "auto" }))}
      ${"Notification" in window ? this.#check("notifications", say("web.me.notifications")) : nothing}
      ${isSecureContext ? nothing : html`<p class="small">${say("web.me.insecure")}</p>`}`;
  }

  #select(name: keyof Settings, label: string, value: string, all: Choice[]) {
    return html`<div>
      <label for=${name}>${label}</label>
      ${select(all, value, (value) => set({ [name]: value }), name)}
    </div>`;
  }

  #check(name: Switch, text: string) {
    return check(text, settings()[name], (_, box) => this.#turn(name, box));
  }

  /** The browser asks before anybody is notified, and only when somebody wants it. */
  async #turn(name: Switch, box: HTMLInputElement) {
    const asks = name === "notifications" && box.checked;
    if (asks && (await Notification.requestPermission()) !== "granted") box.checked = false;
    set({ [name]: box.checked });
  }
}
