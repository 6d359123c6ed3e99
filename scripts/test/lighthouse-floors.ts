/** Minimum Lighthouse scores by kind of page (`lighthouse.ts`). Pure functions. */

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** Scores from 0 to 100. */
export type Scores = Partial<Record<Category, number>>;

export interface PageScores {
  name: string;
  kind: string;
  scores: Scores;
}

export type Floors = Readonly<Record<string, Scores>>;

/** How many points a score may be below the first measurement. */
const MARGIN = 3;
/** Minimum scores that are set here. All others follow from the first measurement. */
const GOALS: Floors = { 'summary with 10,000 claims': { performance: 85 } };

/** @param list at least one number */
export function median(list: readonly number[]): number {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

const categoriesOf = (scores: Scores): Category[] => Object.keys(scores) as Category[];

/** The floors of each kind of page, based on the worst page of that kind. */
export function floorsOf(pages: readonly PageScores[]): Floors {
  const floors: Record<string, Scores> = {};
  for (const { kind, scores } of pages) {
    const floor = (floors[kind] ??= {});
    for (const category of categoriesOf(scores)) {
      const measured = (scores[category] ?? 0) - MARGIN;
      const lowest = Math.min(floor[category] ?? measured, measured);
      floor[category] = Math.max(lowest, GOALS[kind]?.[category] ?? 0);
    }
  }
  return floors;
}

/** A sentence for each score below its floor, and for each kind of page without floors. */
export const below = (pages: readonly PageScores[], floors: Floors): string[] =>
  pages.flatMap(({ name, kind, scores }) => {
    const floor = floors[kind];
    if (!floor) return [`${name}: lighthouse-floors.json has no floors for '${kind}'. Run with --measure.`];
    return categoriesOf(scores)
      .filter((category) => (scores[category] ?? 0) < (floor[category] ?? 0))
      .map((category) => `${name}: ${category} ${scores[category]}, floor ${floor[category]}`);
  });
