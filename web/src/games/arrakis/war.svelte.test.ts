import { describe, expect, it, vi } from "vitest";
import type { Asked, OptionText } from "../../lib/protocol";
import { guide, hint } from "./ask/guiding";
import type { Question } from "./question";
import { NOWHERE } from "./reading";
import type { Reach, View, Way } from "./view";
import { War, type Room } from "./war.svelte";

// Names and words come from a server.
vi.mock("../../lib/catalog.svelte", () => ({ nameOf: (_kind: string, id: string) => id }));
vi.mock("../../lib/words.svelte", () => ({ t: (key: string) => key }));

const option = (notation: string): OptionText => ({ notation, verb: notation.split(" ")[0]!, objects: notation.startsWith("from ") ? [["area", notation.slice(5)]] : [], text: notation, after: {}, idle: "", then: [] });
const asked = (...notations: string[]) => ({ text: "?", source: null, options: notations.map(option) }) as unknown as Asked;
const way = (act: string, answers: string[], ...goals: string[]) => ({ act, answers, goals: Object.fromEntries(goals.map((goal) => [goal, `to ${goal}`])) }) as unknown as Way;

/** The room around the map, with a question that can change. */
class Around {
  you = 0;
  version = $state(1);
  asked = $state.raw<Asked | null>(null);
  reach = $state.raw<Reach>(NOWHERE);
  played: string[] = [];
  table = { areas: {}, battle: null, side: null } as unknown as View;
  question: Question | null = null;
  odds = null;
  since = [];
  playing = null;
  at = 0;
  canUndo = false;
  undoAsks = false;
  takenBack = 0;
  takeBack = () => void (this.takenBack += 1);
  ended = null;
  waiting = "";
  refused = "";
  play = (one: OptionText) => void this.played.push(one.notation);
  ask(version: number, question: Asked, reach: Reach): void {
    [this.version, this.asked, this.reach] = [version, question, reach];
  }
}

describe("a gesture over several questions", () => {
  it("goes on where only one legion is left to choose: the way chosen before is no way of the next question", () => {
    const room = new Around();
    const war = new War(room as unknown as Room);
    const march = way("move", ["use strategy move", "from arsunt"], "carthag");
    const attack = way("attack", ["use strategy attack", "from arsunt"], "hagga_basin");
    room.ask(1, asked("use strategy move", "use strategy attack"), { ...NOWHERE, areas: { arsunt: [march, attack], carthag: [march] } });
    war.touch("area", "arsunt");
    war.way = 1;
    war.touch("area", "hagga_basin");
    expect(room.played).toEqual(["use strategy attack"]);
    room.ask(2, asked("from arsunt", "no"), { ...NOWHERE, areas: { arsunt: [way("attack", ["from arsunt"], "hagga_basin")] } });
    expect(war.way).toBe(0);
    expect(guide(war)).not.toBe("");
    war.goOn();
    expect(room.played).toEqual(["use strategy attack", "from arsunt"]);
  });
  it("never goes on with the question of somebody else at the same device", () => {
    const room = new Around();
    const war = new War(room as unknown as Room);
    room.ask(1, asked("use strategy move"), NOWHERE);
    war.follow(["use strategy move", "from arsunt"]);
    room.you = 1;
    room.ask(2, asked("from arsunt"), NOWHERE);
    war.goOn();
    expect(room.played).toEqual(["use strategy move"]);
    room.you = 0;
    room.ask(3, asked("from arsunt"), NOWHERE);
    war.goOn();
    expect(room.played).toEqual(["use strategy move", "from arsunt"]);
  });
});

describe("taking back", () => {
  /** Three answers of one gesture were given, and the table asks something else. */
  function gone(): { room: Around; war: War } {
    const room = new Around();
    const war = new War(room as unknown as Room);
    [room.at, room.canUndo] = [10, true];
    room.ask(1, asked("use strategy move"), NOWHERE);
    war.follow(["use strategy move", "from arsunt"]);
    room.at = 11;
    room.ask(2, asked("from arsunt"), NOWHERE);
    war.goOn();
    room.at = 12;
    room.ask(3, asked("go"), NOWHERE);
    war.goOn();
    return { room, war };
  }
  it("a gesture goes back as one", () => {
    const { room, war } = gone();
    war.undo();
    expect(room.takenBack).toBe(1);
    room.at = 11;
    room.ask(4, asked("from arsunt"), NOWHERE);
    war.goOn();
    expect(room.takenBack).toBe(2);
    room.at = 10;
    room.ask(5, asked("use strategy move"), NOWHERE);
    war.goOn();
    expect(room.takenBack).toBe(2);
  });
  it("an answer after it goes back alone", () => {
    const { room, war } = gone();
    war.play(option("go"));
    room.at = 13;
    room.ask(4, asked("end_turn"), NOWHERE);
    war.goOn();
    war.undo();
    room.at = 12;
    room.ask(5, asked("go"), NOWHERE);
    war.goOn();
    expect(room.takenBack).toBe(1);
  });
  it("ends where others have done something meanwhile, or it is asked first", () => {
    for (const change of [{ at: 13 }, { at: 11, undoAsks: true }, { at: 11, canUndo: false }]) {
      const { room, war } = gone();
      war.undo();
      Object.assign(room, change);
      room.ask(4, asked("from arsunt"), NOWHERE);
      war.goOn();
      expect(room.takenBack).toBe(1);
    }
  });
});

it("keeps the die that was chosen where the way or the goal is changed", () => {
  const room = new Around();
  const war = new War(room as unknown as Room);
  const by = (die: string, use: string, act: string, goal: string, ...via: string[]) => ({ ...way(act, [`use ${die} ${use}`, "from arsunt", ...via], goal), die, use, way: via[0] ?? "walk" }) as Way;
  const ways = [by("leadership", "lead", "move", "carthag"), by("strategy", "move", "move", "carthag"), by("leadership", "lead", "move", "wind_pass", "ornithopter_7"), by("strategy", "move", "move", "wind_pass", "ornithopter_7"), by("leadership", "surprise", "attack", "windgap"), by("strategy", "attack", "attack", "windgap")];
  room.ask(1, asked("use leadership lead", "use strategy move"), { ...NOWHERE, areas: { arsunt: ways } });
  war.touch("area", "arsunt");
  const at = (die: string, goal: string) => war.ways.findIndex((one) => one.die === die && goal in one.goals);
  for (const die of ["strategy", "leadership"]) {
    war.way = at(die, "carthag");
    expect(war.byDie([at("leadership", "wind_pass"), at("strategy", "wind_pass")])).toBe(at(die, "wind_pass"));
    war.touch("area", "windgap");
    expect(war.ways[war.way]!.die).toBe(die);
  }
});

it("marks the areas a question is about where none of them is an answer", () => {
  const room = new Around();
  room.question = { topic: "attack-figures", about: { start: "arsunt", area: "hagga_basin" }, form: null, choices: [] };
  room.ask(1, asked("go"), NOWHERE);
  expect(new War(room as unknown as Room).subject).toEqual(["arsunt", "hagga_basin"]);
  room.ask(2, asked("from carthag"), NOWHERE);
  expect(new War(room as unknown as Room).subject).toEqual([]);
});

it("plays a card that is touched in one's turn, with the die that is chosen then", () => {
  const room = new Around();
  const war = new War(room as unknown as Room);
  const then = { "use mentat card": { topic: "card", answers: ["card shigawire"] }, "use house card": { topic: "card", answers: ["card shigawire"] } };
  room.ask(1, asked("use mentat card", "use house card", "use mentat draw"), { ...NOWHERE, then });
  war.touch("card", "shigawire");
  expect(war.menu.map((one) => one.notation)).toEqual(["use mentat card", "use house card"]);
  expect(guide(war)).toBe("war-card-by-die");
  war.choose(war.menu[1]!);
  room.ask(2, asked("card shigawire", "card truthtrance"), NOWHERE);
  war.goOn();
  expect(room.played).toEqual(["use house card", "card shigawire"]);
});

it("spends a die for nothing only by a second touch (war_for_arrakis 7.10)", () => {
  const room = new Around();
  const war = new War(room as unknown as Room);
  const question = asked("use leadership surprise", "use mentat draw");
  question.options[0]!.idle = "nothing";
  room.ask(1, question, NOWHERE);
  war.play(question.options[0]!);
  expect([room.played, war.pending?.notation, hint(war)]).toEqual([[], "use leadership surprise", "nothing"]);
  war.play(question.options[0]!);
  expect(room.played).toEqual(["use leadership surprise"]);
});

it("names what a power of the Imperium does as an answer of its own", () => {
  const room = new Around();
  const war = new War(room as unknown as Room);
  const question = asked("imperium choam", "imperium landsraad", "stop");
  for (const option of question.options.slice(0, 2)) option.objects = [["power", option.notation.slice(9)]];
  room.ask(1, question, NOWHERE);
  expect(war.plain.map((option) => option.notation)).toEqual(["imperium choam", "imperium landsraad"]);
  expect(war.glows("power", "choam")).toBe(true);
});

it("closes a note before it forgets what was placed", () => {
  const room = new Around();
  const war = new War(room as unknown as Room);
  room.ask(1, asked("from arsunt", "from carthag"), { ...NOWHERE, areas: { arsunt: [way("move", [], "carthag")], carthag: [] } });
  war.touch("area", "arsunt");
  war.note = { thing: { kind: "area", id: "broken_land" }, reasons: [] };
  expect([war.putAway(), war.note, war.picked.length]).toEqual([true, null, 1]);
  expect([war.putAway(), war.picked.length]).toEqual([true, 0]);
});

it("takes another way of the chosen legion where its goal is touched, such as the enemy beside it", () => {
  const room = new Around();
  const war = new War(room as unknown as Room);
  const march = way("move", ["use strategy move", "from arsunt"], "carthag");
  const attack = way("attack", ["use strategy attack", "from arsunt"], "hagga_basin");
  room.ask(1, asked("use strategy move", "use strategy attack"), { ...NOWHERE, areas: { arsunt: [march, attack] } });
  war.touch("area", "arsunt");
  war.touch("area", "hagga_basin");
  expect([war.way, war.aim, room.played]).toEqual([1, null, []]); // by mouse the second touch goes
  war.phone = true;
  war.way = 0;
  war.touch("area", "hagga_basin");
  expect([war.way, war.aim]).toEqual([1, "hagga_basin"]);
  war.goThere();
  expect(room.played).toEqual(["use strategy attack"]);
});

it("keeps aglow what else could be chosen while an answer waits for the second touch of a phone", () => {
  const room = new Around();
  const war = new War(room as unknown as Room);
  war.phone = true;
  room.ask(1, asked("from arsunt", "from carthag"), NOWHERE);
  war.touch("area", "arsunt");
  expect(war.pending?.notation).toBe("from arsunt");
  expect([...war.areas].sort()).toEqual(["arsunt", "carthag"]);
  war.touch("area", "carthag");
  expect(war.pending?.notation).toBe("from carthag");
});

it("plays a card of the hand on a phone by the die that is touched then, never by the card alone", () => {
  const room = new Around();
  const war = new War(room as unknown as Room);
  war.phone = true;
  room.ask(1, asked("use mentat card", "end"), { ...NOWHERE, then: { "use mentat card": { topic: "card", answers: ["card shigawire"] } } });
  war.touch("card", "shigawire");
  expect([war.card, room.played]).toEqual(["shigawire", []]);
  war.choose(war.menu[0]!);
  expect(room.played).toEqual(["use mentat card"]);
});

it("draws the one token of an action without asking how many", () => {
  const room = new Around();
  const war = new War(room as unknown as Room);
  const then = { "use deployment deploy": { topic: "deploy-amount", answers: ["amount 1", "amount 0"] } };
  room.ask(1, asked("use deployment deploy"), { ...NOWHERE, then });
  war.play(room.asked!.options[0]!);
  room.ask(2, asked("amount 1", "amount 0"), NOWHERE);
  war.goOn();
  expect(room.played).toEqual(["use deployment deploy", "amount 1"]);
});

it("names the carryall that saves a harvester beside giving it up (war_for_arrakis 12.3)", () => {
  const room = new Around();
  const war = new War(room as unknown as Room);
  const save = { ...option("zone air_5"), objects: [["zone", "air_5"]] as [string, string][] };
  const question = { ...asked("no"), options: [save, option("no")] } as unknown as Asked;
  room.ask(1, question, NOWHERE);
  expect(war.plain).toEqual([]);
  room.question = { topic: "carryall", about: {}, form: null, choices: [] };
  room.ask(2, { ...question }, NOWHERE);
  expect(war.plain.map((one) => one.notation)).toEqual(["zone air_5"]);
  expect([...war.zones]).toEqual(["air_5"]); // and on the map as before
});

it("forgets why a place was no answer when the position it was said of is gone", () => {
  const room = new Around();
  const war = new War(room as unknown as Room);
  room.ask(1, asked("from arsunt"), NOWHERE);
  war.note = { thing: { kind: "area", id: "broken_land" }, reasons: [] };
  expect(war.note).not.toBeNull();
  room.ask(2, asked("from arsunt"), NOWHERE);
  expect(war.note).toBeNull();
});

it("says of a place in a form what the chosen piece would do there, not the first one", () => {
  const room = new Around();
  const war = new War(room as unknown as Room);
  const field = (id: string, answer: string, leader?: string) => ({ id, least: 0, most: 2, options: [{ answer, value: "arsunt", most: 1, leader }] });
  const form = { id: "place:1:deploy", kind: "place", fields: [field("regular", "deploy regular arsunt"), field("leader", "place_leader beast_rabban arsunt", "beast_rabban")], limit: null, finish: "stop" };
  room.question = { topic: "deploy", about: {}, form, choices: [] } as unknown as Question;
  room.ask(1, asked("deploy regular arsunt", "place_leader beast_rabban arsunt", "stop"), NOWHERE);
  expect(war.answerAt("area", "arsunt")?.notation).toBe("deploy regular arsunt");
  war.take(1);
  expect(war.answerAt("area", "arsunt")?.notation).toBe("place_leader beast_rabban arsunt");
  expect(war.answerAt("area", "carthag")).toBeNull();
});

it("plays a card with the last die, too, only by the touch of that die: a card is touched to be read", () => {
  const room = new Around();
  const war = new War(room as unknown as Room);
  room.ask(1, asked("use mentat card", "end"), { ...NOWHERE, then: { "use mentat card": { topic: "card", answers: ["card shigawire"] } } });
  war.touch("card", "shigawire");
  expect([war.card, war.menu.length, room.played]).toEqual(["shigawire", 1, []]);
  war.choose(war.menu[0]!);
  expect(room.played).toEqual(["use mentat card"]);
});

describe("a form that names leaders", () => {
  const placing = () => {
    const room = new Around();
    const shown: string[] = [];
    Object.assign(room, { show: ({ id }: { id: string }) => void shown.push(id) });
    const place = (answer: string, value: string, leader?: string) => ({ answer, value, most: 1, leader });
    const leaders = ["beast_rabban", "baron_harkonnen"].flatMap((one) => ["arsunt", "carthag"].map((area) => place(`place_leader ${one} ${area}`, area, one)));
    const fields = [
      { id: "regular", least: 0, most: 1, options: [place("deploy regular arsunt", "arsunt"), place("deploy regular carthag", "carthag")] },
      { id: "leader", least: 0, most: 1, options: leaders },
    ];
    room.question = { topic: "deploy", about: {}, form: { id: "place:1:deploy", kind: "place", fields, limit: null, finish: "stop" }, choices: [] } as unknown as Question;
    const question = asked("deploy regular arsunt", ...leaders.map(({ answer }) => answer), "stop");
    for (const one of question.options) if (one.verb === "place_leader") one.objects = [["leader", one.notation.split(" ")[1]!], ["area", one.notation.split(" ")[2]!]];
    room.ask(1, question, NOWHERE);
    return { room, war: new War(room as unknown as Room), shown };
  };
  it("takes a leader who is touched beside it, and plays nothing", () => {
    const { room, war } = placing();
    expect([war.glows("leader", "beast_rabban"), war.glows("leader", "thufir_hawat")]).toEqual([true, false]);
    war.touch("leader", "beast_rabban");
    expect([war.lot?.kind, room.played]).toEqual(["beast_rabban", []]);
    war.touch("area", "arsunt");
    expect(war.puts.map(({ kind, place }) => `${kind} ${place}`)).toEqual(["beast_rabban arsunt"]);
  });
  it("lets another leader be meant instead of the one who was placed", () => {
    const { war } = placing();
    war.touch("leader", "beast_rabban");
    war.touch("area", "arsunt");
    war.touch("leader", "baron_harkonnen");
    war.touch("area", "carthag");
    expect(war.puts.map(({ kind, place }) => `${kind} ${place}`)).toEqual(["baron_harkonnen carthag"]);
  });
  it("takes back what lies where one touches although another piece is chosen, and says when all is placed", async () => {
    const { war } = placing();
    war.touch("area", "arsunt");
    war.touch("leader", "beast_rabban");
    war.touch("area", "carthag");
    await war.explain({ kind: "area", id: "hagga_basin" });
    expect(war.note?.reasons).toEqual([{ text: "war-all-placed", rule: "" }]);
    war.touch("area", "arsunt");
    expect(war.puts.map(({ kind }) => kind)).toEqual(["beast_rabban"]);
  });
  it("does not answer for a leader who may stay behind, or fall, by a touch beside it", () => {
    const { room, war, shown } = placing();
    const field = { id: "leader", least: 0, most: 1, options: [{ answer: "leave_leader beast_rabban", value: "beast_rabban", most: 1 }] };
    room.question = { topic: "move-figures", about: {}, form: { id: "leave_behind:1:x", kind: "leave_behind", fields: [field], limit: null, finish: "go" }, choices: [] } as unknown as Question;
    const question = asked("leave_leader beast_rabban", "go");
    question.options[0]!.objects = [["leader", "beast_rabban"]];
    room.ask(2, question, NOWHERE);
    expect(war.glows("leader", "beast_rabban")).toBe(false);
    war.touch("leader", "beast_rabban");
    expect([room.played, shown]).toEqual([[], ["beast_rabban"]]);
  });
});

it("says of a landing what all that has come is asked (spacing_guild 6.3), and why an area is none for troops", async () => {
  const room = new Around();
  const war = new War(room as unknown as Room);
  const field = (id: string, value: string) => ({ id, least: 1, most: 1, options: [{ answer: `land ${value} 2`, value, most: 1 }, { answer: `land ${value} 2`, value: id === "troop" ? "carthag" : "air_2", most: 1 }] });
  room.question = { topic: "landing", about: {}, form: { id: "place:2:landing:harkonnen", kind: "place", fields: [field("frigate", "air_1"), field("troop", "arsunt")], limit: null, finish: null }, choices: [] } as unknown as Question;
  room.ask(1, asked("land air_1 2", "land arsunt 2"), NOWHERE);
  expect(guide(war)).toBe("war-landing-question");
  war.take(1);
  await war.explain({ kind: "area", id: "hagga_basin" });
  expect(war.note?.reasons?.[0]?.text).toBe("war-only-apart");
});

it("tells the chance of what was touched beside what a bot would do", () => {
  const room = new Around();
  const chances = { "from arsunt": 0.6, "from carthag": 0.4 };
  const told = Object.assign(room, { advising: false, advice: { type: "advice", version: 1, option: "from arsunt", text: "Arsunt", chance: 0.6, chances, reasons: [] } });
  const war = new War(told as unknown as Room);
  room.ask(1, asked("from arsunt", "from carthag"), { ...NOWHERE, areas: { arsunt: [way("move", ["from arsunt"], "carthag")], carthag: [way("move", ["from carthag"], "arsunt")] } });
  expect([war.yours, hint(war)]).toEqual([null, "table-advice-chance"]);
  war.touch("area", "carthag");
  expect([war.yours, hint(war)]).toEqual([0.4, "table-advice-chance · table-advice-yours"]);
});
