import { settings } from "../store/settings";
import { alert } from "../view/announce";
import { sound } from "../sound/sounds";
import { say } from "../words/words";

const BLINKS_EVERY = 1000;
let blinking: number | undefined;
let plain = "";

/** Calls somebody whose turn it is, in another tab too: a chime, a sentence, a blinking title, as far as they want it. */
export function callForTurn(need: string): void {
  const { sound: audible, vibration, notifications } = settings();
  alert(`${say("web-table.your-turn")} ${need}`);
  if (audible) sound("ownTurn");
  if (!document.hidden) return;
  if (vibration && "vibrate" in navigator) navigator.vibrate([120, 80, 120]);
  blink();
  if (notifications && "Notification" in window && Notification.permission === "granted") {
    new Notification("Dalmuti", { body: `${say("web-table.your-turn")} ${need}`, tag: "turn", icon: "/art/icon-192.png" });
  }
}

function blink(): void {
  if (blinking !== undefined) return;
  plain = document.title;
  blinking = window.setInterval(() => {
    document.title = document.title === plain ? `● ${say("web-table.your-turn")}` : plain;
  }, BLINKS_EVERY);
  document.addEventListener("visibilitychange", calm, { once: true });
}

function calm(): void {
  clearInterval(blinking);
  blinking = undefined;
  document.title = plain;
}
