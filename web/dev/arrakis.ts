// The parts of War for Arrakis on a stored view, without a server: while developing, and for pictures. Not shipped.
import { mount } from "svelte";
import "../src/tokens.css";
import "../src/base.css";
import "../src/games/arrakis/arrakis.css";
import { sprite } from "../src/lib/icons";
import { readCatalog } from "../src/lib/catalog.svelte";
import { learn } from "../src/lib/words.svelte";
import Stage from "./Stage.svelte";

const wanted = new URLSearchParams(location.search);
const lang = wanted.get("lang") ?? "en";
document.documentElement.dataset.theme = wanted.get("theme") ?? "night";
document.documentElement.lang = lang;
document.body.insertAdjacentHTML("afterbegin", `<svg width="0" height="0" style="position:absolute"><defs>${sprite}</defs></svg>`);
await learn(lang);
await readCatalog("war_for_arrakis", lang);
const stored = await (await fetch(`/fx/${wanted.get("fx") ?? "turn-leader-use"}.json`)).json();
mount(Stage, { target: document.getElementById("app")!, props: { stored } });
