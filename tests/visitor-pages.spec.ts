/**
 * Visits every kind of page, divided among three different-looking brands, and checks that there is no request to
 * another host, no React before an interaction, and no layout shift. The long run also runs axe, and visits all English
 * pages of every brand, and the Spanish pages and the 404 page of one brand.
 */
import type { Page } from 'playwright/test';
import { isLongRun, sampleByTrait, LONG_RUN } from '../scripts/test/sample.ts';
import type { Brand } from '../src/brand/brand.schema.ts';
import { accessibilityFaults } from './support/axe.ts';
import { recordedShifts, recordShifts } from './support/layout-shift.ts';
import { brands, expect, test, unlikeBrands } from './support/portal.ts';
import { isReact, pagesOf, reactImports } from './support/published-pages.ts';

/** The limit is longer than for other tests, because one test visits 40 pages. */
const LIMIT_MS = 240_000;

const everyKind = isLongRun ? brands : unlikeBrands;
/** The pages to test on one brand: all pages in `npm run test:long`, otherwise one part of them. Each kind of page is in exactly one part. */
const shareOf = (paths: readonly string[], number: number): readonly string[] =>
  isLongRun ? paths : paths.filter((_, at) => at % unlikeBrands.length === number);
const [brand] = unlikeBrands;
if (!brand) throw new Error('no brands');

const homes = sampleByTrait(brands, ({ theme, footer }) => [
  `header: ${theme.header}`,
  `hero: ${theme.hero}`,
  `footer: ${footer.kind}`,
]);

const scripts = new Map<string, boolean>();
const isReactFile = (path: string): boolean => {
  const isReactFile = scripts.get(path) ?? isReact(path);
  scripts.set(path, isReactFile);
  return isReactFile;
};

/** Maximum layout shift when the brand's fonts load. `fonts.spec.ts` measures the fonts. */
const BY_TYPE = 0.002;
/**
 * Maximum layout shift on home and sign-in, which show fonts that load late
 * (decisions/publishing#fonts-that-move-no-text).
 */
const BY_SWAP = 0.01;
const SWAPS = /^\/(?:es\/)?(?:login\/)?$/;

/** Errors of a visit without interaction, each with the page's path. */
async function visit(page: Page, address: string, withAxe: boolean): Promise<string[]> {
  const { host, pathname } = new URL(address);
  const requested: URL[] = [];
  const note = (request: { url(): string }) => requested.push(new URL(request.url()));
  page.on('request', note);
  // On a busy machine the headline's font may load after the first paint. On the second visit it comes from the cache.
  if (SWAPS.test(pathname)) await page.goto(address, { waitUntil: 'networkidle' });
  await page.goto(address, { waitUntil: 'load' });
  const shifts = await recordedShifts(page);
  const axe = withAxe ? await accessibilityFaults(page) : [];
  // Includes files that came from the cache.
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  page.off('request', note);
  const urls = [...requested, ...loaded.map((name) => new URL(name))].filter(({ protocol }) =>
    protocol.startsWith('http'),
  );
  const most = SWAPS.test(pathname) ? BY_SWAP : BY_TYPE;
  return [
    ...urls.filter((url) => url.host !== host).map(({ href }) => `asks another host: ${href}`),
    ...urls
      .filter(({ pathname: path }) => path.endsWith('.js') && isReactFile(path))
      .map(({ pathname: path }) => `React before a touch: ${path}`),
    ...shifts.filter(({ value }) => value > most).map(({ moved }) => `moves: ${moved.join(' ')}`),
    ...axe,
  ].map((fault) => `${pathname}: ${fault}`);
}

async function visitAll(
  page: Page,
  at: (brand: Brand, path: string) => string,
  of: Brand,
  paths: readonly string[],
  withAxe: boolean,
): Promise<string[]> {
  await recordShifts(page);
  const violations: string[] = [];
  for (const path of paths) violations.push(...(await visit(page, at(of, path), withAxe)));
  return violations;
}

for (const [number, site] of everyKind.entries())
  test(`${site.code}: pages call no other host, load no React, and cause no layout shift${isLongRun ? ', and pass axe' : ''}`, async ({
    page,
    at,
  }) => {
    test.setTimeout(LIMIT_MS);
    expect(await visitAll(page, at, site, shareOf(pagesOf(site, 'en'), number), isLongRun)).toEqual([]);
  });

test(
  `${brand.code}: Spanish pages call no other host, load no React, and cause no layout shift`,
  LONG_RUN,
  async ({ page, at }) => {
    test.setTimeout(LIMIT_MS);
    const paths = pagesOf(brand, 'es');
    expect(paths).toHaveLength(pagesOf(brand, 'en').length);
    expect(await visitAll(page, at, brand, shareOf(paths, 1), isLongRun)).toEqual([]);
  },
);

test('home pages pass axe, and the 404 page calls no other host', LONG_RUN, async ({ page, at, faults }) => {
  test.setTimeout(LIMIT_MS);
  faults.expected.push(/404/);
  const violations: string[] = [];
  for (const home of homes) {
    await page.goto(at(home));
    violations.push(...(await accessibilityFaults(page)).map((fault) => `${home.code}: ${fault}`));
  }
  expect(violations).toEqual([]);
  await recordShifts(page);
  expect(await visit(page, at(brand, '/nowhere/'), true)).toEqual([]);
});

test('the file that contains React imports no file of the portal, so browsers keep React cached across releases', () =>
  expect(reactImports()).toEqual(['rolldown-runtime']));
