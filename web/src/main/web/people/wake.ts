import type { TableStore } from "../store/table-store";

/** Keeps the screen awake while a match is played, as far as the browser lets one: over HTTPS, and while it is looked at. */
export function stayAwake(store: TableStore, wanted: () => boolean): () => void {
  let lock: Promise<WakeLockSentinel | undefined> | undefined;
  const release = () => {
    void lock?.then((held) => held?.release());
    lock = undefined;
  };
  const look = () => {
    if (document.hidden || !wanted()) release();
    else lock ??= navigator.wakeLock?.request("screen").catch(() => undefined);
  };
  const leave = store.changed.listen(look);
  document.addEventListener("visibilitychange", look);
  return () => {
    leave();
    document.removeEventListener("visibilitychange", look);
    release();
  };
}
