// What lies open over a page is closed by Back, as everywhere on a phone: while something is open there is one more step in
// the history of the browser, and that step is what Back takes.

interface Layer {
  number: number;
  close: () => void;
}

const open: Layer[] = [];
let last = 0;
let leaving = 0; // steps back of our own, on the way

addEventListener("popstate", () => {
  if (leaving > 0) {
    leaving -= 1;
    return;
  }
  open.pop()?.close();
});

/** To be called while a component is set up: while `shown`, Back calls `close`. */
export function layer(shown: () => boolean, close: () => void): void {
  $effect(() => {
    if (!shown()) return;
    const own: Layer = { number: ++last, close };
    open.push(own);
    history.pushState({ layer: own.number }, "");
    return () => {
      const at = open.indexOf(own);
      if (at < 0) return; // Back has closed it
      open.splice(at, 1);
      // Whoever went elsewhere meanwhile leaves the step behind.
      if ((history.state as { layer?: number } | null)?.layer === own.number) {
        leaving += 1;
        history.back();
      }
    };
  });
}
