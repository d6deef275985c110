import { buttons, DmElement, element, html, property } from "../view/element";
import type { TableStore } from "../store/table-store";
import { guestChanged } from "../wire/guest";
import { appear } from "../wire/rest";
import { showError } from "../view/toast";
import { say } from "../words/words";
import { FACES, ownFace, portrait } from "./portrait";
import styles from "./face-field.css";

/** Which of the drawn faces is one's own; at a table others see it at once. */
@element("dm-face-field", buttons, styles)
export class DmFaceField extends DmElement {
  /** The table one sits at, if any. */
  @property({ attribute: false }) store: TableStore | undefined;

  protected override readonly drawnBy = () => [guestChanged];

  override render() {
    const own = ownFace();
    return html`<p id="label">${say("web.people.your-face")}</p>
      <div role="group" aria-labelledby="label">
        ${FACES.map(
          (face) => html`<button aria-pressed=${face === own} aria-label=${say("web.people.face", face)} @click=${() => this.#choose(face)}>
            <img src=${portrait(face)} alt="" />
          </button>`,
        )}
      </div>`;
  }

  #choose(face: number): void {
    appear({ face })
      .then(() => this.store?.socket.reopen())
      .catch(showError);
  }
}
