/** Builds a brand's privacy policy: the shared clauses, without optional clauses that do not apply to the brand (decisions/brands#privacy-policies-from-shared-clauses). */
import type { Brand } from '../brand.schema.ts';
import { hasFeature } from './features.ts';
import type { PageSource } from './page-copy.ts';

const HEADING = /^## /;

/** Names of features by the ids of their clauses. Lists only clauses whose id is not the name of the feature. */
const FEATURE_OF: Readonly<Record<string, string>> = { shopping: 'sellsPlans' };

/** Whether a brand has a clause: its record lists the clause, or it has the clause's feature. */
const hasClause = (brand: Brand, id: string): boolean =>
  brand.privacy.clauses.includes(id) || hasFeature(brand, FEATURE_OF[id] ?? id);

/** Leaves out sections, but keeps their lines as empty lines, so that errors name the right line. */
function withoutSections(body: string, isLeftOut: (section: number) => boolean): string {
  let section = -1;
  return body
    .split('\n')
    .map((line) => {
      if (HEADING.test(line)) section += 1;
      return section >= 0 && isLeftOut(section) ? '' : line;
    })
    .join('\n');
}

function withoutClauses(source: PageSource, leftOut: readonly string[]): PageSource {
  const { front, body } = source;
  const contents = Object.entries(front.contents ?? {});
  return {
    ...source,
    front: { ...front, contents: Object.fromEntries(contents.filter(([id]) => !leftOut.includes(id))) },
    body: withoutSections(body, (section) => leftOut.includes(contents[section]?.[0] ?? '')),
  };
}

/** Cached policies, keyed by the omitted clauses: most brands of a family omit the same clauses. */
const made = new WeakMap<PageSource, Map<string, PageSource>>();

/** Leaves out the optional sections that do not apply to the brand. Returns other pages unchanged. */
export function clausesFor(source: PageSource, brand: Brand): PageSource {
  const { optional } = source.front;
  if (!optional) return source;
  const leftOut = optional.filter((id) => !hasClause(brand, id));
  const policies = made.get(source) ?? new Map<string, PageSource>();
  made.set(source, policies);
  const page = policies.get(leftOut.join()) ?? withoutClauses(source, leftOut);
  policies.set(leftOut.join(), page);
  return page;
}
