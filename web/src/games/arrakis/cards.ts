import type { CardsPart } from "../game";
import "./arrakis.css";
import Printed from "./notes/Printed.svelte";

const part: CardsPart = { kinds: ["card", "leader", "prescience", "objective", "unit", "vehicle", "power", "result"], Printed };
export default part;
