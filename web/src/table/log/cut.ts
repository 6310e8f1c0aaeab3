// Lines of the log, cut where something can be looked at.

export type Parts = { text: string; about: [string, string] | null }[];

/** A sentence cut where it names components, so that they can be looked at. */
export function cutAtNames(text: string, about: [string, string][], name: (kind: string, id: string) => string): Parts {
  let parts: Parts = [{ text, about: null }];
  for (const [kind, id] of about) {
    const called = name(kind, id);
    parts = parts.flatMap((part) => {
      const at = part.about || !called ? -1 : part.text.indexOf(called);
      if (at < 0) return [part];
      return [
        { text: part.text.slice(0, at), about: null },
        { text: called, about: [kind, id] as [string, string] },
        { text: part.text.slice(at + called.length), about: null },
      ].filter((piece) => piece.text);
    });
  }
  return parts;
}
