/** A cache for data that is generated for a family and a day. */
import type { IsoDate } from '../../../src/lib/date/date.ts';
import type { Family } from '../../people/family.ts';

/** @param generate must be deterministic */
export function cachePerDay<T>(
  generate: (family: Family, day: IsoDate) => T,
  limit: number,
): (family: Family, day: IsoDate) => T {
  const cache = new Map<string, T>();
  return (family, day) => {
    const key = `${family.id} ${day}`;
    const hit = cache.get(key);
    if (hit !== undefined) return hit;
    const made = generate(family, day);
    cache.set(key, made);
    const [oldest] = cache.keys();
    if (cache.size > limit && oldest !== undefined) cache.delete(oldest);
    return made;
  };
}
