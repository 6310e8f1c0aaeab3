import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Gone, reloadNow, reloadOnce, renew } from "./renew";

const lost = new TypeError("Failed to fetch dynamically imported module");
const reload = vi.fn();
let kept: Map<string, string>;
let ok: boolean | null; // null: nobody answers

beforeEach(() => {
  kept = new Map();
  ok = true;
  reload.mockClear();
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value), removeItem: (key: string) => kept.delete(key) });
  vi.stubGlobal("fetch", () => (ok === null ? Promise.reject(new TypeError("offline")) : Promise.resolve({ ok })));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("renew", () => {
  it("fetches the page anew when a file is gone", async () => {
    void renew(lost);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it("says that the file is gone instead of going round in circles", async () => {
    reloadOnce();
    await expect(renew(lost)).rejects.toBeInstanceOf(Gone);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("does so again when the next build comes later", () => {
    reloadOnce();
    vi.advanceTimersByTime(60_000);
    expect(reloadOnce()).toBe(true);
  });

  it("leaves the page as it is while nobody answers", async () => {
    ok = null;
    await expect(renew(lost)).rejects.toBe(lost);
    ok = false;
    await expect(renew(lost)).rejects.toBe(lost);
    expect(reload).not.toHaveBeenCalled();
  });

  it("obeys a button at once, and may reload once more by itself after it", () => {
    reloadOnce();
    reloadNow();
    expect(reload).toHaveBeenCalledTimes(2);
    expect(reloadOnce()).toBe(true);
  });
});
