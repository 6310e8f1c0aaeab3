// Where we are: the path of the address, as parts. Links are ordinary; clicks on them stay on the page.

import { leave } from "./layers.svelte";

export const route = $state({ parts: split(location.pathname), query: new URLSearchParams(location.search) });

function split(path: string): string[] {
  return path.split("/").filter(Boolean).map(decodeURIComponent);
}

function read(): void {
  route.parts = split(location.pathname);
  route.query = new URLSearchParams(location.search);
}

export function go(path: string, replace = false): void {
  leave(path, replace);
  read();
  scrollTo(0, 0);
}

addEventListener("popstate", read);
addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest?.("a[href^='/']");
  if (!link || link.hasAttribute("download") || link.getAttribute("target") || link.getAttribute("href")!.startsWith("/api")) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.getAttribute("href")!);
});
