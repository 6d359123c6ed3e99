/** Pages that search engines would show as one: `check` finds what a build refuses, with file and line. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROUTED_PAGES } from '../../src/brand/addresses.ts';
import { brandTree, PROJECT } from '../../src/brand/brand-tree.fixture.ts';
import { check } from './check.ts';
import { ROUTED_NAMES } from './routed-names.ts';

it('has the keys that the pages have', () => {
  expect(Object.keys(ROUTED_NAMES).sort()).toEqual(['404', ...ROUTED_PAGES].sort());
  for (const [page, { title, description }] of Object.entries(ROUTED_NAMES)) {
    const source = readFileSync(join(PROJECT, `src/pages/${page}.astro`), 'utf8');
    expect(source, page).toMatch(new RegExp(`title=\\{(?:\`\\$\\{)?\\w+\\('${title.key}'\\)`));
    expect(source, page).toMatch(new RegExp(`description=\\{t\\('${description.key}'`));
  }
});

const STATES = ROUTED_NAMES['brands-by-state'].description.texts;

describe('check refuses', () => {
  const lines = (change: (tree: ReturnType<typeof brandTree>) => void): string[] => {
    using tree = brandTree();
    change(tree);
    return check(tree.root, 'mincr').text.split('\n');
  };
  const PRIVACY = 'brands/mincr/pages/privacy';

  it.each<[what: string, file: string, from: RegExp, to: string, error: RegExp]>([
    ['two pages with one title', `${PRIVACY}.md`, /^title: .*/m, 'title: About {brand.name}', /privacy\.md:2:1 title: 'About North Star Health Plan' is also the title of brands\/_pages\/about\.md:2: give each/],
    ['two Spanish pages with one title', `${PRIVACY}.es.md`, /^title: .*/m, 'title: Quiénes somos en {brand.name}', /privacy\.es\.md:2:1 title: .* brands\/_pages\/about\.es\.md:2/],
    ['a description of the brand on a page', `${PRIVACY}.md`, /^description: .*/m, 'description: Health coverage for the people of Minnesota, from the first checkup to the hard days.', /privacy\.md:3:1 description: .* brands\/mincr\/brand\.yaml:\d+/],
    ['the description of a page without a text of its own', `${PRIVACY}.md`, /^description: .*/m, `description: ${STATES[0]}`, /privacy\.md:3:1 description: .* is also the description of \/brands-by-state\/: give each/],
    ['the same in Spanish', `${PRIVACY}.es.md`, /^description: .*/m, `description: ${STATES[1]}`, /privacy\.es\.md:3:1 description: .* of \/brands-by-state\//],
    ['no Spanish description', 'brands/mincr/brand.yaml', /^  description: .*\n/m, '', /spanish\.description: is missing/],
  ])('%s', (_what, file, from, to, error) => {
    expect(lines((tree) => tree.edit(file, from, to))).toEqual([expect.stringMatching(error), '', '1 error in mincr.']);
  });
});
