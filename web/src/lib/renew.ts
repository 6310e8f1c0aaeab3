// A page of an older build asks for files that are gone: if the server answers, the new build is fetched, once.

const LATELY = 10_000;

export async function renew(error: unknown): Promise<never> {
  const before = Number(sessionStorage.getItem("renewed") ?? 0);
  const answers = await fetch("/", { cache: "no-store" }).then((answer) => answer.ok, () => false);
  if (!answers || Date.now() - before < LATELY) throw error;
  sessionStorage.setItem("renewed", String(Date.now()));
  location.reload();
  return new Promise(() => {});
}
