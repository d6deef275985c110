/** What was kept on this device under a key; nothing if there is none, or it can't be read. */
export function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

export function keptList(key: string): unknown[] {
  const list = kept(key);
  return Array.isArray(list) ? list : [];
}

/** Keeps something on this device, or nothing any more. A browser that keeps nothing still plays. */
export function keep(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // then it lasts as long as the page
  }
}
