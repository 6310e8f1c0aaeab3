import { expect, it } from "vitest";
import { tieOf } from "./standings";

const standings = [{ seat: 2, leader: "paul_atreides", points: 10, spice: 3, water: 1 }, { seat: 0, leader: "countess_ariana_thorvald", points: 10, spice: 3, water: 0 }];

it("tells the numbers that broke a tie (imperium 13.3)", () => {
  expect(tieOf({ standings, decided_by: "water" })).toEqual([1, 0]);
});

it("counts nothing where no tie was broken, or by no number", () => {
  expect(tieOf({ standings, decided_by: "points" })).toBeNull();
  expect(tieOf({ standings, decided_by: "reveal_turn" })).toBeNull();
});
