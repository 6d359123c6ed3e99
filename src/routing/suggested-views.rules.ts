/** The views that somebody most likely meant by an address that names none. Pure. */
import { editDistance } from '../brand/nearest.ts';

/** A view that can be offered. */
export interface KnownView {
  /** Its path, `claims/healthPlans`. */
  key: string;
  /** What the page calls it. */
  title: string;
}

const MOST_OFFERED = 3;
/** More than half of a name wrong is a guess and no help. */
const FURTHEST = 0.5;

const LONGEST_WORD = 40;
const words = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, LONGEST_WORD);

/** How unlike two names are: 0 the same or one in the other, 1 nothing in common. */
function unlikeness(typed: string, name: string): number {
  if (typed === '' || name === '') return 1;
  const shorter = Math.min(typed.length, name.length);
  if (shorter >= 4 && (typed.includes(name) || name.includes(typed))) return 0;
  return editDistance(typed, name) / Math.max(typed.length, name.length);
}

/**
 * The views whose name is nearest to a segment of the path, nearest first, at most three.
 * @param path what was typed, decoded
 */
export function nearestViews(path: readonly string[], known: readonly KnownView[]): readonly KnownView[] {
  const typed = path.map(words).filter((word) => word !== 'claims');
  const rated = known.map((view) => {
    const names = [words(view.key.split('/').at(-1) ?? ''), words(view.title)];
    const distances = typed.flatMap((word) => names.map((name) => unlikeness(word, name)));
    return { view, distance: Math.min(1, ...distances) };
  });
  return rated
    .filter(({ distance }) => distance < FURTHEST)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST_OFFERED)
    .map(({ view }) => view);
}
