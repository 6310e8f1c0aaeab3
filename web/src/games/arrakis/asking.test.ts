import { describe, expect, it } from "vitest";
import type { OptionText } from "../../lib/protocol";
import { inOrder, listed, nextOf, objectOf, open, remaining, touch, tray } from "./asking";
import { answers as leaving, canStay, crowd } from "./ask/going";
import { answersOf, type Form } from "./question";
import type { Way } from "./view";

function option(notation: string, ...objects: [string, string][]): OptionText {
  return { notation, verb: notation.split(" ")[0]!, objects, text: notation, after: {} };
}
const from = (area: string) => option(`from ${area}`, ["area", area]);
const scout = (zone: string, area: string) => option(`scout ${zone} ${area} itself`, ["zone", zone], ["area", area], ["piece", "itself"]);
const deploy = (unit: string, area: string) => option(`deploy ${unit} ${area}`, ["unit", unit], ["area", area]);

describe("touching", () => {
  it("one area, one answer", () => expect(touch([from("windgap"), from("arsunt")], [], { kind: "area", id: "arsunt" }).play?.notation).toBe("from arsunt"));
  it("several answers in one area open a menu", () => {
    const touched = touch([deploy("regular", "carthag"), deploy("generic", "carthag"), deploy("regular", "arsunt")], [], { kind: "area", id: "carthag" });
    expect(touched.play).toBeNull();
    expect(touched.menu).toHaveLength(2);
  });
  it("zone and area in either order", () => {
    const options = [scout("air_1", "carthag"), scout("air_1", "arsunt"), scout("air_2", "carthag")];
    const zone = touch(options, [], { kind: "zone", id: "air_1" });
    expect(open(options, zone.picked).get("area")).toEqual(new Set(["carthag", "arsunt"]));
    expect(touch(options, zone.picked, { kind: "area", id: "carthag" }).play?.notation).toBe("scout air_1 carthag itself");
    expect(remaining(options, [{ kind: "area", id: "carthag" }])).toHaveLength(2);
  });
  it("the same thing again puts it back, another of its kind replaces it", () => {
    const options = [deploy("regular", "carthag"), deploy("generic", "carthag"), deploy("regular", "arsunt"), deploy("generic", "arsunt")];
    const once = touch(options, [], { kind: "area", id: "carthag" });
    expect(touch(options, once.picked, { kind: "area", id: "carthag" }).picked).toEqual([]);
    expect(touch(options, once.picked, { kind: "area", id: "arsunt" }).picked).toEqual([{ kind: "area", id: "arsunt" }]);
  });
  it("refuses what is no answer", () => expect(touch([from("windgap")], [], { kind: "area", id: "carthag" }).refused).toBe(true));
});

describe("the tray", () => {
  it("has a column a die, cards for any, and what is free last", () => {
    const options = [option("use strategy move", ["result", "strategy"], ["use", "move"]), option("free scout", ["free_action", "scout"]), option("use strategy card", ["result", "strategy"], ["use", "card"]), option("leader house baron_harkonnen", ["result", "house"], ["leader", "baron_harkonnen"]), option("end_turn")];
    expect(tray(options).map((box) => box.key)).toEqual(["strategy", "house", "any", "free"]);
  });
});

describe("what is listed", () => {
  const lies = (kind: string) => kind === "area" || kind === "zone";
  it("is what no area tells apart", () => {
    expect(listed([option("wormsigns"), option("move_worms"), option("stop")], lies).map((one) => one.verb)).toEqual(["wormsigns", "move_worms"]);
    expect(listed([from("windgap"), from("arsunt")], lies)).toEqual([]);
  });
  it("counts an area that all options have for nothing", () => {
    const options = [deploy("generic", "windgap"), option("place_leader stilgar windgap", ["leader", "stilgar"], ["area", "windgap"])];
    expect(listed(options, lies)).toHaveLength(2);
  });
  it("leaves out free actions, which have a place of their own", () => expect(listed([option("free train", ["free_action", "train"]), option("wormsigns"), option("move_worms")], lies)).toHaveLength(2));
});

describe("gestures", () => {
  const way = (act: string, name: string | null): Way => ({ act, die: "strategy", use: "move", way: name, answers: [], goals: {} });
  it("put walking first and attacks last", () => expect(inOrder([way("attack", "walk"), way("move", "frigate_7"), way("move", "walk")]).map((one) => `${one.act} ${one.way}`)).toEqual(["move walk", "move frigate_7", "attack walk"]));
  it("pass over an answer nobody asks for, and stop where none fits", () => {
    const found = nextOf(["from windgap", "way walk", "to sw_in_05"], [option("to sw_in_05", ["area", "sw_in_05"])]);
    expect(found).toMatchObject({ option: { notation: "to sw_in_05" }, rest: [] });
    expect(nextOf(["from windgap"], [option("yes"), option("no")])).toBeNull();
  });
});

describe("who stays behind", () => {
  const options = [option("go"), option("leave 1 regular", ["amount", "1"], ["unit", "regular"]), option("leave 2 regular", ["amount", "2"], ["unit", "regular"]), option("leave_leader beast_rabban", ["leader", "beast_rabban"])];
  const members = crowd(options);
  it("shows everybody who may", () => expect(members.map((one) => one.kind)).toEqual(["regular", "regular", "leader"]));
  it("counts those of a kind together", () => {
    expect(leaving([members[0]!, members[1]!, members[2]!], options)).toEqual(["leave 2 regular", "leave_leader beast_rabban", "go"]);
    expect(leaving([], options)).toEqual(["go"]);
  });
  it("lets no more stay than the answers allow", () => {
    expect(canStay(members, [members[0]!], members[1]!, options)).toBe(true);
    expect(canStay(members, [members[0]!, members[1]!], { key: "x", kind: "regular", id: "regular" }, options)).toBe(false);
  });
});

describe("forms", () => {
  const form: Form = { id: "payments:3:", kind: "payments", limit: 5, finish: "stop", fields: [{ id: "choam", least: 1, most: 1, options: [] }, { id: "landsraad", least: 1, most: 1, options: [] }] };
  it("answer in the order of their fields, then finish", () => expect(answersOf(form, { landsraad: ["pay landsraad 2"], choam: ["pay choam 0"] })).toEqual(["pay choam 0", "pay landsraad 2", "stop"]));
  it("play nothing for an empty answer", () => expect(answersOf({ ...form, finish: null }, { choam: [null] })).toEqual([]));
});

it("finds the object of a kind", () => expect(objectOf(scout("air_1", "carthag"), "area")).toBe("carthag"));
