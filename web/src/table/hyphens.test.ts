import { expect, it } from "vitest";
import { softHyphens } from "./hyphens";

it.each([
  ["Trainingsdrohnen", "Trai|nings|drohnen"],
  ["Invasionsschiffe", "Inva|sions|schiffe"],
  ["Zündungsvorrichtung", "Zündungs|vor|rich|tung"],
  ["Drones de entrenamiento", "Drones de entre|na|miento"],
  ["Dämonenherrscher", "Dämo|nen|herr|scher"],
  ["Windtraps", "Windtraps"],
  ["訓練無人機", "訓練無人機"],
])("%s", (name, parts) => expect(softHyphens(name).replaceAll("\u00ad", "|")).toBe(parts));

it("knows the letters that sound together in Portuguese", () => expect(softHyphens("Acompanhamento", "pt-BR").replaceAll("\u00ad", "|")).toBe("Acom|pa|nha|mento"));
