import { hasServer } from "../site";
import { Value } from "./signal";

const EVERY = 3_000;

let timer: number | undefined;

/** Whether the server can't be reached: the network is gone, or the server itself. Where there is none, nobody misses it. */
export const unreachable = new Value(hasServer && !navigator.onLine);

/** Somebody asked the server something and got no answer: from now on it is tried until there is one. */
export function reportUnreachable(): void {
  unreachable.set(true);
  timer ??= window.setInterval(() => void probe(), EVERY);
}

async function probe(): Promise<void> {
  try {
    await fetch("/health", { cache: "no-store" });
    clearInterval(timer);
    timer = undefined;
    unreachable.set(false);
  } catch {
    // not yet
  }
}

if (hasServer) {
  addEventListener("offline", reportUnreachable);
  addEventListener("online", () => void probe());
}
if (unreachable.get()) reportUnreachable();
