import type { SetupPart } from "../../game";
import AllSeats from "./AllSeats.svelte";
import { ImperiumArrangement } from "./arrangement.svelte";
import Besides from "./Besides.svelte";
import LobbyChoice from "./LobbyChoice.svelte";
import Options from "./Options.svelte";
import Picker from "./Picker.svelte";
import SeatChoice from "./SeatChoice.svelte";

const part = {
  arrange: ImperiumArrangement.arrange,
  arranged: ImperiumArrangement.arranged,
  Options,
  AllSeats,
  SeatChoice,
  LobbyChoice,
  Picker,
  Besides,
} as unknown as SetupPart; // its components are given the arrangements it makes
export default part;
