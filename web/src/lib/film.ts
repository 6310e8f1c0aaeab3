// A finished game that is kept on this device: every position of it, put together from what has changed.

import type { Film, Past, Patch } from "./protocol";

type Data = any; // whatever a game's view is made of

/** A copy in which something lies elsewhere; what is not on the way is shared. */
function put(data: Data, path: (string | number)[], patch: Patch): Data {
  const [key, ...rest] = path;
  if (key === undefined) return patch.value;
  const copy = Array.isArray(data) ? [...data] : { ...data };
  if (rest.length > 0) copy[key] = put(copy[key], rest, patch);
  else if (patch.gone) delete copy[key];
  else copy[key] = patch.value;
  return copy;
}

export class Reel {
  private readonly views: Data[] = [];

  constructor(readonly film: Film) {}

  get last(): number {
    return this.film.frames.length - 1;
  }

  private view(at: number): Data {
    for (let number = this.views.length; number <= at; number += 1) {
      this.views.push(this.film.frames[number]!.changes.reduce((data, patch) => put(data, patch.path, patch), this.views[number - 1] ?? {}));
    }
    return this.views[at];
  }

  /** How it was after so many moves, with everything open. */
  past(at: number, seat: number): Past {
    const { round, text } = this.film.frames[at]!;
    const { turn_starts, round_starts } = this.film;
    return { type: "past", at, last: this.last, seat, round, turn_starts, round_starts, view: this.view(at), text, result: at === this.last ? this.film.result : null };
  }
}
