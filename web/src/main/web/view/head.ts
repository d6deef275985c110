import { hasServer, here, to } from "../site";
import { buttons, DmElement, element, fields, html, icon, type Icon, nothing } from "./element";
import { moved } from "../router";
import { set, settings, settingsChanged, type Theme } from "../store/settings";
import { isLanguage, LANGUAGES, say } from "../words/words";
import { valueOf } from "./field";
import { playing } from "./playing";
import styles from "./head.css";

const THEMES: Record<Theme, { next: Theme; icon: Icon }> = {
  auto: { next: "light", icon: "halfmoon" },
  light: { next: "dark", icon: "sun" },
  dark: { next: "auto", icon: "moon" },
};

/** The head of every page: the name of the house, where to go, and three switches. */
@element("dm-head", buttons, fields, styles)
export class DmHead extends DmElement {
  protected override whenShown(): void {
    this.follow(settingsChanged);
    this.follow(moved);
    this.follow(playing, (now) => this.toggleAttribute("playing", now));
  }

  override render() {
    const { theme, sound } = settings();
    return html`<header>
      <a class="brand" href=${to("/")}><img src="art/icon.svg" alt="" /><span>Dalmuti</span></a>
      <nav aria-label=${say("web.navigation")}>
        ${hasServer ? this.#link("/tables", "people", say("web.tables")) : nothing} ${this.#link("/learn", "book", say("web.learn"))}
        <span class="wide">${this.#link("/keeper", "log", say("web-keeper.title"))}</span>
        ${this.#link("/me", "person", say("web.me"))}
      </nav>
      <span class="language">
        ${icon("globe")}<span class="text" aria-hidden="true">${settings().language.toUpperCase()}</span>
        <select aria-label=${say("web.language")} @change=${this.#setLanguage}>
          ${Object.entries(LANGUAGES).map(
            ([tag, name]) => html`<option value=${tag} lang=${tag} ?selected=${tag === settings().language}>${name}</option>`,
          )}
        </select>
      </span>
      <button
        class="plain"
        title=${say(`web.theme-${theme}`)}
        aria-label=${say("web.theme", say(`web.theme-${theme}`))}
        @click=${() => set({ theme: THEMES[theme].next })}
      >
        ${icon(THEMES[theme].icon)}<span class="text">${say("web.me.theme")}</span>
      </button>
      <button
        class="plain"
        aria-pressed=${sound}
        title=${say("web.sound")}
        aria-label=${say("web.sound")}
        @click=${() => set({ sound: !sound })}
      >
        ${icon(sound ? "sound" : "silence")}<span class="text">${say("web.sound")}</span>
      </button>
    </header>`;
  }

  #link(path: string, drawing: Icon, text: string) {
    const isHere = here().pathname.startsWith(path);
    return html`<a class="button plain" href=${to(path)} title=${text} aria-current=${isHere ? "page" : "false"}
      >${icon(drawing)}<span class="text">${text}</span></a
    >`;
  }

  #setLanguage(event: Event) {
    const tag = valueOf(event);
    if (isLanguage(tag)) set({ language: tag });
  }
}
