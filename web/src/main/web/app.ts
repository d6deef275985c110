import "./view/shell";
import { canPlayHere } from "./local/code";
import { engineFiles } from "./local/files";
import { page } from "./router";
import { hasServer } from "./site";
import { set, settings, settingsChanged, show } from "./store/settings";
import { LANGUAGES, setLanguage } from "./words/words";

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
addEventListener("load", () => window.setTimeout(() => void ahead().then(keep).catch(() => undefined), 1_500));

/** Has everything kept, so that the next time no network is needed; whoever has to save data keeps what was seen. */
async function keep(): Promise<void> {
  const worker = await navigator.serviceWorker?.ready;
  if (!navigator.onLine) return;
  const seen = performance.getEntriesByType("resource").map((it) => it.name);
  const isSparing = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  worker?.active?.postMessage(isSparing ? seen : [...new Set([...seen, ...(await program())])]);
}

async function program(): Promise<string[]> {
  const files = (await (await fetch("kept.txt")).text()).trim().split("\n");
  const words = Object.keys(LANGUAGES).map((it) => `words/${it}.json`);
  return [...files, ...words, ...(canPlayHere() ? engineFiles(Object.keys(LANGUAGES)) : [])].map((it) => new URL(it, document.baseURI).href);
}

if ("serviceWorker" in navigator) {
  const worker = new URL("sw.js", hasServer ? document.baseURI : location.href);
  addEventListener("load", () => void navigator.serviceWorker.register(worker).catch(() => undefined));
}
