import { describe, expect, it } from "vitest";
import { intrigueColumns, intrigueWidth, rowsFor } from "./room";

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

  it.each([
    [2, 2, 1],
    [3, 3, 2],
    [4, 3, 1],
    [4, 4, 2],
    [5, 5, 1],
    [5, 6, 2],
  ])("beside %i cards %i Intrigue cards lie in %i columns", (cards, intrigue, columns) => expect(intrigueColumns(intrigue, cards, 856)).toBe(columns));
});
