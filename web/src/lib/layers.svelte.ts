// What lies open over a page is closed by Back, as everywhere on a phone: while something is open there is one more step in
// the history of the browser, and that step is what Back takes.
//
// Closed by hand, its step stays: taking it back would take a moment, in which somebody may have gone elsewhere already. It
// serves whatever is opened next, whoever goes elsewhere goes from there, and Back passes over it.

interface Layer {
  close: () => void;
}

const open: Layer[] = [];
let last = here();

/** How many steps of layers lie under where we are, those that were closed by hand included. */
function steps(): number {
  return (history.state as { steps?: number } | null)?.steps ?? 0;
}
function here(): { steps: number; href: string } {
  return { steps: steps(), href: location.href };
}

addEventListener("popstate", () => {
  const before = last;
  last = here();
  if (last.href !== before.href || last.steps >= before.steps) return; // another page, or forward
  if (open.length > last.steps) while (open.length > last.steps) open.pop()!.close();
  // Only steps of what is closed already: on to the one that was meant.
  else history.go(open.length - last.steps - 1);
});

/** To be called while a component is set up: while `shown`, Back calls `close`. */
export function layer(shown: () => boolean, close: () => void): void {
  $effect(() => {
    if (!shown()) return;
    const own: Layer = { close };
    open.push(own);
    if (steps() < open.length) history.pushState({ steps: open.length }, "");
    last = here();
    return () => {
      const at = open.indexOf(own);
      if (at >= 0) open.splice(at, 1); // else Back has closed it
    };
  });
}

/** Go to another address: the step of whatever lies open, or lay open here, is not left behind. */
export function leave(path: string, replace: boolean): void {
  if (replace || steps() > 0) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  last = here();
}
