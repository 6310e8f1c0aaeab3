import type { CardsPart } from "../game";
import Printed from "./parts/Card.svelte";

const part: CardsPart = { kinds: ["card", "intrigue", "leader", "tile", "conflict", "space", "hagal"], Printed };
export default part;
