import { expect, test, vi } from "vitest";
import source from "../../public/sw.js?raw";

type Heard = (event: Record<string, unknown>) => void;

/** The keeper of the pages in a browser of our own. */
function keeper(pages: { url: string; focus: () => void }[] = []) {
  const heard: Record<string, Heard> = {};
  const waited: Promise<unknown>[] = [];
  const self = {
    addEventListener: (name: string, listener: Heard) => (heard[name] = listener),
    registration: { showNotification: vi.fn(async () => undefined) },
    clients: { matchAll: async () => pages, openWindow: vi.fn(async () => null) },
    location: { origin: "https://table.example" },
  };
  new Function("self", "caches", source)(self, {});
  const waitUntil = (done: Promise<unknown>) => waited.push(done);
  return { self, tell: async (name: string, event: object) => (heard[name]!({ waitUntil, ...event }), Promise.all(waited)) };
}

test("what is pushed is shown", async () => {
  const { self, tell } = keeper();
  const said = { title: "It is your turn.", body: "Round 3", url: "/t/abc", tag: "abc" };
  await tell("push", { data: { json: () => said } });
  expect(self.registration.showNotification).toHaveBeenCalledWith(said.title, expect.objectContaining({ body: said.body, tag: "abc", data: { url: "/t/abc" } }));
  await tell("push", { data: null });
  await tell("push", { data: { json: () => JSON.parse("no message of ours") } });
  expect(self.registration.showNotification).toHaveBeenCalledTimes(1);
});

test("a touch opens the table, or goes to where it is open", async () => {
  const notification = { close: vi.fn(), data: { url: "/t/abc" } };
  const away = keeper([{ url: "https://table.example/", focus: vi.fn() }]);
  await away.tell("notificationclick", { notification });
  expect(away.self.clients.openWindow).toHaveBeenCalledWith("/t/abc");
  const page = { url: "https://table.example/t/abc?lang=de", focus: vi.fn() };
  const open = keeper([page]);
  await open.tell("notificationclick", { notification });
  expect(page.focus).toHaveBeenCalled();
  expect(open.self.clients.openWindow).not.toHaveBeenCalled();
  const foreign = keeper();
  await foreign.tell("notificationclick", { notification: { close: vi.fn(), data: { url: "https://elsewhere.example/" } } });
  expect(foreign.self.clients.openWindow).not.toHaveBeenCalled();
});
