import { html, type TemplateResult } from "lit";
import "./home/page-home";
import { Signal } from "./store/signal";

/** A page: when its path fits, its module is fetched and it is drawn. */
interface Route {
  pattern: RegExp;
  load: () => Promise<unknown>;
  draw: (parts: readonly string[]) => TemplateResult;
}

const ROUTES: readonly Route[] = [
  {
    pattern: /^\/$/,
    load: () => Promise.resolve(),
    draw: () => html`<dm-page-home></dm-page-home>`,
  },
  {
    pattern: /^\/new$/,
    load: () => import("./pages"),
    draw: () => html`<dm-page-new></dm-page-new>`,
  },
  {
    pattern: /^\/tables$/,
    load: () => import("./pages"),
    draw: () => html`<dm-page-tables></dm-page-tables>`,
  },
  {
    pattern: /^\/t\/([A-Za-z0-9-]+)$/,
    load: () => import("./people/page-table"),
    draw: ([code]) => html`<dm-page-table .code=${code}></dm-page-table>`,
  },
  {
    pattern: /^\/me$/,
    load: () => import("./pages"),
    draw: () => html`<dm-page-me></dm-page-me>`,
  },
  {
    pattern: /^\/m\/([A-Za-z0-9_-]+)$/,
    load: () => import("./review/pages"),
    draw: ([id]) => html`<dm-page-match .match=${id}></dm-page-match>`,
  },
  {
    pattern: /^\/record$/,
    load: () => import("./review/pages"),
    draw: () => html`<dm-page-record></dm-page-record>`,
  },
  {
    pattern: /^\/learn(?:\/([a-z]+))?$/,
    load: () => import("./learn/page-learn"),
    draw: ([chapter]) => html`<dm-page-learn .chapter=${chapter ?? ""}></dm-page-learn>`,
  },
  {
    pattern: /^\/grapples$/,
    load: () => import("./review/pages"),
    draw: () => html`<dm-page-grapples></dm-page-grapples>`,
  },
];

/** Told when another page is wanted, before its module is there. */
export const moved = new Signal();

/** Goes to another page. */
export function go(path: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", path);
  else history.replaceState(null, "", path);
  moved.emit();
}

/** The page of the present path; nothing where there is none. */
export async function page(): Promise<TemplateResult | undefined> {
  const path = location.pathname.replace(/(.)\/$/, "$1");
  for (const route of ROUTES) {
    const found = route.pattern.exec(path);
    if (found) {
      await route.load();
      return route.draw(found.slice(1));
    }
  }
  return undefined;
}

/** Links within the house are followed without loading the page anew. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.composedPath().find((it): it is HTMLAnchorElement => it instanceof HTMLAnchorElement);
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("click", follow);
addEventListener("popstate", () => moved.emit());
