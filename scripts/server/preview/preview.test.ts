import { describe, expect, it } from 'vitest';
import { brandTree, PROJECT } from '../../../src/brand/brand-tree.fixture.ts';
import { brandCodes, loadBrands } from '../../../src/brand/brand-files.ts';
import { contrastTable } from '../../../src/brand/theme.ts';
import { capabilityGroups, usualCell } from './capability-rows.ts';
import { PREVIEW_POLICY } from './preview-frame.ts';
import { previewPage } from './preview-pages.ts';

const brands = loadBrands(PROJECT).map(({ brand }) => brand);
const groups = capabilityGroups(brands);

/** What a brand has in a row. */
function cell(group: string, row: string, code: string): string | undefined {
  const found = groups.find(({ title }) => title === group)?.rows.find(({ name }) => name.includes(row));
  return found?.cells[brands.findIndex((brand) => brand.code === code)];
}

describe('the matrix of capabilities', () => {
  it.each([
    ['Tabs', '(wellness)', 'mincr', '9'],
    ['Tabs', '(wellness)', 'ndbcbs', ''],
    ['Tabs', '(pay-premium)', 'nane', ''],
    ['Footer links', '(fraud)', 'ibccr', 'legal'],
    ['Footer links', '(fraud)', 'mincr', ''],
    ['Rules', 'memberId.rule', 'mincr', 'digitsAfterPrefix'],
    ['Rules', 'planProgress.version', 'wybcbs', 'V5'],
    ['Rules', 'signIn.flow', 'nane', 'token'],
    ['Rules', 'messageCenter', 'ibcah', 'no'],
    ['Rules', 'registrationTypes', 'mincr', 'MREG'],
  ])('%s, %s of %s is %j', (group, row, code, value) => {
    expect(cell(group, row, code)).toBe(value);
  });

  it('has a cell for every brand in every row', () => {
    const rows = groups.flatMap((group) => group.rows);
    expect(rows.length).toBeGreaterThan(60);
    expect(rows.filter(({ cells }) => cells.length !== brands.length)).toEqual([]);
  });

  it('knows what most brands have', () => {
    const rule = groups.flatMap(({ rows }) => rows).find(({ name }) => name === 'memberId.rule');
    expect(rule && usualCell(rule)).toBe('general');
  });
});

describe('the pages', () => {
  it.each(['/preview/matrix', '/preview/contrast', '/preview/matrix/'])(
    '%s names every brand',
    async (path) => {
      const page = String(await previewPage(PROJECT, path));
      expect(brandCodes(PROJECT).filter((code) => !page.includes(code))).toEqual([]);
    },
  );

  it('there are no others', () => {
    expect(previewPage(PROJECT, '/preview/nothing')).toBeUndefined();
    expect(previewPage(PROJECT, '/preview/constructor')).toBeUndefined();
  });

  it('every pair of colours is there with its contrast and verdict', async () => {
    const page = String(await previewPage(PROJECT, '/preview/contrast'));
    const pairs = brands.flatMap(({ theme }) => contrastTable(theme));
    expect(page.match(/✓ holds/g)).toHaveLength(pairs.length);
    expect(page).not.toContain('too weak');
  });

  it('a brand with a fault is left out, and the fault is told', async () => {
    using tree = brandTree();
    tree.edit('brands/mincr/brand.yaml', /^storeID: .*$/m, 'storeID: many');
    const page = String(await previewPage(tree.root, '/preview/matrix'));
    expect(page).toContain('brands/mincr/brand.yaml');
    expect(page).toContain('expected a number');
    expect(page).not.toContain('>mincr</th>');
  });

  it('the policy allows one style and one script, by what they say', () => {
    expect(PREVIEW_POLICY.match(/'sha256-/g)).toHaveLength(2);
    expect(PREVIEW_POLICY).not.toContain('unsafe');
  });
});
