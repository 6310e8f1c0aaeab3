// Every mark of this game and what it means: names come from the catalog where a thing has one.

export interface LegendEntry {
  icon: string;
  tint?: string;
  kind?: string;
  id?: string;
  word?: string;
}

const of = (kind: string, id: string, icon = id.replaceAll("_", "-"), tint?: string): LegendEntry => ({ icon, kind, id, tint });

export const LEGEND: { title: string; entries: LegendEntry[] }[] = [
  { title: "war-legend-dice", entries: ["leadership", "strategy", "deployment", "mentat", "house"].map((id) => of("result", id)).concat([of("result", "desert_power"), of("face", "sword", "hit"), of("face", "shield"), of("face", "special")]) },
  {
    title: "war-legend-figures",
    entries: [of("unit", "regular", "unit-regular"), of("unit", "elite", "unit-elite"), of("unit", "sardaukar", "unit-sardaukar", "harkonnen"), of("unit", "fedaykin", "unit-fedaykin", "atreides"), of("unit", "troop", "unit-troop"), of("unit", "bashar", "leader-generic", "harkonnen"), of("unit", "naib", "leader-generic", "atreides"), of("piece", "deployment_token", "token-facedown")],
  },
  { title: "war-legend-machines", entries: [of("vehicle", "harvester"), of("vehicle", "ornithopter"), of("vehicle", "carryall"), { icon: "frigate", word: "war-piece-frigate" }, of("piece", "heighliner"), of("vehicle", "guild_navigator", "navigator")] },
  { title: "war-legend-desert", entries: [of("piece", "sandworm"), of("piece", "wild_maker"), of("piece", "wormsign"), { icon: "storm", word: "war-storm" }, of("piece", "atomics"), of("piece", "settlement"), of("piece", "sietch"), of("piece", "station")] },
  { title: "war-legend-tracks", entries: [{ icon: "supremacy", word: "war-supremacy" }, of("marker", "kwisatz_haderach", "kwisatz-haderach", "kwisatz_haderach"), of("marker", "sand_dwellers", "sand-dwellers", "sand_dwellers"), of("marker", "jihad", "jihad", "jihad"), of("power", "choam"), of("power", "spacing_guild", "agent-spacing-guild"), of("power", "landsraad", "agent-landsraad"), { icon: "tank", word: "war-tank-word" }, { icon: "cone-of-silence", word: "war-cones" }] },
];
