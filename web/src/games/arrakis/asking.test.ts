import { describe, expect, it } from "vitest";
import type { OptionText } from "../../lib/protocol";
import { inOrder, listed, nextOf, objectOf, open, remaining, rising, touch, tray } from "./asking";
import { answersOf as counted, begin, isCounts, mayGo } from "./ask/counting";
import { answersFor, canPut, isComplete, lotsOf, openPlaces, without, type Put } from "./ask/spreading";
import { answersOf, type Form } from "./question";
import type { Way } from "./view";

function option(notation: string, ...objects: [string, string][]): OptionText {
  return { notation, verb: notation.split(" ")[0]!, objects, text: notation, after: {}, idle: "", then: [] };
}
const from = (area: string) => option(`from ${area}`, ["area", area]);
const scout = (zone: string, area: string) => option(`scout ${zone} ${area} itself`, ["zone", zone], ["area", area], ["piece", "itself"]);
const deploy = (unit: string, area: string) => option(`deploy ${unit} ${area}`, ["unit", unit], ["area", area]);

describe("numbers", () => {
  it("rise, in whatever order they are named", () => {
    const many = (n: number) => option(`amount ${n}`, ["amount", String(n)]);
    expect(rising([many(2), many(1), many(0)]).map((one) => one.notation)).toEqual(["amount 0", "amount 1", "amount 2"]);
  });
});

describe("touching", () => {
  it("one area, one answer", () => expect(touch([from("windgap"), from("arsunt")], [], { kind: "area", id: "arsunt" }).play?.notation).toBe("from arsunt"));
  it("two answers in the same words are one", () => {
    const token = (id: string) => ({ ...option(`token ${id} windgap`, ["token", id], ["area", "windgap"]), text: "Place the token" });
    expect(touch([token("9"), token("12")], [], { kind: "area", id: "windgap" }).play?.notation).toBe("token 9 windgap");
  });
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
  it("has Desert Power without a die as a box of its own: it is the turn's action and not free (7.1 C)", () => {
    const options = [option("free train", ["free_action", "train"]), option("desert_power"), option("use strategy move", ["result", "strategy"], ["use", "move"])];
    expect(tray(options).map((box) => box.key)).toEqual(["strategy", "desert_power", "free"]);
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
  it("counts it for nothing beside a card that may be claimed at any time", () => {
    const options = [deploy("generic", "windgap"), option("place_leader stilgar windgap", ["leader", "stilgar"], ["area", "windgap"]), option("claim a07", ["prescience", "a07"])];
    expect(listed(options, (kind) => kind === "area" || kind === "prescience")).toHaveLength(2);
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

describe("leaving figures behind (war_for_arrakis 8.2)", () => {
  const stepper = (id: string, most: number) => ({ id, least: 1, most: 1, options: [{ answer: null, value: 0, most: 1 }, ...Array.from({ length: most }, (_, n) => ({ answer: `leave ${n + 1} ${id}`, value: n + 1, most: 1 }))] });
  const form: Form = { id: "leave_behind:1:arsunt", kind: "leave_behind", limit: null, finish: "go", must: { a_leader_goes: true, a_special_goes: false }, fields: [stepper("regular", 2), { id: "leaders", least: 0, most: 1, options: [{ answer: "leave_leader beast_rabban", value: "beast_rabban", most: 1 }] }] };
  const legion = { regular: 2, elite: 1, special: 0, troop: 0, generic: 0, leaders: ["beast_rabban"], tokens: [] };
  it("everybody goes to begin with", () => {
    expect(isCounts(form)).toBe(true);
    expect(counted(form, begin(form))).toEqual(["go"]);
  });
  it("gives the answers in the order of the fields", () => expect(counted(form, { many: { regular: 2 }, chosen: new Set(["leave_leader beast_rabban"]) })).toEqual(["leave 2 regular", "leave_leader beast_rabban", "go"]));
  it("keeps a unit and a leader among those who go, and no leader stays alone", () => {
    expect(mayGo(form, { many: { regular: 2 }, chosen: new Set() }, legion)).toBe(true);
    expect(mayGo(form, { many: { regular: 2, elite: 1 }, chosen: new Set() }, legion)).toBe(false);
    expect(mayGo(form, { many: { regular: 1 }, chosen: new Set(["leave_leader beast_rabban"]) }, legion)).toBe(false);
    expect(mayGo({ ...form, must: { a_leader_goes: false, a_special_goes: false } }, { many: {}, chosen: new Set(["leave_leader beast_rabban"]) }, legion)).toBe(false);
  });
  it("troops lead where a leader is asked for (spacing_guild 7.2)", () => {
    const troops = { regular: 0, elite: 1, special: 0, troop: 2, generic: 0, leaders: [], tokens: [] };
    expect(mayGo(form, { many: {}, chosen: new Set() }, troops)).toBe(true);
    expect(mayGo(form, { many: { troop: 1 }, chosen: new Set() }, troops)).toBe(true);
    expect(mayGo(form, { many: { troop: 2 }, chosen: new Set() }, troops)).toBe(false);
  });
});

describe("placing several things in several places", () => {
  const isPlace = (id: string) => id.startsWith("air_") || ["carthag", "arsunt", "arrakeen"].includes(id);
  const deploy: Form = {
    id: "place:1:deploy", kind: "place", limit: null, finish: "stop",
    fields: [
      { id: "regular", least: 0, most: 3, options: ["carthag", "arsunt"].map((value) => ({ answer: `deploy regular ${value}`, value, most: 3 })) },
      { id: "leader", least: 0, most: 1, options: [{ answer: "deploy generic carthag", value: "carthag", most: 1 }, { answer: "place_leader beast_rabban carthag", value: "carthag", most: 1, leader: "beast_rabban" }] },
    ],
  };
  const put = (kind: string, place: string, field = kind): Put => ({ field, kind, place });
  it("has a lot for each figure, and each leader is one", () => expect(lotsOf(deploy, isPlace).map((lot) => lot.kind)).toEqual(["regular", "generic", "beast_rabban"]));
  it("counts up to what there is, and ends early by the last answer", () => {
    const lots = lotsOf(deploy, isPlace);
    const puts = [put("regular", "carthag"), put("regular", "carthag"), put("beast_rabban", "carthag", "leader")];
    expect(answersFor(deploy, lots, puts)).toEqual(["deploy regular carthag", "deploy regular carthag", "place_leader beast_rabban carthag", "stop"]);
    expect(canPut(deploy, puts, lots[1]!, "carthag")).toBe(false); // there is one leader for both
    expect(answersFor(deploy, lots, [...puts, put("regular", "arsunt")]).at(-1)).toBe("place_leader beast_rabban carthag"); // nothing is left: nothing ends it
    expect(isComplete(deploy, lots, [])).toBe(false);
  });
  it("a leader comes to an empty settlement with a unit, and goes with the last one (war_for_arrakis 7.2)", () => {
    const [units, leaders] = deploy.fields;
    const empty: Form = { ...deploy, fields: [units!, { ...leaders!, options: [...leaders!.options, { answer: "place_leader beast_rabban arsunt", value: "arsunt", most: 1, leader: "beast_rabban", after_unit: true }] }] };
    const lots = lotsOf(empty, isPlace);
    const rabban = lots.find((lot) => lot.kind === "beast_rabban")!;
    const unit = put("regular", "arsunt");
    expect(canPut(empty, [], rabban, "arsunt")).toBe(false);
    expect(canPut(empty, [unit], rabban, "arsunt")).toBe(true);
    const all = [unit, put("beast_rabban", "arsunt", "leader")];
    expect(answersFor(empty, lots, all)).toEqual(["deploy regular arsunt", "place_leader beast_rabban arsunt", "stop"]);
    expect(without(empty, lots, all, unit)).toEqual([]);
    expect(without(empty, lots, all, all[1]!)).toEqual([unit]);
  });
  it("one touch that is the whole answer needs no form", () => expect(lotsOf({ ...deploy, fields: [{ ...deploy.fields[0]!, most: 1 }] }, isPlace)).toEqual([]));
  it("an air zone holds one", () => {
    const zones = ["air_1", "air_2"].map((value) => ({ value, most: 1, group: value }));
    const vehicles: Form = { id: "place:1:vehicles", kind: "place", limit: null, finish: null, fields: [{ id: "ornithopter", least: 1, most: 1, options: zones.map((zone) => ({ ...zone, answer: `vehicle ornithopter ${zone.value}` })) }, { id: "carryall", least: 1, most: 1, options: zones.map((zone) => ({ ...zone, answer: `vehicle carryall ${zone.value}` })) }] };
    const lots = lotsOf(vehicles, isPlace);
    expect([...openPlaces(vehicles, [put("ornithopter", "air_1")], lots[1]!)]).toEqual(["air_2"]);
    expect(isComplete(vehicles, lots, [put("ornithopter", "air_1")])).toBe(false);
    expect(isComplete(vehicles, lots, [put("ornithopter", "air_1"), put("carryall", "air_2")])).toBe(true);
  });
  it("a landing divides into two areas (spacing_guild 6.3)", () => {
    const landing: Form = { id: "place:1:divide:harkonnen", kind: "place", limit: null, finish: null, divide: { areas: 2, first: "amount {n}", each: "land {area} {n}" }, fields: [{ id: "troop", least: 5, most: 5, options: ["carthag", "arsunt", "arrakeen"].map((value) => ({ answer: null, value, most: 6 })) }] };
    const lots = lotsOf(landing, isPlace);
    const all = [..."ccccc"].map(() => put("troop", "carthag"));
    expect(isComplete(landing, lots, all)).toBe(false);
    const two = [...all.slice(0, 3), put("troop", "arsunt"), put("troop", "arsunt")];
    expect([...openPlaces(landing, two.slice(0, 4), lots[0]!)]).toEqual(["carthag", "arsunt"]);
    expect(isComplete(landing, lots, two)).toBe(true);
    expect(answersFor(landing, lots, two)).toEqual(["amount 3", "land carthag 3", "land arsunt 2"]);
  });
});

describe("forms", () => {
  const form: Form = { id: "payments:3:", kind: "payments", limit: 5, finish: "stop", fields: [{ id: "choam", least: 1, most: 1, options: [] }, { id: "landsraad", least: 1, most: 1, options: [] }] };
  it("answer in the order of their fields, then finish", () => expect(answersOf(form, { landsraad: ["pay landsraad 2"], choam: ["pay choam 0"] })).toEqual(["pay choam 0", "pay landsraad 2", "stop"]));
  it("play nothing for an empty answer", () => expect(answersOf({ ...form, finish: null }, { choam: [null] })).toEqual([]));
});

it("finds the object of a kind", () => expect(objectOf(scout("air_1", "carthag"), "area")).toBe("carthag"));
