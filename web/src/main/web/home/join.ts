import { buttons, DmElement, element, fields, html, nothing, state } from "../view/element";
import { go } from "../router";
import { table } from "../wire/rest";
import { announce } from "../view/announce";
import { submitted } from "../view/field";
import { say } from "../words/words";
import styles from "./join.css";

/** A field for the code of a table, or for a whole link. */
@element("dm-join", buttons, fields, styles)
export class DmJoin extends DmElement {
  @state() private problem = "";

  override render() {
    return html`<form @submit=${this.#join}>
        <label class="unseen" for="code">${say("web.home.code")}</label>
        <input
          id="code"
          type="text"
          placeholder=${say("web.home.code")}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          aria-describedby="problem"
          aria-invalid=${this.problem !== ""}
        />
        <button class="main">${say("web.home.join-button")}</button>
      </form>
      <p id="problem" class="wrong">${this.problem || nothing}</p>`;
  }

  async #join(event: SubmitEvent) {
    const said = submitted(event);
    const code = (/\/t\/([A-Za-z0-9-]+)/.exec(said)?.[1] ?? said).toUpperCase();
    if (!/^[A-Z0-9-]+$/.test(code)) {
      this.#showError(say("web.home.no-code"));
      return;
    }
    try {
      await table(code);
      go(`/t/${code}`);
    } catch (error) {
      this.#showError(error instanceof Error ? error.message : String(error));
    }
  }

  #showError(text: string) {
    this.problem = text;
    announce(text);
  }
}
