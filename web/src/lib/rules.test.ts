import { describe, expect, it } from "vitest";
import type { Rulebook } from "./protocol";
import { anchor, bookAt, find, plain } from "./rules";

const rule = (number: string, html: string) => ({ number, html });
const books: Rulebook[] = [
  { name: "imperium", title: "Dune: Imperium", lang: "en", sections: [
    { number: "10", title: "Combat", rules: [rule("10.5", "<p><strong>Places.</strong> Who is second.</p>"), rule("10.6", "<p><strong>Ties.</strong> Nobody wins &amp; all share.</p>"), rule("10.60", "<p>Else.</p>")] },
    { number: "16", title: "Leaders", rules: [rule("16.1", "<p><strong>Prescience.</strong> Look at a card, ties do not matter.</p>")] },
  ] },
  { name: "rise_of_ix", title: "Rise of Ix", lang: "en", sections: [{ number: "10", title: "Cards", rules: [rule("10.6", "<p>Of Ix.</p>")] }] },
];
const numbers = (query: string) => find(books, query).map(({ book, rule: one }) => anchor(book, one.number));

describe("rules", () => {
  it("are found by number, in all books or in one", () => {
    expect(numbers("10.6")).toEqual(["imperium-10.6", "rise_of_ix-10.6"]);
    expect(numbers("ix 10.6")).toEqual(["rise_of_ix-10.6"]);
    expect(numbers("Rule Rise of Ix 10.6")).toEqual(["rise_of_ix-10.6"]);
    expect(numbers("imperium 10")).toEqual(["imperium-10.5", "imperium-10.6", "imperium-10.60"]);
  });
  it("are found by words, without accents and capitals; a title counts most", () => {
    expect(numbers("TIES")).toEqual(["imperium-10.6", "imperium-16.1"]);
    expect(numbers("préscience card")).toEqual(["imperium-16.1"]);
    expect(numbers("combat second")).toEqual(["imperium-10.5"]);
    expect(numbers("nowhere")).toEqual([]);
    expect(numbers("  ")).toEqual([]);
  });
  it("do not find the marks of HTML", () => {
    expect(plain("<p><strong>A</strong> &amp; b</p>").trim()).toBe("A  & b");
    expect(numbers("strong")).toEqual([]);
  });
  it("lie in the book of their anchor", () => {
    expect(bookAt(books, "rise_of_ix-10.6")?.name).toBe("rise_of_ix");
    expect(bookAt(books, "")?.name).toBe("imperium");
  });
});
