import { sound } from "../sound/sounds";
import { settings } from "../store/settings";
import { alert } from "../view/announce";
import { say } from "../words/words";

/** Tells somebody that it is their turn, and what is needed. Who looks elsewhere is called back by people/attention. */
export function callForTurn(need: string): void {
  alert(`${say("web-table.your-turn")} ${need}`);
  if (settings().sound) sound("ownTurn");
}
