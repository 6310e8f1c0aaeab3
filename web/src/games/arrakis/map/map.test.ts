import { describe, expect, it } from "vitest";
import type { Legion } from "../view";
import { arrange, twoLines } from "./arrange";
import { Camera, fitting, held, MOST, showing, zoomed } from "./camera.svelte";
import { around, AREA_LIST, AREAS, areasOf, clockwise, following, HEIGHT, neighbour, sectorBox, SECTORS, shaped, WHOLE, WIDTH, ZONES } from "./geometry";
import type { War } from "../war.svelte";
import { goal, walk } from "./keys";
import { edges, numeral } from "./standard";

const legion = (changes: Partial<Legion> = {}): Legion => ({ side: "harkonnen", regular: 0, elite: 0, special: 0, troop: 0, generic: 0, leaders: [], tokens: [], limit: 6, dice: 0, hits: 0, cancels: 0, ...changes });

describe("the drawn map", () => {
  it("shows of a battle at the edge of the board nothing beyond that edge", () => {
    for (const area of AREA_LIST) {
      const box = shaped(around([area.box], 12), 2.5);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(WIDTH);
      expect(box.bottom).toBeLessThanOrEqual(HEIGHT);
      expect((box.right - box.left) / (box.bottom - box.top)).toBeCloseTo(2.5);
      expect(area.at[0] > box.left && area.at[0] < box.right && area.at[1] > box.top && area.at[1] < box.bottom).toBe(true);
    }
  });
  it("has 101 areas, 276 borders and eight zones", () => {
    expect(AREA_LIST).toHaveLength(101);
    expect(AREA_LIST.reduce((sum, area) => sum + area.near.length + area.cliffs.length, 0)).toBe(2 * 276);
    expect(ZONES).toHaveLength(8);
  });
  it("closes every outline inside the board", () => {
    for (const area of AREA_LIST) {
      expect(area.outline.endsWith("Z")).toBe(true);
      expect(area.box.left).toBeGreaterThanOrEqual(0);
      expect(area.box.right).toBeLessThanOrEqual(WIDTH);
      expect(area.box.bottom).toBeLessThanOrEqual(HEIGHT);
    }
  });
  it("lists an area once, whatever sectors it lies in", () => {
    const all = areasOf(...SECTORS);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(90);
    expect(areasOf("inner_ne", "inner_se").length).toBeLessThan(areasOf("inner_ne").length + areasOf("inner_se").length);
  });
  it("goes everywhere by arrows alone", () => {
    const seen = new Set(["north_pole"]);
    const queue = ["north_pole"];
    for (const from of queue) {
      for (const direction of ["up", "down", "left", "right"] as const) {
        const next = neighbour(from, direction);
        if (next && !seen.has(next)) {
          seen.add(next);
          queue.push(next);
        }
      }
    }
    expect(seen.size).toBe(101);
  });
  it("walks over a cliff, because one walks over the drawing", () => {
    const above = AREAS.get("broken_land")!;
    expect(above.cliffs).toContain("ne_out_04");
    expect([...above.near, ...above.cliffs]).toContain(neighbour("broken_land", "up"));
  });
  it("orders areas by the hour", () => {
    const row = clockwise(["windgap", "arrakeen", "tasmin_sink", "the_great_flat"]);
    expect(row).toEqual(["arrakeen", "tasmin_sink", "windgap", "the_great_flat"]);
    expect(following(row, "windgap")).toBe("the_great_flat");
    expect(following(row, "the_great_flat")).toBe("arrakeen");
    expect(following(row, null, true)).toBe("the_great_flat");
    expect(following([], null)).toBeNull();
  });
  it("keeps each sector in one box", () => {
    for (const sector of SECTORS) {
      const box = sectorBox(sector);
      expect(box.right - box.left).toBeGreaterThan(100);
      expect(box.right - box.left).toBeLessThan(WIDTH * 0.75);
    }
  });
});

describe("keys on the map", () => {
  it("Tab goes to what glows, brackets to legions", () => {
    expect(goal("Tab", null, ["windgap", "arrakeen"], [], [])).toBe("arrakeen");
    expect(goal("Tab", "arrakeen", ["windgap", "arrakeen"], [], [])).toBe("windgap");
    expect(goal("[", null, [], ["carthag"], ["windgap"])).toBe("carthag");
    expect(goal("]", null, [], ["carthag"], ["windgap"])).toBe("windgap");
    expect(goal("ArrowUp", null, [], [], [])).toBe("north_pole");
    expect(goal("x", "windgap", [], [], [])).toBeNull();
  });
});

describe("the camera", () => {
  it("never shows less than the whole and never beyond the edge", () => {
    const least = fitting(894, 625);
    expect(held({ x: 999, y: -9999, k: 0.01 }, 894, 625).k).toBe(least);
    const near = held({ x: 500, y: 500, k: 2 }, 894, 625);
    expect([near.x, near.y]).toEqual([0, 0]);
    expect(held({ x: 0, y: 0, k: 99 }, 894, 625).k).toBe(MOST);
  });
  it("stands at the foot of a high window, below the tools at its top, and in the middle of a broad one", () => {
    const high = held({ x: 0, y: 0, k: 0.01 }, 390, 496);
    expect([high.x, high.y + HEIGHT * high.k]).toEqual([0, 496]);
    const broad = held({ x: 0, y: 0, k: 0.01 }, 1200, 400);
    expect([broad.y, broad.x * 2 + WIDTH * broad.k]).toEqual([0, 1200]);
  });
  it("holds the point one zooms at", () => {
    const before = { x: -300, y: -200, k: 1.5 };
    const after = zoomed(before, 1.3, [400, 300], 894, 625);
    const under = (place: typeof before) => [(400 - place.x) / place.k, (300 - place.y) / place.k];
    expect(under(after)[0]).toBeCloseTo(under(before)[0]!, 6);
    expect(under(after)[1]).toBeCloseTo(under(before)[1]!, 6);
  });
  it("shows what it is asked to show", () => {
    const whole = showing(WHOLE, 894, 625);
    expect(whole.k).toBeCloseTo(fitting(894, 625));
    const box = AREAS.get("arrakeen")!.box;
    const close = showing(around([box], 20), 894, 625, 2.4);
    expect(close.x + ((box.left + box.right) / 2) * close.k).toBeCloseTo(447, 0);
  });
});

describe("a sheet that grows over the map", () => {
  const box = AREAS.get("arrakeen")!.box;
  const middle: [number, number] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const led = () => {
    const camera = new Camera();
    camera.resize(390, 560);
    camera.show(box, false, 2);
    return camera;
  };
  it("does not hide what one was led to", () => {
    const camera = led();
    camera.resize(390, 300);
    expect(camera.on(middle)[0]).toBeCloseTo(195, 0);
    expect(camera.on(middle)[1]).toBeCloseTo(150, 0);
  });
  it("leaves those where they are who have looked elsewhere", () => {
    const camera = led();
    camera.pan(40, 0);
    const [x] = camera.at(0, 0);
    camera.resize(390, 300);
    expect(camera.at(0, 0)[0]).toBeCloseTo(x, 3);
  });
});

describe("the standard", () => {
  it("has six sides, the strongest first", () => {
    expect(edges(legion({ regular: 1, elite: 1, special: 1, troop: 1 }))).toEqual(["special", "elite", "troop", "regular", "none", "none"]);
    expect(edges(legion({ regular: 6 }))).toEqual(Array(6).fill("regular"));
  });
  it("loses a side where the limit is five", () => expect(edges(legion({ regular: 2, limit: 5 })).at(-1)).toBe("void"));
  it("tells tokens from units", () => {
    const token = (id: string) => ({ id, face: null });
    expect(numeral(legion({ regular: 4 }))).toBe("4");
    expect(numeral(legion({ tokens: [token("1"), token("2")] }))).toBe("2?");
    expect(numeral(legion({ regular: 3, tokens: [token("1")] }))).toBe("3+");
    expect(edges(legion({ regular: 1, tokens: [token("1")] })).slice(0, 2)).toEqual(["regular", "token"]);
  });
});

describe("where pieces stand", () => {
  it("puts a legion in the middle and ground things beside it", () => {
    const { pieces } = arrange({ legion: legion({ regular: 1 }), settlement: { rank: 1 } }, true);
    expect(pieces[0]).toMatchObject({ piece: "legion", x: 0 });
    expect(pieces[1]!.x).toBeLessThan(0);
  });
  it("centres what stands alone", () => {
    expect(arrange({ station: true }, false).pieces).toEqual([{ piece: "station", x: 0, y: 0 }]);
    const two = arrange({ station: true, harvester: { spice: 1 } }, false).pieces;
    expect(two[0]!.x).toBeLessThan(0);
    expect(two[1]!.x).toBeGreaterThan(0);
  });
  it("breaks names once, near the middle, and Chinese ones never", () => {
    expect(twoLines("Bight of the Cliff")).toEqual(["Bight of", "the Cliff"]);
    expect(twoLines("Arrakeen")).toEqual(["Arrakeen"]);
    expect(twoLines("Sihaya-Grat-Nord")).toEqual(["Sihaya-", "Grat-Nord"]);
    expect(twoLines("厄拉科斯的盾牆東側區域全部")).toEqual(["厄拉科斯的盾牆東側區域全部"]);
  });
});

describe("keys on the map", () => {
  const pressed = (key: string) => {
    const done: string[] = [];
    const target = { getAttribute: (name: string) => (name === "data-zone" ? "air_7" : null) };
    return { done, event: { key, target, currentTarget: null, preventDefault: () => done.push("kept"), stopPropagation: () => done.push("stopped") } as unknown as KeyboardEvent };
  };
  const war = (playing: unknown) => {
    const touched: string[] = [];
    return { touched, war: { playing, side: "harkonnen", pointed: false, touch: (_kind: string, id: string) => touched.push(id) } as unknown as War };
  };
  it("choose with Space and Enter where one stands", () => {
    for (const key of [" ", "Enter"]) {
      const [one, { done, event }] = [war(null), pressed(key)];
      walk(one.war, event);
      expect([one.touched, done]).toEqual([["air_7"], ["kept", "stopped"]]);
    }
  });
  it("leave Space and Enter to what others do, while that is shown", () => {
    for (const key of [" ", "Enter"]) {
      const [one, { done, event }] = [war({}), pressed(key)];
      walk(one.war, event);
      expect([one.touched, done]).toEqual([[], []]);
    }
  });
});
