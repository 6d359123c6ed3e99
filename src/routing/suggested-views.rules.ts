import { editDistance } from '../brand/nearest.ts';

export interface KnownView {
  /** Key of the view's path, such as `claims/healthPlans`. */
  key: string;
  title: string;
}

const MAX_SUGGESTIONS = 3;
/** Distance at which names are no longer suggested: half of their characters differ. */
const MAX_DISTANCE = 0.5;

const LONGEST_WORD = 40;
const normalized = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, LONGEST_WORD);

/**
 * Distance between two names: 0 if they are equal, or if both have at least 4 characters and one contains the other; 1
 * if nothing matches.
 */
function nameDistance(typed: string, name: string): number {
  if (typed === '' || name === '') return 1;
  const shorter = Math.min(typed.length, name.length);
  if (shorter >= 4 && (typed.includes(name) || name.includes(typed))) return 0;
  return editDistance(typed, name) / Math.max(typed.length, name.length);
}

/** Suggests at most three views for an unknown path, the nearest first. @param path decoded path */
export function suggestedViews(path: readonly string[], known: readonly KnownView[]): readonly KnownView[] {
  const typed = path.map(normalized).filter((word) => word !== 'claims');
  const rated = known.map((view) => {
    const names = [normalized(view.key.split('/').at(-1) ?? ''), normalized(view.title)];
    const distances = typed.flatMap((word) => names.map((name) => nameDistance(word, name)));
    return { view, distance: Math.min(1, ...distances) };
  });
  return rated
    .filter(({ distance }) => distance < MAX_DISTANCE)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ view }) => view);
}
