/** Where those who listen instead of looking hear what happens, and what can't wait. */
interface LiveRegions {
  polite: HTMLElement;
  assertive: HTMLElement;
}

/** The page has live regions, and so has every dialog while it is open: nothing behind an open dialog is heard. */
const open: LiveRegions[] = [];
const waiting: string[] = [];
let timer: number | undefined;

/** Speaks to these live regions until the function that comes back is called. */
export function announceIn(regions: LiveRegions): () => void {
  open.push(regions);
  return () => {
    regions.polite.textContent = regions.assertive.textContent = "";
    open.splice(open.indexOf(regions), 1);
  };
}

/** Whether a dialog lies over the page. */
export function isCovered(): boolean {
  return open.length > 1;
}

/** Says to those who listen instead of looking what has happened. What comes at once is said together. */
export function announce(text: string): void {
  waiting.push(text);
  timer ??= window.setTimeout(() => {
    timer = undefined;
    put("polite", waiting.splice(0).join(" "));
  }, 120);
}

/** Says at once what can't wait: it is your turn. */
export function alert(text: string): void {
  put("assertive", text);
}

function put(how: keyof LiveRegions, text: string): void {
  const region = open.at(-1)?.[how];
  if (!region) return;
  // The same text twice would not be heard twice.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
