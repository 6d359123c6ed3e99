/** Caches what was generated for a family on a day, up to `limit` entries. */
import type { IsoDate } from '../../../src/lib/date/date.ts';
import type { Family } from '../../people/family.ts';

/** @param generate must be deterministic */
export function cachePerDay<T>(
  generate: (family: Family, day: IsoDate) => T,
  limit: number,
): (family: Family, day: IsoDate) => T {
  const kept = new Map<string, T>();
  return (family, day) => {
    const key = `${family.id} ${day}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = generate(family, day);
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}
