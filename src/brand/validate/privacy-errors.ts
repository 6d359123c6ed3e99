import type { BrandError } from '../brand-error.ts';
import type { Brand } from '../brand.schema.ts';
import type { LoadedBrand } from '../load/load-brand.ts';
import { errorAt } from '../load/source-positions.ts';
import { dayOf } from '../moments.ts';
import { didYouMean } from '../nearest.ts';

/** Maximum time until a policy takes effect. Policies are announced months ahead, not years. */
const MOST_AHEAD_MS = 366 * 24 * 60 * 60 * 1000;

/**
 * Errors for listed clauses that are not optional clauses of the policy, and for an effective date that is too far
 * ahead.
 * @param now milliseconds since 1970
 */
export function privacyErrors(
  { privacy, timeZone }: Brand,
  { sources, pages }: Pick<LoadedBrand, 'sources' | 'pages'>,
  now: number,
): BrandError[] {
  const clauses = pages.get('privacy')?.front.optional ?? privacy.clauses;
  const unknown = privacy.clauses.flatMap((name, at) => {
    if (clauses.includes(name)) return [];
    const message = `there is no optional clause '${name}'${didYouMean(name, clauses) || ';'} Known: ${clauses.join(', ')}`;
    return [errorAt(sources, ['privacy', 'clauses', at], message)];
  });
  const last = dayOf(now + MOST_AHEAD_MS, timeZone);
  if (privacy.effective <= last) return unknown;
  const message = `'${privacy.effective}' is more than a year away: write the day on which the policy takes effect`;
  return [...unknown, errorAt(sources, ['privacy', 'effective'], message)];
}
