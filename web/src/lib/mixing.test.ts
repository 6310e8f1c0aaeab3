import { describe, expect, it } from "vitest";
import { Hand } from "./mixing";
import type { TableInfo } from "./protocol";
import { sha256 } from "./sha256";

const lobby = (commitments: string[], revealing = false) =>
  ({ stage: "lobby", yours: [1], mixing: { secret_hash: "", commitments, nonces: ["", ""], revealing } }) as unknown as TableInfo;

describe("a hand in the seed", () => {
  it("shows the hash first and names the number once, when it is asked for", () => {
    const hand = new Hand();
    const shown = hand.answer(lobby(["", ""]));
    if (shown?.do !== "commit") throw new Error("nothing was shown");
    expect(shown.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hand.answer(lobby(["", ""]))).toBeNull(); // it is on its way
    expect(hand.answer(lobby(["", shown.hash]))).toBeNull();
    const named = hand.answer(lobby(["", shown.hash], true));
    if (named?.do !== "reveal") throw new Error("nothing was named");
    expect(sha256(named.nonce)).toBe(shown.hash);
    expect(hand.answer(lobby(["", shown.hash], true))).toBeNull();
    // The start has failed: another number for the next one.
    const again = hand.answer(lobby(["", ""]));
    expect(again).toMatchObject({ do: "commit" });
    expect(again).not.toEqual(shown);
  });

  it("leaves it to another screen of the same player", () => {
    expect(new Hand().answer(lobby(["", "f".repeat(64)]))).toBeNull();
    expect(new Hand().answer(lobby(["", "f".repeat(64)], true))).toBeNull();
  });

  it("has nothing to do without a seat, or where the server alone chooses", () => {
    expect(new Hand().answer({ ...lobby(["", ""]), yours: [] })).toBeNull();
    expect(new Hand().answer({ ...lobby(["", ""]), mixing: null })).toBeNull();
    expect(new Hand().answer({ ...lobby(["", ""]), stage: "playing" })).toBeNull();
  });
});
