import type { LearnPart } from "../../game";
import Hagal from "./Hagal.svelte";
import Learn from "./Learn.svelte";
import Legend from "./Legend.svelte";

const part: LearnPart = { Learn, Legend, more: { hagal: Hagal } };
export default part;
