// The keeper of the pages: what was fetched once can be read without a server. A game is never played from here.
//
// Pages are asked for first, so that a new server shows its new pages; built files never change under their name; words,
// components, rules and records are asked for first and remembered.

const KEPT = "landsraad-1";
const READ_ONLY = /^\/api\/((words|catalog|books|rules|setup)\/|tables$)/;
const RECORDS = /^\/api\/tables\/[^/]+\/(record|ending|chronicle|film)$/;

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) event.respondWith(askFirst(event, "/"));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(keptFirst(event));
  else if (READ_ONLY.test(url.pathname) || RECORDS.test(url.pathname) || url.pathname === "/favicon.svg") event.respondWith(askFirst(event, url.pathname + url.search));
});

// What the server tells somebody who is away. Without a page there is nobody to say it but this.
self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data.json();
  } catch {
    return; // it is not ours
  }
  const { title = "Landsraad", body = "", url = "/", tag = "landsraad" } = told;
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { url }, icon: "/icon-192.png", badge: "/icon-192.png" }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? "/", self.location.origin);
  if (url.origin !== self.location.origin) return;
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      const there = pages.find((page) => new URL(page.url).pathname === url.pathname);
      await (there ? there.focus() : self.clients.openWindow(url.pathname));
    })(),
  );
});

/** The page, and the files it names. */
async function keepShell() {
  const cache = await caches.open(KEPT);
  const page = await fetch("/", { cache: "no-store" });
  const text = await page.clone().text();
  await cache.put("/", page);
  const files = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((found) => found[1]);
  await Promise.all(files.map(async (file) => (await cache.match(file)) ?? cache.add(file)));
}

async function keptFirst(event) {
  const kept = await found(event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) keep(event, event.request, answer.clone());
  return answer;
}

async function askFirst(event, key) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) keep(event, key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await found(key);
    if (kept) return kept;
    throw error;
  }
}

/** Keeping takes its own time, and may fail on a full or busy disk: nobody waits for it, and nothing fails with it. */
function keep(event, key, answer) {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.put(key, answer))
      .catch(() => undefined),
  );
}

async function found(key) {
  try {
    return await (await caches.open(KEPT)).match(key);
  } catch {
    return undefined;
  }
}
