// A state from the one before it and what has changed. What is as it was stays the very same object, so nothing that
// shows it is drawn again.

import type { News, State } from "./protocol";

type Node = Record<string | number, unknown>;

export function renewed(before: State, news: News): State {
  const fresh = new Set<unknown>(); // our own copies, which may be written to
  const copied = (value: unknown): Node => {
    if (fresh.has(value)) return value as Node;
    const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Node) };
    fresh.add(copy);
    return copy as Node;
  };
  const root = copied(before);
  /** The object a way ends in, copied like everything on the way. */
  const owner = (way: (string | number)[]): Node => {
    let node = root;
    for (const step of way.slice(0, -1)) node = node[step] = copied(node[step]) as Node;
    return node;
  };
  for (const [way, value] of news.changed) owner(way)[way.at(-1)!] = value;
  for (const way of news.gone) delete owner(way)[way.at(-1)!];
  const after = root as unknown as State;
  const [grown, ...others] = after.scenes;
  if (news.steps > 0 && grown) {
    const known = before.scenes.at(-1)?.steps.slice(0, news.steps) ?? [];
    after.scenes = [{ ...grown, steps: [...known, ...grown.steps] }, ...others];
  }
  return after;
}
