import { buttons, DmElement, element, fields, html, icon, nothing, property, query, state } from "../view/element";
import { newcomer } from "../home/quick-start";
import type { TableStore } from "../store/table-store";
import { guest } from "../wire/guest";
import { showError } from "../view/toast";
import { say } from "../words/words";
import { sit } from "./request";
import styles from "./join-form.css";

/** One name and one button, and one sits at the table. */
@element("dm-join-form", buttons, fields, styles)
export class DmJoinForm extends DmElement {
  @property({ attribute: false }) store!: TableStore;
  /** What the button says. */
  @property() deed = "";
  /** Which chair. */
  @property({ type: Number }) seat = 0;
  /** Whoever has a name already is not asked for it. */
  @property({ type: Boolean, reflect: true }) brief = false;
  @state() private busy = false;
  @query("input") private readonly name!: HTMLInputElement | null;
  readonly #suggested = newcomer();

  override render() {
    const known = guest()?.name;
    return html`<form @submit=${this.#join}>
      ${this.brief && known
        ? nothing
        : html`<label for="name">${say("web.people.your-name")}</label>
            <input id="name" type="text" maxlength="24" required autocomplete="nickname" .value=${known ?? this.#suggested} />`}
      <button class="main ${this.brief ? "" : "big"}" ?disabled=${this.busy}>${icon("plus")}${this.deed}</button>
    </form>`;
  }

  async #join(event: SubmitEvent) {
    event.preventDefault();
    this.busy = true;
    await sit(this.store, this.seat, this.name?.value.trim()).catch(showError);
    this.busy = false;
  }
}
