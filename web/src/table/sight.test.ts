import { expect, test } from "vitest";
import { countBelow, stepTo } from "./sight";

const box = { from: 100, to: 500 };
const at = (from: number) => ({ from, to: from + 50 });

test("whoever sees one of the things stays where they are", () => {
  expect(stepTo(box, [at(700), at(300)])).toBe(0);
  expect(stepTo(box, [at(100)])).toBe(0);
  expect(stepTo(box, [at(450)])).toBe(0);
  expect(stepTo(box, [])).toBe(0);
});

test("what is cut or out of sight comes into the middle", () => {
  expect(stepTo(box, [at(451)])).toBe(176); // its middle is at 476, that of the box at 300
  expect(stepTo(box, [at(775), at(900)])).toBe(500);
  expect(stepTo(box, [at(-225)])).toBe(-500);
});

test("what is covered a little only is not counted as hidden", () => {
  expect(countBelow(box, [at(0), at(300), at(460)])).toBe(0);
  expect(countBelow(box, [at(463), at(600), at(300)])).toBe(2);
});
