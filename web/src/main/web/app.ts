import "./view/shell";
import { canPlayHere } from "./local/code";
import { ENGINE_FILES, tableWords } from "./local/engine";
import { prepare } from "./local/local-tables";
import { page } from "./router";
import { set, settings, settingsChanged, show } from "./store/settings";
import { language, setLanguage } from "./words/words";

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

/** Whoever has come wants to play: when all is quiet, the table is fetched, and at the entrance the engine for playing alone. */
async function ahead(): Promise<void> {
  await import("./people/page-table").catch(() => undefined);
  const alone = location.pathname === "/" && canPlayHere();
  if (alone) prepare();
  await keep(alone ? [...ENGINE_FILES, tableWords(language())] : []);
}
addEventListener("load", () => window.setTimeout(() => void ahead(), 1_500));

/** On a first visit everything is fetched before the worker is there that would keep it. */
async function keep(besides: readonly string[]): Promise<void> {
  const worker = await navigator.serviceWorker?.ready;
  const fetched = performance.getEntriesByType("resource").map((it) => it.name);
  worker?.active?.postMessage([...fetched, ...besides.map((it) => location.origin + it)]);
}

if ("serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
