import { settings } from "../store/settings";
import type { TableStore } from "../store/table-store";
import { title } from "../view/title";
import { say } from "../words/words";

const BLINK = 1_200;

/** Calls somebody back who looks elsewhere when the table waits for them: by the tab's title, and what they allow. */
export function callBack(store: TableStore): () => void {
  let timer: number | undefined;
  const rest = () => {
    clearInterval(timer);
    timer = undefined;
    document.title = title.get();
  };
  const blink = () => {
    const call = `● ${say("web.people.your-turn")}`;
    document.title = call;
    timer ??= window.setInterval(() => (document.title = document.title === call ? title.get() : call), BLINK);
  };
  const leave = store.changed.listen(({ parts, before }) => {
    const asked = store.now.question !== undefined && (store.now.legal ?? []).length > 0;
    if (!asked) rest();
    else if (parts.has("question") && before.question !== store.now.question) {
      if (settings().vibration && navigator.userActivation.hasBeenActive) navigator.vibrate?.(120);
      if (document.hidden) {
        blink();
        notify(store.code);
      }
    }
  });
  const seen = () => document.hidden || rest();
  document.addEventListener("visibilitychange", seen);
  return () => {
    rest();
    document.removeEventListener("visibilitychange", seen);
    leave();
  };
}

function notify(code: string): void {
  if (!settings().notifications || !("Notification" in window) || Notification.permission !== "granted") return;
  const words = { body: say("web.people.your-turn"), tag: code, icon: "art/icon.svg" };
  try {
    const notification = new Notification("Dalmuti", words);
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // phones only let service workers do that; sw.ts hears the click
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification("Dalmuti", words));
  }
}
