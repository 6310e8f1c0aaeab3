// Made from src/landsraad/server/games/arrakis/payload.py by tools/make_types.py; do not edit.

/** In `SetupChoices.own`. */
export interface ArrakisChoices {
  sides: Record<string, string[][]>;
  shared_sides: string[];
  solo: number[];
  solo_expansions: string[];
}

/** In `Ending.own`, for the chart. */
export interface ArrakisEnding {
  side: string;
  decided_by: string;
  supremacy: number[];
  prescience: (Record<string, number>)[];
  progress: (Record<string, number>)[];
  objectives: string[];
  sietches_lost: string[];
  settlements_lost: string[];
  battles: Fought[];
}

/** In `Scene.own`. `Step.own` has what happened by names, as in `Happening.what`, and the side it is about. */
export interface ArrakisScene {
  headline: string;
  brought: string[];
}

/** In `Setup.own`. */
export interface ArrakisSetup {
  odds: boolean;
}

/** In `State.own`. */
export interface ArrakisState {
  question: Record<string, any> | null;
  reach: Record<string, any> | null;
  since: Happening[];
  odds: Odds | null;
}

/** In `SeatWish.own`, `Claim.own` and `SeatInfo.own`: who plays what follows from the seats (war_for_arrakis 19). */
export interface ArrakisWish {

}

/** A battle of a game that is over. */
export interface Fought {
  round: number;
  at: number;
  attacker: string;
  start: string;
  goal: string;
  winner: string;
  fallen: Record<string, number>;
}

/** Something that has happened, with the things and the dice in it (src/landsraad/arrakis/happened.py). */
export interface Happening {
  at: number;
  event: string;
  side: string;
  what: Record<string, any>;
}

/** How the battle ends, if the attacker goes on and nobody retreats, in per cent. */
export interface Odds {
  attacker: number;
  defender: number;
  nobody: number;
  options: Record<string, number>;
  after: Record<string, number>;
  best: string[];
  cards: number[];
}
