// What the page reads out of an analysis.

import type { Analysis, AnalysisTold, Choice, Player, Told } from "./protocol";

/** One mistake, with its words. */
export interface Mistake {
  choice: Choice;
  told: Told;
  mine: number; // the chance of whoever decided, after what was played
  best: number; // and after what would have been better
}

/** The mistakes of a seat, the costliest first. */
export function mistakesOf({ analysis, told }: AnalysisTold, seat: number): Mistake[] {
  if (!analysis) return [];
  return analysis.mistakes.flatMap((place, number) => {
    const choice = analysis.choices[place]!;
    const side = analysis.sides[choice.seat]!;
    if (choice.seat !== seat || !told[number]) return [];
    return [{ choice, told: told[number]!, mine: choice.played[side]!, best: choice.best[side]! }];
  });
}

/** For every side that can win the first of its seats: the one whose colour it has. */
export function sidesOf(analysis: Analysis): { side: number; seats: number[] }[] {
  const found = new Map<number, number[]>();
  analysis.sides.forEach((side, seat) => {
    if (side >= 0) found.set(side, [...(found.get(side) ?? []), seat]);
  });
  return [...found].map(([side, seats]) => ({ side, seats }));
}

/** Whose decisions are looked at first: one's own, else of whoever has lost the most by them. */
export function firstSeat(players: Player[], yours: number[]): number {
  const own = players.find((player) => yours.includes(player.seat));
  return (own ?? [...players].sort((one, other) => other.lost - one.lost)[0])?.seat ?? 0;
}

/** How sure the chances are: twice the middle one of the standard errors that were measured; 0: none was. */
export function uncertainty(analysis: Analysis): number {
  const errors = analysis.choices.map((choice) => choice.error).filter((error) => error > 0).sort((one, other) => one - other);
  return errors.length ? 2 * errors[Math.floor(errors.length / 2)]! : 0;
}

/** The number of the round in which a move was played, counted from 1; 0 before the first. */
export function roundAt(rounds: number[], at: number): number {
  return rounds.filter((start) => start <= at).length;
}

export const percent = (share: number): number => Math.round(100 * share);

const WORST = 3; // mistakes that the headline adds up

/** What the costliest decisions of a seat have cost together. */
export function worst(mistakes: Mistake[]): { count: number; lost: number } {
  const costly = mistakes.slice(0, WORST);
  return { count: costly.length, lost: costly.reduce((sum, one) => sum + one.choice.cost, 0) };
}
