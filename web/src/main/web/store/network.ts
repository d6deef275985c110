import { Signal } from "./signal";

const EVERY = 3_000;

let gone = !navigator.onLine;
let timer: number | undefined;

/** Told when the server can't be reached any more, and when it can again. */
export const networkChanged = new Signal();

/** Whether the server can't be reached: the network is gone, or the server itself. */
export function isUnreachable(): boolean {
  return gone;
}

/** Somebody asked the server something and got no answer: from now on it is tried until there is one. */
export function reportUnreachable(): void {
  become(true);
  timer ??= window.setInterval(() => void probe(), EVERY);
}

async function probe(): Promise<void> {
  try {
    await fetch("/health", { cache: "no-store" });
    clearInterval(timer);
    timer = undefined;
    become(false);
  } catch {
    // not yet
  }
}

function become(now: boolean): void {
  if (gone === now) return;
  gone = now;
  networkChanged.emit();
}

addEventListener("offline", reportUnreachable);
addEventListener("online", () => void probe());
if (gone) reportUnreachable();
