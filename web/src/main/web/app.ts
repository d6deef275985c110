import "./view/shell";
import { page } from "./router";
import { set, settings, settingsChanged, show } from "./store/settings";
import { setLanguage } from "./words/words";

show();

settingsChanged.listen((before) => {
  if (before.language !== settings().language) {
    const { language } = settings();
    setLanguage(language).catch(() => settings().language === language && set({ language: before.language }));
  }
});

/** Without words there is nothing to show: they are asked for until they come. */
async function begin(): Promise<void> {
  try {
    await setLanguage(settings().language);
  } catch (error) {
    console.error(error);
    window.setTimeout(() => void begin(), 3_000);
  }
}

void begin();
page().catch(() => undefined); // fetched beside the words; the shell asks again

/** Whoever has come wants to play: when all is quiet, the table is fetched. */
const ahead = () => import("./people/page-table").catch(() => undefined);
addEventListener("load", () => window.setTimeout(() => void ahead().then(keep), 1_500));

/** On a first visit everything is fetched before the worker is there that would keep it. */
async function keep(): Promise<void> {
  const worker = await navigator.serviceWorker?.ready;
  worker?.active?.postMessage(performance.getEntriesByType("resource").map((it) => it.name));
}

if ("serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
