/// <reference lib="webworker" />
// Keeps what was shown once, so that the house opens without a network too. What is asked of the server is never kept.
export {};
declare const self: ServiceWorkerGlobalScope;

const CACHE = "dalmuti-2";
const HOME = new URL("./", location.href);
const ASKED = /^\/(api\/|health$|ready$)/;

/** Names that say what is in the file: with a hash, or in a folder that has one. */
const LASTING = /(-[A-Z0-9]{8}\.(js|woff2)$)|(\/b-[0-9a-f]{8}\/)/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(HOME)));
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name !== CACHE));
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))));
  event.waitUntil(self.clients.claim());
});

function isOurs({ origin, pathname }: URL): boolean {
  return origin === HOME.origin && pathname.startsWith(HOME.pathname) && !ASKED.test(pathname);
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || !isOurs(url)) return;
  const isPage = event.request.mode === "navigate";
  const isWantedNew = event.request.cache === "reload"; // what was kept is damaged
  event.respondWith(LASTING.test(url.pathname) && !isWantedNew ? keptOrNew(event.request) : newOrKept(event.request, isPage));
});

/** A page names all that it is made of, so that everything is there without a network. What lasts and is not named is of an older one. */
self.addEventListener("message", (event) => {
  const wanted = (event.data as string[]).filter((it) => isOurs(new URL(it)));
  event.waitUntil(fetchAll(wanted).then(() => forgetOthers(new Set(wanted))));
});

/** One after the other: whoever plays meanwhile comes first. */
async function fetchAll(wanted: readonly string[]): Promise<void> {
  for (const it of wanted) await keptOrNew(new Request(it)).catch(() => undefined);
}

async function forgetOthers(wanted: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHE);
  const old = (await cache.keys()).filter(({ url }) => LASTING.test(new URL(url).pathname) && !wanted.has(url));
  await Promise.all(old.map((it) => cache.delete(it)));
}

/** Somebody is called to a table, whose code is the tag. */
self.addEventListener("notificationclick", (event) => {
  const { tag } = event.notification;
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const there = windows.find(({ url }) => new URL(url).pathname === `/t/${tag}`);
      return there ? there.focus() : self.clients.openWindow(`/t/${tag}`);
    }),
  );
});

async function keptOrNew(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? keep(request, await fetch(request));
}

async function newOrKept(request: Request, isPage: boolean): Promise<Response> {
  const key = isPage ? new Request(HOME) : request;
  try {
    return await keep(key, await fetch(request));
  } catch {
    return (await caches.match(key)) ?? Response.error();
  }
}

async function keep(key: Request, response: Response): Promise<Response> {
  if (response.ok && response.type === "basic") {
    const copy = response.clone();
    await caches.open(CACHE).then((cache) => cache.put(key, copy)).catch(() => undefined); // where there is no room, it is shown all the same
  }
  return response;
}
