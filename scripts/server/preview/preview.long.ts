import { describe, expect, it } from 'vitest';
import { brandTree, PROJECT } from '../../../src/brand/brand-tree.fixture.ts';
import { brandCodes, loadBrands } from '../../../src/brand/read-brands.ts';
import { contrastTable } from '../../../src/brand/theme/contrast.ts';
import { formatContrast } from '../../../src/brand/theme/low-contrast.ts';
import { briefCells, capabilityGroups, UNREAD, usualCell } from './capability-rows.ts';
import { PREVIEW_POLICY } from './preview-frame.ts';
import { previewBrands } from './preview-brands.ts';
import { previewPage } from './preview-pages.ts';

const brands = loadBrands(PROJECT).map(({ brand }) => brand);
const groups = capabilityGroups(brands);

/** The text of a brand's cell in a row. */
function cell(group: string, row: string, code: string): string | undefined {
  const found = groups.find(({ title }) => title === group)?.rows.find(({ name }) => name.includes(row));
  return found?.cells[brands.findIndex((brand) => brand.code === code)];
}

describe('the capability matrix', () => {
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
  ])('shows in section %s and row %s that brand %s has the value %j', (group, row, code, value) => {
    expect(cell(group, row, code)).toBe(value);
  });

  it('has a cell for every brand in every row', () => {
    const rows = groups.flatMap((group) => group.rows);
    expect(rows.length).toBeGreaterThan(60);
    expect(rows.filter(({ cells }) => cells.length !== brands.length)).toEqual([]);
  });

  it('marks the most frequent value of a row as its usual value', () => {
    const rule = groups.flatMap(({ rows }) => rows).find(({ name }) => name === 'memberId.rule');
    expect(rule && usualCell(rule)).toBe('general');
  });
});

describe('the preview pages', () => {
  it.each(['/preview/matrix', '/preview/contrast', '/preview/design', '/preview/matrix/'])(
    'name every brand at %s',
    async (path) => {
      const page = String(await previewPage(PROJECT, path));
      expect(brandCodes(PROJECT).filter((code) => !page.includes(code))).toEqual([]);
    },
  );

  it('do not exist at /preview/nothing and /preview/constructor', () => {
    expect(previewPage(PROJECT, '/preview/nothing')).toBeUndefined();
    expect(previewPage(PROJECT, '/preview/constructor')).toBeUndefined();
  });

  it('show every color pair with its contrast and result', async () => {
    const page = String(await previewPage(PROJECT, '/preview/contrast'));
    const pairs = brands.flatMap(({ theme }) => contrastTable(theme));
    expect(page.match(/✓ passes/g)).toHaveLength(pairs.length);
    expect(page).not.toContain('too low');
    for (const { contrast } of pairs) expect(page).toContain(`>${formatContrast(contrast)}</td>`);
  });

  it('have a policy that allows one style and one script, by their hashes', () => {
    expect(PREVIEW_POLICY.match(/'sha256-/g)).toHaveLength(2);
    expect(PREVIEW_POLICY).not.toContain('unsafe');
  });
});

describe('a brand with errors', () => {
  const columnOf = (page: string, code: string) =>
    new RegExp(`<th[^>]*>\\s*<span>${code}</span>`).exec(page)?.[0];

  it('keeps its contrast table and its matrix column if only its colors are invalid', async () => {
    using tree = brandTree();
    tree.edit('brands/mincr/brand.yaml', /^ {2}primary: .*$/m, '  primary: "#cccccc"');
    const contrast = String(await previewPage(tree.root, '/preview/contrast'));
    expect(contrast).toMatch(
      /id="mincr"[\s\S]*?pairs too low[\s\S]*?brands\/mincr\/brand.yaml:\d+:\d+ theme.primary/,
    );
    expect(contrast).toContain('✗ too low');
    const matrix = String(await previewPage(tree.root, '/preview/matrix'));
    expect(columnOf(matrix, 'mincr')).toContain('North Star Health Plan (mincr), has errors');
    expect(matrix).not.toContain(`data-brief="${UNREAD}"`);
  });

  it('has question marks in the matrix, but still a contrast table, if its record is invalid', async () => {
    using tree = brandTree();
    tree.edit('brands/mincr/brand.yaml', /^storeID: .*$/m, 'storeID: many');
    const found = previewBrands(tree.root).brands.find(({ code }) => code === 'mincr');
    expect(found?.brand).toBeUndefined();
    expect(found?.theme?.primary).toBe(brands.find(({ code }) => code === 'mincr')?.theme.primary);
    expect(found?.errors.join()).toContain('brands/mincr/brand.yaml');
    const matrix = String(await previewPage(tree.root, '/preview/matrix'));
    expect(matrix).toContain('href="/preview/contrast?q=mincr">mincr (1 error)');
    expect(String(await previewPage(tree.root, '/preview/contrast'))).toContain('expected a number');
    expect(columnOf(matrix, 'mincr')).toContain('has errors');
    expect(matrix).toContain(`data-brief="${UNREAD}"`);
  });

  it('shows only its errors, not values from other layers, if its file cannot be parsed', async () => {
    using tree = brandTree();
    tree.edit('brands/mincr/brand.yaml', /^theme:$/m, 'theme: [');
    const found = previewBrands(tree.root).brands.find(({ code }) => code === 'mincr');
    expect([found?.brand, found?.theme]).toEqual([undefined, undefined]);
    const contrast = String(await previewPage(tree.root, '/preview/contrast'));
    expect(contrast).toMatch(/id="mincr"[\s\S]*?<summary>\s*<code>mincr<\/code> colors cannot be read/);
    expect(previewBrands(tree.root).brands).toHaveLength(brandCodes(tree.root).length);
  });
});

describe('briefCells()', () => {
  it.each([
    [
      ['a long one', 'a long one', 'another', 'third', 'another'],
      ['·', '·', 'A', 'B', 'A'],
    ],
    [
      ['yes', 'yes', 'no', UNREAD],
      ['·', '·', '✗', UNREAD],
    ],
    [
      ['V3', 'V3', 'V5', ''],
      ['·', '·', 'V5', '–'],
    ],
    [
      ['', '', '9', 'Long label'],
      ['·', '·', '9', 'A'],
    ],
    [Array.from({ length: 12 }, (_, at) => `value ${at}`), Array.from({ length: 12 }, () => '∗')],
    [
      [UNREAD, UNREAD, 'one', 'one'],
      [UNREAD, UNREAD, '·', '·'],
    ],
  ])('shortens %j to %j', (cells, brief) => {
    expect(briefCells({ name: 'row', cells })).toEqual(brief);
  });
});
