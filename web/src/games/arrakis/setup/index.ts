import type { SetupPart } from "../../game";
import { ArrakisArrangement } from "./arrangement.svelte";
import LobbyChoice from "./LobbyChoice.svelte";
import Options from "./Options.svelte";
import SeatChoice from "./SeatChoice.svelte";

const part = {
  arrange: ArrakisArrangement.arrange,
  arranged: ArrakisArrangement.arranged,
  LobbyChoice,
  Options,
  SeatChoice,
} as unknown as SetupPart; // its components are given the arrangements it makes
export default part;
