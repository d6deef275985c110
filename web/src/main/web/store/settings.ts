import { isLanguage, type Language, preferred } from "../words/words";
import { keep, kept } from "./local-storage";
import { Signal } from "./signal";

export const THEMES = ["auto", "light", "dark"] as const;
export const SPEEDS = ["slow", "usual", "fast", "instant"] as const;

export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Sort = "rank" | "sets";

/** What is set up until somebody says otherwise. */
const STANDARD = {
  theme: "auto" as Theme,
  sound: true,
  speed: "usual" as Speed,
  motion: "auto" as "auto" | "less",
  sort: "rank" as Sort,
  autoPass: true,
  /** Whether it was explained. */
  autoPassTold: false,
  drawForMe: false,
  vibration: true,
  notifications: false,
};

/** What somebody has set up on this device. */
export type Settings = typeof STANDARD & { language: Language };

const KEY = "dalmuti.settings";

function read(): Settings {
  const settings: Settings = { language: preferred(), ...STANDARD, ...(kept(KEY) as Partial<Settings> | undefined) };
  if (!isLanguage(settings.language)) settings.language = preferred();
  return settings;
}

let current = read();

/** Told after every change, with what it was before. */
export const settingsChanged = new Signal<Settings>();

export function settings(): Readonly<Settings> {
  return current;
}

export function set(change: Partial<Settings>): void {
  const before = current;
  current = { ...current, ...change };
  keep(KEY, current);
  show();
  settingsChanged.emit(before);
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

export function isDark(): boolean {
  return current.theme === "dark" || (current.theme === "auto" && dark.matches);
}

/** Whether things should change place without travelling there. */
export function lessMotion(): boolean {
  return current.motion === "less" || still.matches || current.speed === "instant";
}

/** How long something takes that takes a second at the usual speed. */
export function pace(): number {
  const factors: Record<Speed, number> = { slow: 1.8, usual: 1, fast: 0.5, instant: 0 };
  return factors[current.speed];
}

/** Shows on the whole page what styles depend on. */
export function show(): void {
  const root = document.documentElement;
  root.dataset["theme"] = isDark() ? "dark" : "light";
  root.dataset["motion"] = lessMotion() ? "less" : "auto";
}

dark.addEventListener("change", show);
still.addEventListener("change", show);
