import { isCovered } from "./announce";

/** Whether a key is not the page's: one of the browser's own, typed into a field, or pressed in what lies over the page. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  const field = target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
  return event.ctrlKey || event.metaKey || event.altKey || isCovered() || field;
}
