/// <reference lib="webworker" />
// Keeps what was shown once, so that the house opens without a network too. What is asked of the server is never kept.
export {};
declare const self: ServiceWorkerGlobalScope;

const CACHE = "dalmuti-1";
const SHELL = ["/", "/app.js", "/look/theme.css", "/art/icon.svg", "/manifest.webmanifest"];
const ASKED = /^\/(api\/|health$|ready$)/;
const LASTING = /-[A-Z0-9]{8}\.(js|woff2)$/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name !== CACHE));
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))));
  event.waitUntil(self.clients.claim());
});

function isOurs(url: URL): boolean {
  return url.origin === location.origin && !ASKED.test(url.pathname);
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || !isOurs(url)) return;
  const isPage = event.request.mode === "navigate";
  event.respondWith(LASTING.test(url.pathname) ? keptOrNew(event.request) : newOrKept(event.request, isPage));
});

/** A page names what it was made of before there was anybody to keep it. */
self.addEventListener("message", (event) => {
  const wanted = (event.data as string[]).filter((it) => isOurs(new URL(it)));
  event.waitUntil(Promise.allSettled(wanted.map((it) => keptOrNew(new Request(it)))));
});

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
  const key = isPage ? new Request("/") : request;
  try {
    return await keep(key, await fetch(request));
  } catch {
    return (await caches.match(key)) ?? Response.error();
  }
}

async function keep(key: Request, response: Response): Promise<Response> {
  if (response.ok && response.type === "basic") {
    const cache = await caches.open(CACHE);
    await cache.put(key, response.clone());
  }
  return response;
}
