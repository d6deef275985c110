const KEY = "dalmuti.learnt";

function kept(): string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  } catch {
    return []; // a browser that keeps nothing still teaches
  }
}

/** Whether a lesson was learnt on this device. */
export function learnt(lesson: string): boolean {
  return kept().includes(lesson);
}

export function remember(lesson: string): void {
  if (learnt(lesson)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept(), lesson]));
  } catch {
    // as above
  }
}
