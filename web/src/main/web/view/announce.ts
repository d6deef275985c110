const regions = new Map<"polite" | "assertive", HTMLElement>();
const waiting: string[] = [];
let timer: number | undefined;

/** The live regions are one polite and one assertive for the whole page; app.ts puts them in place. */
export function listenTo(region: HTMLElement, how: "polite" | "assertive"): void {
  regions.set(how, region);
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

function put(how: "polite" | "assertive", text: string): void {
  const region = regions.get(how);
  if (!region) return;
  // The same text twice would not be heard twice.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
