import { html, nothing, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { fields, shared } from "../look/shared";
import { set, type Settings, settings, settingsChanged, type Speed, type Theme } from "../store/settings";
import { DmElement } from "../view/element";
import { isLanguage, LANGUAGES, say } from "../words/words";
import styles from "./preferences.css";

const THEMES: Theme[] = ["auto", "light", "dark"];
const SPEEDS: Speed[] = ["slow", "usual", "fast", "instant"];

type Switch = "sound" | "vibration" | "notifications";

/** How somebody likes it on this device. */
@customElement("dm-preferences")
export class DmPreferences extends DmElement {
  static override styles = [shared, fields, unsafeCSS(styles)];

  protected override readonly drawnBy = () => [settingsChanged];

  override render() {
    const { language, theme, speed, motion } = settings();
    return html`<div class="fields">
        ${this.select("language", say("web.language"), language, Object.entries(LANGUAGES), (it) => isLanguage(it) && set({ language: it }))}
        ${this.select("theme", say("web.me.theme"), theme, THEMES.map((it) => [it, say(`web.theme-${it}`)]), (it) =>
          set({ theme: it as Theme }),
        )}
        ${this.select("speed", say("web.speed"), speed, SPEEDS.map((it) => [it, say(`web.speed-${it}`)]), (it) =>
          set({ speed: it as Speed }),
        )}
      </div>
      ${this.check("sound", say("web.sound"))} ${"vibrate" in navigator ? this.check("vibration", say("web.me.vibration")) : nothing}
      <label class="check">
        <input type="checkbox" .checked=${motion === "less"} @change=${(event: Event) => set({ motion: isOn(event) ? "less" : "auto" })} />
        <span>${say("web.me.less-motion")}</span>
      </label>
      ${"Notification" in window ? this.check("notifications", say("web.me.notifications")) : nothing}`;
  }

  private select(id: string, label: string, value: string, choices: [string, string][], pick: (it: string) => unknown) {
    return html`<div>
      <label for=${id}>${label}</label>
      <select id=${id} @change=${(event: Event) => pick((event.target as HTMLSelectElement).value)}>
        ${choices.map(([it, text]) => html`<option value=${it} ?selected=${it === value}>${text}</option>`)}
      </select>
    </div>`;
  }

  private check(name: Switch, text: string) {
    return html`<label class="check">
      <input type="checkbox" .checked=${settings()[name]} @change=${(event: Event) => this.turn(name, event.target as HTMLInputElement)} />
      <span>${text}</span>
    </label>`;
  }

  /** The browser asks before anybody is notified, and only when somebody wants it. */
  private async turn(name: Switch, box: HTMLInputElement) {
    const asks = name === "notifications" && box.checked;
    if (asks && (await Notification.requestPermission()) !== "granted") box.checked = false;
    set({ [name]: box.checked } as Partial<Settings>);
  }
}

function isOn(event: Event): boolean {
  return (event.target as HTMLInputElement).checked;
}
