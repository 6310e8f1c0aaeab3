// What a guide speaks of is marked wherever it is on the table: also what comes later, and what is drawn anew.

const LOOKED_AT = ["class", "data-about", "data-open", "data-option", "data-testid", "hidden"];

/** Mark what `find` finds, as long as it is found; `told` hears of it whenever the table was drawn. The answer ends it. */
export function pointing(find: () => Element[], mark: string, told: (things: Element[]) => void): () => void {
  let marked: Element[] = [];
  let frame = 0;
  const look = () => {
    frame = 0;
    const found = find();
    for (const thing of marked) if (!found.includes(thing)) thing.classList.remove(mark);
    // Whoever draws a thing anew may forget the mark; one that is there is left alone, or this would go on for ever.
    for (const thing of found) if (!thing.classList.contains(mark)) thing.classList.add(mark);
    marked = found;
    told(found);
  };
  const soon = () => {
    frame ||= requestAnimationFrame(look);
  };
  const watcher = new MutationObserver(soon);
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: LOOKED_AT });
  addEventListener("resize", soon);
  soon();
  return () => {
    watcher.disconnect();
    removeEventListener("resize", soon);
    cancelAnimationFrame(frame);
    for (const thing of marked) thing.classList.remove(mark);
  };
}
