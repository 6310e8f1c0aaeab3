// All hits of a step in one form: who falls, which elites become regulars, which leaders go to the tank. Pure.

export const KINDS = ["regular", "elite", "special", "troop", "generic"] as const;
export type Kind = (typeof KINDS)[number];

/** Who may be hit, how many regulars the supply has for elites, and which answers are proposed. */
export interface Takes {
  figures: Record<Kind, number> & { leaders: string[] };
  spare: number;
  proposal: string[];
}

/** How often each answer is given: "lose regular", "reduce elite", "lose_leader stilgar". */
export type Draft = Readonly<Record<string, number>>;

export const lose = (kind: string) => `lose ${kind}`;
export const reduce = (kind: string) => `reduce ${kind}`;
export const loseLeader = (leader: string) => `lose_leader ${leader}`;
const many = (draft: Draft, answer: string): number => draft[answer] ?? 0;

export const total = (draft: Draft): number => Object.values(draft).reduce((sum, count) => sum + count, 0);
export const drafted = (answers: string[]): Draft => answers.reduce<Record<string, number>>((draft, answer) => ({ ...draft, [answer]: many(draft, answer) + 1 }), {});
export const change = (draft: Draft, answer: string, by: number): Draft => ({ ...draft, [answer]: many(draft, answer) + by });

const reduced = (draft: Draft) => many(draft, reduce("elite")) + many(draft, reduce("special"));

/** Who is left. */
export function left({ figures }: Takes, draft: Draft): Takes["figures"] {
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, figures[kind] - many(draft, lose(kind)) - many(draft, reduce(kind)) + (kind === "regular" ? reduced(draft) : 0)])) as Record<Kind, number>;
  return { ...counts, leaders: figures.leaders.filter((leader) => many(draft, loseLeader(leader)) === 0) };
}

const units = (figures: Record<Kind, number>) => figures.regular + figures.elite + figures.special + figures.troop;

/** Those who are left in a word, as the server writes them in the odds. */
export function keyOf(figures: Takes["figures"]): string {
  return units(figures) === 0 ? "gone" : `${KINDS.map((kind) => figures[kind]).join(",")};${figures.leaders.join("+")}`;
}

const times = (draft: Draft, answer: string): string[] => Array.from({ length: many(draft, answer) }, () => answer);

/** The answers in an order in which each is possible: a regular that falls goes back to the supply and may stand for an elite,
 *  an elite that was replaced may fall as a regular. Null where there is no such order. */
export function inOrder(takes: Takes, draft: Draft): string[] | null {
  const { figures } = takes;
  const after = left(takes, draft);
  if (KINDS.some((kind) => after[kind] < 0) || figures.leaders.some((leader) => many(draft, loseLeader(leader)) > 1)) return null;
  const answers = [...figures.leaders.flatMap((leader) => times(draft, loseLeader(leader))), ...(["generic", "troop", "elite", "special"] as const).flatMap((kind) => times(draft, lose(kind)))];
  const falls = times(draft, lose("regular"));
  const becomes = (["elite", "special"] as const).flatMap((kind) => times(draft, reduce(kind)));
  let [regulars, spare] = [figures.regular, takes.spare];
  while (falls.length + becomes.length > 0) {
    const fall = falls.length > 0 && regulars > 0;
    if (!fall && (becomes.length === 0 || spare === 0)) return null;
    [regulars, spare] = fall ? [regulars - 1, spare + 1] : [regulars + 1, spare - 1];
    answers.push((fall ? falls : becomes).pop()!);
  }
  return answers;
}

/** Whether one more hit may be taken this way. */
export const canTake = (takes: Takes, draft: Draft, answer: string, hits: number): boolean => total(draft) < hits && inOrder(takes, change(draft, answer, 1)) !== null;

/** Whether every hit is taken, or nobody is left to take one. */
export const isTaken = (takes: Takes, draft: Draft, hits: number): boolean => inOrder(takes, draft) !== null && (total(draft) === hits || units(left(takes, draft)) === 0);
