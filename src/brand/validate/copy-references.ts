/** What a record or a page refers to and that is not there: a state, a clause, a related page. */
import { ROUTED_PAGES } from '../addresses.ts';
import type { BrandError } from '../brand-error.ts';
import type { Brand } from '../brand.schema.ts';
import type { PageSource } from '../copy/page-copy.ts';
import { isSpanishName } from '../copy/spanish-pages.rules.ts';
import type { BrandSource } from '../load/brand-source.ts';
import { errorAt } from '../load/source-positions.ts';
import { didYouMean } from '../nearest.ts';
import { STATE_FOLDER } from '../states/load-states.ts';

export function stateErrors({ state, brandState }: Brand, sources: readonly BrandSource[]): BrandError[] {
  if (state) return [];
  const message = `expected ${STATE_FOLDER}/${brandState.toLowerCase()}.yaml, with the offices and rules of this state, found none`;
  return [errorAt(sources, ['brandState'], message)];
}

/** Clauses that a record lists and that the policy does not have as optional. */
export function clauseErrors(
  { privacy }: Brand,
  sources: readonly BrandSource[],
  policy: PageSource | undefined,
): BrandError[] {
  const known = policy?.front.optional;
  if (!known) return [];
  return privacy.clauses.flatMap((name, at) => {
    if (known.includes(name)) return [];
    const message = `there is no optional clause '${name}'${didYouMean(name, known) || ';'} Known: ${known.join(', ')}`;
    return [errorAt(sources, ['privacy', 'clauses', at], message)];
  });
}

/** Related pages that no brand has. One that only this brand lacks is left out of the list without an error. */
export function relatedErrors({ file, front, lines }: PageSource, names: readonly string[]): BrandError[] {
  const known = names.filter((name) => !isSpanishName(name) && !ROUTED_PAGES.includes(name));
  return (front.related ?? [])
    .filter((name) => !known.includes(name))
    .map((name) => ({
      file,
      line: lines['related'] ?? 1,
      column: 1,
      path: 'related',
      message: `there is no page '${name}' with a text of its own${didYouMean(name, known)}`,
    }));
}
