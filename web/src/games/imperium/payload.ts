// Made from src/landsraad/server/games/imperium/payload.py by tools/make_types.py; do not edit.

/** How a Conflict ended. */
export interface Fight {
  round: number;
  conflict: string;
  at: number;
  fighters: Fighter[];
}

/** Somebody who fought for a Conflict that is over. */
export interface Fighter {
  seat: number;
  strength: number;
  place: number;
  tied: boolean;
  played: ([string, string])[];
  lines: string[];
}

/** In `SetupChoices.own`. */
export interface ImperiumChoices {
  difficulties: string[];
  switches: Record<string, number[]>;
  leaders: LeaderChoice[];
}

/** In `Ending.own`, for the chart. */
export interface ImperiumEnding {
  winner: number;
  tie_break: string;
  after_round: number[][];
  scored: Scored[];
}

/** In `Scene.own`. */
export interface ImperiumScene {
  round: number;
  conflict: string;
  fighters: number[];
  strengths: number[];
  headline: string;
  why: ReasonText[];
}

/** In `Setup.own`. */
export interface ImperiumSetup {
  draft: boolean;
}

/** In `State.own`. */
export interface ImperiumState {
  reveal_now: Record<string, number>;
  prices: Record<string, number>;
  fight: Fight | null;
}

/** In `SeatWish.own`, `Claim.own` and `SeatInfo.own`. */
export interface ImperiumWish {
  leader: string;
}

export interface LeaderChoice {
  id: string;
  set: string;
  difficulty: number;
  rival: boolean;
}

export interface ReasonText {
  text: string;
  rule: string;
}

/** Points of one seat from one source, in one round. */
export interface Scored {
  seat: number;
  round: number;
  source: string;
  points: number;
}
