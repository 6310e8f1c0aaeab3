import { describe, expect, it, vi } from "vitest";

vi.mock("../../lib/words.svelte", () => ({ t: (key: string) => key }));
vi.mock("../../lib/catalog.svelte", () => ({ nameOf: (_: string, id: string) => id }));

const { change } = await import("./staging");

describe("what a scene draws", () => {
  it("tells what persuasion was had, and leaves what was spent to what was acquired", () => {
    expect(change({ path: "seats.1.persuasion", by: 5, to: null })?.icon).toBe("persuasion");
    expect(change({ path: "seats.1.persuasion", by: -3, to: null })).toBeNull();
    expect(change({ path: "seats.1.spice", by: -3, to: null })?.icon).toBe("spice");
  });
});
