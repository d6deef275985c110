import { html, type TemplateResult } from "lit";
import "./home/page-home";
import { hasServer, here, to } from "./site";
import { Signal } from "./store/signal";

/** A page: when its path fits, its module is fetched and it is drawn. */
type Route = [pattern: RegExp, load: () => Promise<unknown>, draw: (parts: readonly string[]) => TemplateResult];

const none = () => Promise.resolve();
const pages = () => import("./pages");
const table = () => import("./people/page-table");

/** Where others are needed. */
const AT_SERVER: readonly Route[] = [
  [/^\/tables$/, pages, () => html`<dm-page-tables></dm-page-tables>`],
  [/^\/t\/([A-Za-z0-9-]+)\/tv$/, table, ([code]) => html`<dm-page-tv .code=${code}></dm-page-tv>`],
];

const ROUTES: readonly Route[] = [
  ...(hasServer ? AT_SERVER : []),
  [/^\/$/, none, () => html`<dm-page-home></dm-page-home>`],
  [/^\/new$/, pages, () => html`<dm-page-new></dm-page-new>`],
  [/^\/me$/, pages, () => html`<dm-page-me></dm-page-me>`],
  [/^\/t\/([A-Za-z0-9-]+)$/, table, ([code]) => html`<dm-page-table .code=${code}></dm-page-table>`],
  [/^\/m\/([A-Za-z0-9_-]+)$/, pages, ([id]) => html`<dm-page-match .match=${id}></dm-page-match>`],
  [/^\/record$/, pages, () => html`<dm-page-record></dm-page-record>`],
  [/^\/grapples$/, pages, () => html`<dm-page-grapples></dm-page-grapples>`],
  [/^\/keeper(?:\/([a-z0-9]+))?$/, pages, ([evening]) => html`<dm-page-keeper .evening=${evening ?? ""}></dm-page-keeper>`],
  [/^\/day(?:\/(\d{4}-\d\d-\d\d))?$/, pages, ([date]) => html`<dm-page-day .date=${date ?? ""}></dm-page-day>`],
  [/^\/learn(?:\/([a-z]+))?$/, pages, ([chapter]) => html`<dm-page-learn .chapter=${chapter ?? ""}></dm-page-learn>`],
];

/** Told when another page is wanted, before its module is there. */
export const moved = new Signal();

/** Goes to another page. */
export function go(path: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", to(path));
  else history.replaceState(null, "", to(path));
  moved.emit();
}

/** The page of the present path; nothing where there is none. */
export async function page(): Promise<TemplateResult | undefined> {
  const path = here().pathname.replace(/(.)\/$/, "$1");
  for (const [pattern, load, draw] of ROUTES) {
    const found = pattern.exec(path);
    if (found) {
      await load();
      return draw(found.slice(1));
    }
  }
  return undefined;
}

/** Links within the house are followed without loading the page anew. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.composedPath().find((it): it is HTMLAnchorElement => it instanceof HTMLAnchorElement);
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (!hasServer || (link.pathname === location.pathname && link.hash)) return; // the browser follows by itself
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("click", follow);
addEventListener("popstate", () => moved.emit());
