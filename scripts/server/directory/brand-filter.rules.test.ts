import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadBrands } from '../../../src/brand/read-brands.ts';
import { siteEntry } from '../../../src/renderer/publish/site-index.ts';
import { isSpecified } from '../../../src/brand/brand-groups.fixture.ts';
import { PROJECT } from '../../../src/brand/brand-tree.fixture.ts';
import { countText, fitsFilter, readFilter, tileFacts } from './brand-filter.rules.ts';

const sites = loadBrands(PROJECT).map(siteEntry).filter(isSpecified);
const shown = (search: string): string[] => {
  const filter = readFilter(new URLSearchParams(search));
  return sites.filter((site) => fitsFilter(tileFacts(site), filter)).map(({ code }) => code);
};

describe('the brand filter', () => {
  it.each([
    ['q=north star', ['mincr']],
    ['q=MINCR', ['mincr']],
    ['q=6010', ['mincr']],
    ['q=northstar.example', ['mincr']],
    ['q=directhealth wyo', ['dirwy']],
    ['q=exam', []],
    ['q=mincr.localhost', ['mincr']],
    ['q=http://mincr.localhost:4321/', ['mincr']],
    ['q=https://northstar.example/', ['mincr']],
    ['q=wellness northern minn', ['mincr']],
    ['q=message center prairie', ['ndbcbs']],
    ['q=minnesota', ['dirmn', 'mincr']],
    ['state=MN', ['dirmn', 'mincr']],
    ['family=northern', ['mincr', 'ndbcbs', 'wybcbs']],
    ['family=northern&state=MN', ['mincr']],
    ['family=northern&q=rose', ['ndbcbs']],
    ['has=progress-v5', ['ndbcbs', 'wybcbs']],
    ['has=from-12&state=ND', ['ndbcbs']],
    ['q=nothing', []],
    ['has=nothing', []],
  ])('shows for "%s" the brands %j', (search, codes) => {
    expect(shown(search)).toEqual(codes);
  });

  it('shows every brand if the query contains no filter', () => {
    expect(shown('')).toHaveLength(sites.length);
    expect(shown('q=%20&other=1')).toHaveLength(sites.length);
  });

  it('never shows more brands after another word is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const wide = shown(new URLSearchParams({ q: a }).toString());
        const narrow = shown(new URLSearchParams({ q: `${a} ${b}` }).toString());
        expect(narrow.every((code) => wide.includes(code))).toBe(true);
      }),
    );
  });

  it('can run from its source text alone, as it does in the browser', () => {
    const copy: unknown = new Function(`return ${fitsFilter.toString()}`)();
    if (typeof copy !== 'function') throw new Error('expected a function');
    const [site] = sites;
    if (!site) throw new Error('expected a site');
    expect(copy(tileFacts(site), readFilter(new URLSearchParams({ q: site.code })))).toBe(true);
    expect(copy(tileFacts(site), readFilter(new URLSearchParams({ q: 'nothing' })))).toBe(false);
  });

  it.each([
    [35, 35, '35 brands'],
    [3, 35, '3 of 35 brands'],
    [0, 35, '0 of 35 brands'],
  ])('describes %i of %i brands as %j', (some, all, text) => {
    expect(countText(some, all)).toBe(text);
  });
});
