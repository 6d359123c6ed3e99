/** Tests that `check` finds duplicate titles and descriptions, which the build rejects, and reports file and line. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROUTED_PAGES } from '../../src/brand/addresses.ts';
import { brandTree, PROJECT } from '../../src/brand/brand-tree.fixture.ts';
import { check } from './check.ts';
import { ROUTED_NAMES } from './routed-names.ts';

it('ROUTED_NAMES lists every page that has no text file, and the text keys of its title and description', () => {
  expect(Object.keys(ROUTED_NAMES).sort()).toEqual(['404', ...ROUTED_PAGES].sort());
  for (const [page, { title, description }] of Object.entries(ROUTED_NAMES)) {
    const source = readFileSync(join(PROJECT, `src/pages/${page}.astro`), 'utf8');
    expect(source, page).toMatch(new RegExp(`title=\\{(?:\`\\$\\{)?\\w+\\('${title.key}'\\)`));
    expect(source, page).toMatch(new RegExp(`description=\\{t\\('${description.key}'`));
  }
});

const STATES = ROUTED_NAMES['brands-by-state'].description.texts;

describe('the check command', () => {
  const lines = (change: (tree: ReturnType<typeof brandTree>) => void): string[] => {
    using tree = brandTree();
    change(tree);
    return check(tree.root, 'mincr').text.split('\n');
  };
  const PRIVACY = 'brands/mincr/pages/privacy';

  it.each<[what: string, file: string, from: RegExp, to: string, error: RegExp]>([
    ['two pages with one title', `${PRIVACY}.md`, /^title: .*/m, 'title: About {brand.name}', /privacy\.md:2:1 title: 'About North Star Health Plan' is also the title of brands\/_pages\/about\.md:2: give each/],
    ['two Spanish pages with one title', `${PRIVACY}.es.md`, /^title: .*/m, 'title: Quiénes somos en {brand.name}', /privacy\.es\.md:2:1 title: .* brands\/_pages\/about\.es\.md:2/],
    ['a page with the description of the brand', `${PRIVACY}.md`, /^description: .*/m, 'description: Health coverage for the people of Minnesota, from the first checkup to the hard days.', /privacy\.md:3:1 description: .* brands\/mincr\/brand\.yaml:\d+/],
    ['a page with the description of a generated page', `${PRIVACY}.md`, /^description: .*/m, `description: ${STATES[0]}`, /privacy\.md:3:1 description: .* is also the description of \/brands-by-state\/: give each/],
    ['a Spanish page with the description of a generated page', `${PRIVACY}.es.md`, /^description: .*/m, `description: ${STATES[1]}`, /privacy\.es\.md:3:1 description: .* of \/brands-by-state\//],
    ['a brand without a Spanish description', 'brands/mincr/brand.yaml', /^  description: .*\n/m, '', /spanish\.description: is missing/],
  ])('rejects %s', (_what, file, from, to, error) => {
    expect(lines((tree) => tree.edit(file, from, to))).toEqual([expect.stringMatching(error), '', '1 error in mincr.']);
  });
});
