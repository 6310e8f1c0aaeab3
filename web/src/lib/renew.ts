// A page of an older build asks for files that are gone: if the server answers, the new build is fetched, once.

const LATELY = 10_000;

/** The server answers, but what it has is not what this page asks for, even after the page was fetched anew. */
export class Gone extends Error {}

/** Fetch the page anew, unless that was done just now: false. Nothing goes round in circles. */
export function reloadOnce(): boolean {
  if (Date.now() - Number(sessionStorage.getItem("renewed") ?? 0) < LATELY) return false;
  sessionStorage.setItem("renewed", String(Date.now()));
  location.reload();
  return true;
}

/** Somebody asks for it with a button: that is no circle. */
export function reloadNow(): void {
  sessionStorage.removeItem("renewed");
  location.reload();
}

/** For every file that is fetched when it is first wanted: `import("...").catch(renew)`. */
export async function renew(error: unknown): Promise<never> {
  const answers = await fetch("/", { cache: "no-store" }).then((answer) => answer.ok, () => false);
  if (!answers) throw error;
  if (!reloadOnce()) throw new Gone("a file of these pages is gone", { cause: error });
  return new Promise(() => {});
}
