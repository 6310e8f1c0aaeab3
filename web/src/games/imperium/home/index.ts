import { aBot } from "../../../lib/tables";
import type { HomePart } from "../../game";
import { aSetup } from "../setups";
import Card from "./Card.svelte";

const part: HomePart = {
  Card,
  watched: () => ({ setup: aSetup(4, true), seats: [aBot(), aBot(), aBot(), aBot()] }),
};
export default part;
