/** A brand's privacy policy: the shared clauses without the optional ones that do not concern it (decisions/brands#privacy-policies-from-shared-clauses). */
import type { Brand } from '../brand.schema.ts';
import { hasFeature } from './features.ts';
import type { PageSource } from './page-copy.ts';

const HEADING = /^## /;

/** Clauses whose name differs from that of their feature. */
const FEATURE_OF: Readonly<Record<string, string>> = { shopping: 'sellsPlans' };

/** The feature of a clause: every brand with the feature has the clause. Usually both have the same name. */
const hasClause = (brand: Brand, id: string): boolean =>
  brand.privacy.clauses.includes(id) || hasFeature(brand, FEATURE_OF[id] ?? id);

/** Leaves out sections. Their lines stay, empty, so that errors name the right line. */
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

/** Policies by the clauses that they leave out: most brands of a family have the same. */
const made = new WeakMap<PageSource, Map<string, PageSource>>();

/** A page without optional sections is returned as it is. */
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
