import type { LearnPart } from "../../game";
import Learn from "./Learn.svelte";
import Legend from "./Legend.svelte";

const part: LearnPart = { Learn, Legend };
export default part;
