/**
 * Whether there is a server behind the page. Without one the program is files alone, in a folder of any web space: then the
 * page is named behind the `#`, as nobody would answer for another path.
 */
export const hasServer = globalThis.document?.documentElement.dataset["server"] !== "none";

/** The address of a page of the house, `/learn`, for a link. */
export const to = (page: string) => (hasServer ? page : `${location.pathname}#${page}`);

/** The same for others, who may be anywhere. */
export const toAll = (page: string) => location.origin + to(page);

/** Where one is in the house: the page, and what is asked of it. */
export function here(): URL {
  return new URL(hasServer ? location.href : location.hash.slice(1) || "/", location.origin);
}
