import { buttons, DmElement, element, fields, html, property } from "../view/element";
import type { TableStore } from "../store/table-store";
import { guest, guestChanged } from "../wire/guest";
import { admitted, appear } from "../wire/rest";
import { submitted } from "../view/field";
import { showError, toast } from "../view/toast";
import { say } from "../words/words";
import styles from "./name-field.css";

/** What one is called; at a table others see it at once. Whoever is nobody yet becomes somebody by it. */
@element("dm-name-field", buttons, fields, styles)
export class DmNameField extends DmElement {
  /** The table one sits at, if any. */
  @property({ attribute: false }) store: TableStore | undefined;

  protected override readonly drawnBy = () => [guestChanged];

  override render() {
    return html`<form @submit=${this.#rename}>
      <label for="name">${say("web.people.your-name")}</label>
      <input id="name" type="text" maxlength="24" required autocomplete="nickname" .value=${guest()?.name ?? ""} />
      <button>${say("web.save")}</button>
    </form>`;
  }

  #rename(event: SubmitEvent) {
    const name = submitted(event);
    (guest() ? appear({ name }) : admitted(name))
      .then(() => toast(say("web.saved")))
      .then(() => this.store?.socket.reopen()) // a table looks at those who come
      .catch(showError);
  }
}
