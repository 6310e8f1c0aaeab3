import { describe, expect, it } from "vitest";
import { cutAtNames } from "./cut";

describe("lines of the log", () => {
  it("are cut at the names of components", () => {
    const name = (_: string, id: string) => ({ dagger: "Dagger", mentat: "Mentat" })[id] ?? id;
    expect(cutAtNames("Paul goes to Mentat with Dagger.", [["card", "dagger"], ["space", "mentat"]], name)).toEqual([
      { text: "Paul goes to ", about: null },
      { text: "Mentat", about: ["space", "mentat"] },
      { text: " with ", about: null },
      { text: "Dagger", about: ["card", "dagger"] },
      { text: ".", about: null },
    ]);
    expect(cutAtNames("Nothing here.", [["card", "dagger"]], name)).toEqual([{ text: "Nothing here.", about: null }]);
  });
});
