import { describe, expect, it } from "vitest";
import { intrigueWidth, rowsFor } from "./room";

describe("the room of a hand", () => {
  it.each([
    [5, 700, 1],
    [5, 592, 1],
    [5, 591, 2],
    [7, 700, 2],
    [12, 660, 2],
    [14, 700, 3],
    [30, 300, 3],
  ])("%i cards in %i pixels lie in %i rows", (cards, width, rows) => expect(rowsFor(cards, width)).toBe(rows));

  it.each([
    [5, 1, 224],
    [6, 2, 148],
    [4, 7, 376],
    [10, 11, 304],
  ])("leaves beside %i cards for %i Intrigue cards %i pixels", (cards, intrigue, left) => expect(intrigueWidth(cards, intrigue, 856)).toBe(left));
});
