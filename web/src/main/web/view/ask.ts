import { buttons, DmElement, element, fields, html, nothing, property, query } from "./element";
import { moved } from "../router";
import { say } from "../words/words";
import { DmDialog } from "./dialog";
import styles from "./ask.css";

/** The table hears nothing longer. */
const LONGEST = 280;

/** What is asked before something is done: the deed, what it means, and whether words are wanted too. */
export interface Question {
  deed: string;
  text: string;
  wants: "consent" | "words";
}

/** Asks somebody: their words, "" for a bare yes, and nothing when they would rather not. */
export function ask(question: Question): Promise<string | undefined> {
  const asking = new DmAsk();
  asking.question = question;
  return new Promise((answered) => {
    asking.addEventListener("answer", () => {
      asking.remove();
      answered(asking.answer);
    });
    document.body.append(asking);
  });
}

/** Asks whether something that can't be undone is really meant. */
export async function confirmed(deed: string, text: string): Promise<boolean> {
  return (await ask({ deed, text, wants: "consent" })) !== undefined;
}

/** A question over everything else. Whoever closes it, by Escape or otherwise, has said no. */
@element("dm-ask", buttons, fields, styles)
export class DmAsk extends DmElement {
  @property({ attribute: false }) question!: Question;
  answer: string | undefined;
  @query("dm-dialog") private readonly dialog!: DmDialog;
  @query("textarea, button") private readonly first!: HTMLElement;
  @query("textarea") private readonly words!: HTMLTextAreaElement | null;

  protected override whenShown(): void {
    this.follow(moved, () => this.dialog.close());
  }

  protected override async firstUpdated(): Promise<void> {
    await this.dialog.show();
    this.first.focus();
  }

  override render() {
    const { deed, text, wants } = this.question;
    return html`<dm-dialog heading=${deed} @close=${() => this.emit("answer")}>
      <form class="stack" @submit=${this.#submit}>
        ${wants === "words"
          ? html`<label>${text}<textarea maxlength=${LONGEST}></textarea></label>`
          : html`<p id="text">${text}</p>`}
        <div class="row">
          <button type="button" aria-describedby=${wants === "words" ? nothing : "text"} @click=${() => this.dialog.close()}>
            ${say("web.cancel")}
          </button>
          <button class="danger">${deed}</button>
        </div>
      </form>
    </dm-dialog>`;
  }

  #submit(event: Event) {
    event.preventDefault();
    const words = this.words?.value.trim();
    if (words === "") return this.first.focus();
    this.answer = words ?? "";
    this.dialog.close();
  }
}
