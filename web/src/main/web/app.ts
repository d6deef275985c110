import "./view/shell";
import { set, settings, settingsChanged, show } from "./store/settings";
import { preferred, speak } from "./words/words";

show();

settingsChanged.listen((before) => {
  if (before.language !== settings().language) {
    speak(settings().language).catch(() => set({ language: before.language }));
  }
});

speak(settings().language)
  .catch(() => speak(preferred()))
  .catch(console.error)
  .finally(() => customElements.whenDefined("dalmuti-app"));

if ("serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
