import type { HomePart } from "../game";
import Card from "./Card.svelte";

const part: HomePart = { Card };
export default part;
