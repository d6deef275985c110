import { keep, keptList } from "../store/local-storage";

const KEY = "dalmuti.learnt";

/** Whether a lesson was learnt on this device. */
export function learnt(lesson: string): boolean {
  return keptList(KEY).includes(lesson);
}

export function remember(lesson: string): void {
  if (!learnt(lesson)) keep(KEY, [...keptList(KEY), lesson]);
}
