// What can be read without a server is kept on this device: the pages, rules and components, in the language one reads.

import { gameOf, GAMES } from "../games";
import { api } from "./api";
import type { TableInfo } from "./protocol";
import { READABLE, screenFor } from "./screens";
import { settings } from "./settings.svelte";

const LATER = 2500; // milliseconds after the first screen: nobody waits for this

/** Fetched once while nothing else is wanted; the service worker (public/sw.js) keeps what passes through its hands. */
async function readAhead(): Promise<void> {
  const lang = settings.lang;
  const wanted = [`/api/words/${lang}`, `/api/books/${lang}`, ...GAMES.map((game) => `/api/catalog/${game.name}/${lang}`)];
  await Promise.all([...wanted.map((path) => fetch(path)), ...READABLE.map((name) => screenFor([name])()), ...GAMES.flatMap((game) => [game.learn?.(), game.cards?.()])]);
  // What was fetched before the keeper was there comes from the browser's own store, and passes through its hands now.
  const files = performance.getEntriesByType("resource").map((one) => new URL(one.name)).filter((url) => url.origin === location.origin && url.pathname.startsWith("/assets/"));
  await Promise.all([...new Set(files.map((url) => url.pathname))].map((path) => fetch(path)));
}

/** A finished game one has looked at can be looked at again without a server: it is kept, and the screen that shows it. */
export function keepFilm({ id, setup }: TableInfo): void {
  if (!navigator.serviceWorker?.controller) return;
  const wanted = [api.film(id), screenFor(["watch"])(), gameOf(setup.game)?.table?.()];
  void Promise.all(wanted).then(() => (document.documentElement.dataset.film = id), () => undefined);
}

export function keep(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    setTimeout(() => {
      void (async () => {
        try {
          await navigator.serviceWorker.register("/sw.js");
          if (!navigator.serviceWorker.controller) await new Promise((taken) => navigator.serviceWorker.addEventListener("controllerchange", taken, { once: true }));
          const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
          if (!saving) await readAhead();
          document.documentElement.dataset.kept = settings.lang;
        } catch {
          // A browser that keeps nothing asks the server, as ever.
        }
      })();
    }, LATER);
  });
}

/** Whether the server has other pages than this one by now. */
export async function outdated(): Promise<boolean> {
  const mine = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute("src");
  const page = await fetch("/", { cache: "no-store" }).then((answer) => (answer.ok ? answer.text() : ""), () => "");
  return Boolean(mine) && page.includes("<script") && !page.includes(`src="${mine}"`);
}
