// Names, texts and icons of all components, in the language of the page.

import { api } from "./api";
import type { Catalog, Component } from "./protocol";

const NOTHING: Catalog = { game: "", lang: "", components: [], words: {} };
const here = { catalog: NOTHING, byKey: new Map<string, Component>() };
const read = $state({ count: 0 });
const asked = new Map<string, Promise<Catalog>>(); // what is on its way is not asked for twice
let wanted: object = here; // the last request: a page one has left may still be waiting for another game

export async function readCatalog(game: string, lang: string): Promise<void> {
  const request = (wanted = {});
  const answer = await once(game, lang);
  if (request !== wanted) return;
  here.catalog = answer;
  here.byKey = new Map(answer.components.map((component) => [`${component.kind}.${component.id}`, component]));
  read.count += 1;
}

function once(game: string, lang: string): Promise<Catalog> {
  const key = `${game}/${lang}`;
  const found = asked.get(key) ?? api.catalog(game, lang).finally(() => asked.delete(key));
  asked.set(key, found);
  return found;
}

/** Whether the components of a game are here, in whatever language. */
export function described(game: string): boolean {
  void read.count;
  return here.catalog.game === game;
}

export function component(kind: string, id: string): Component | undefined {
  void read.count;
  return here.byKey.get(`${kind}.${id}`);
}

/** All components of a kind, in the order of the catalog. */
export function components(kind: string): Component[] {
  void read.count;
  return here.catalog.components.filter((one) => one.kind === kind);
}

/** Everything that has a name without being a component: "faction.fremen" -> "Fremen". */
export function words(): Record<string, string> {
  void read.count;
  return here.catalog.words;
}

/** The name of a component, or of anything else that has one: a faction, a resource, a phase. */
export function nameOf(kind: string, id: string): string {
  return component(kind, id)?.name ?? words()[`${kind}.${id}`] ?? id;
}
