/** Has something done when nobody waits for anything; not every browser says when that is. */
export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: 3_000 });
  else setTimeout(act, 1_500);
}
