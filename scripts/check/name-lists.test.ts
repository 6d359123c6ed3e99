/**
 * Checks lists that name views, header tabs or left-navigation entries: every name must exist, and a list that must
 * cover all names must not miss one. The sources are `member/screen/views.ts`, `tabs` of the brand records, and `navEntries`.
 */
import { describe, expect, it } from 'vitest';
import { brandSchema } from '../../src/brand/brand.schema.ts';
import { FEATURES } from '../../src/brand/copy/features.ts';
import { leftNavTextName, tabTextName } from '../../src/content/content.rules.ts';
import { OPENER_TABS } from '../../src/layouts/page/mobile-window.ts';
import { SHORTCUTS } from '../../src/layouts/header/phone-bar.rules.ts';
import { navEntries } from '../../src/member/navigation/left-nav.rules.ts';
import { routeOfAddress } from '../../src/member/navigation/header-tab-routes.rules.ts';
import { MOBILE_TABS, TABS_BY_DATA } from '../../src/member/navigation/header-tabs.rules.ts';
import { VIEWS } from '../../src/member/screen/views.ts';
import { OLDER_NAMES, parseHash } from '../../src/routing/hash.rules.ts';
import { viewChain } from '../../src/routing/view-tree.rules.ts';
import { allBrands } from '../../stubs/sandbox/brand-records.ts';
import { contentOf } from '../../stubs/sandbox/content/content-texts.ts';

const brands = [...allBrands().values()];
const entries = navEntries({ messageCenter: true, formsLabel: '' });
const tabIds = new Set(brands.flatMap(({ tabs }) => tabs.map(({ id }) => id)));

/** The portal's code by file, without tests. */
const sources = Object.entries(
  import.meta.glob<string>(['/src/**/*.{ts,tsx,astro}', '!/src/**/*.{test,fixture}.{ts,tsx}'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

const missing = (names: Iterable<string>, known: { has(name: string): boolean }): string[] =>
  [...names].filter((name) => !known.has(name));

describe('the views', () => {
  const keys = new Set(Object.keys(VIEWS));
  const isView = (hash: string): boolean => viewChain(VIEWS, parseHash(hash).path) !== null;

  const HASH_ADDRESS = /['"](?:\/(?:login|mbr)\/)?(?<hash>#!?\/[\w/-]+)['"]/g;
  const addresses = sources.flatMap(([file, text]) =>
    [...text.matchAll(HASH_ADDRESS)].map(({ groups }) => ({ file, hash: groups?.['hash'] ?? '' })),
  );

  it('include the target of each older address', () => {
    expect(
      missing(
        Object.values(OLDER_NAMES).map((path) => path.join('/')),
        keys,
      ),
    ).toEqual([]);
  });

  it('include every target of the left navigation', () => {
    expect(
      missing(
        entries.map(({ path }) => path.join('/')),
        keys,
      ),
    ).toEqual([]);
  });

  it('include the target of every link that the code contains', () => {
    expect(addresses.length).toBeGreaterThan(15);
    expect(addresses.filter(({ hash }) => !isView(hash))).toEqual([]);
  });

  it("include every header tab's target, and name the tab of each target outside the left navigation", () => {
    const opened = brands.flatMap(({ tabs, redirects }) =>
      tabs.flatMap(({ id, url }) => {
        const route = routeOfAddress(url, redirects);
        return route === null ? [] : [{ id, route }];
      }),
    );
    expect(
      missing(
        opened.map(({ route }) => route),
        keys,
      ),
    ).toEqual([]);
    const inLeftNav = new Set(entries.map(({ path }) => path.join('/')));
    const wrong = opened.filter(({ id, route }) => !inLeftNav.has(route) && VIEWS[route]?.tab !== id);
    const rows = [...new Set(wrong.map(({ id, route }) => `${route}: { tab: '${id}' }`))];
    expect(rows, 'tabs to add in src/member/screen/views.ts').toEqual([]);
  });

  it('can each be reached from the left navigation, a header tab, a redirect, a link in the code, or a parent view', () => {
    const reached = new Set([
      ...entries.map(({ path }) => path.join('/')),
      ...[...keys].filter((key) => VIEWS[key]?.tab),
      ...addresses.map(({ hash }) => parseHash(hash).path.join('/')),
      ...brands.flatMap(({ redirects, memberHome }) =>
        [...Object.values(redirects), memberHome].map((url) => routeOfAddress(url, redirects) ?? ''),
      ),
    ]);
    const isNested = (key: string): boolean => keys.has(key.split('/').slice(0, -1).join('/'));
    const lost = [...keys].filter((key) => !reached.has(key) && !isNested(key));
    expect(lost, 'views that nothing leads to').toEqual([]);
  });
});

/** The spec's brand record contains this key, but no code reads it. The ID card shows the service's numbers instead. */
const UNREAD = ['helpNumberCodes'];

describe('the keys of a brand record', () => {
  it('are all read by code, except helpNumberCodes', () => {
    const readers = sources.filter(
      ([file]) => !/\/brand\/(brand\.schema|brand-slice|rule-changes\/key-kinds)\.ts$/.test(file),
    );
    const unreadKeys = Object.keys(brandSchema.entries).filter((key) => {
      const name = new RegExp(`\\b${key}\\b`);
      return !readers.some(([, text]) => name.test(text));
    });
    expect(unreadKeys).toEqual(UNREAD);
  });
});

describe('the header tabs and features', () => {
  it.each([
    ['MOBILE_TABS', MOBILE_TABS],
    ['TABS_BY_DATA', TABS_BY_DATA],
    ['VIEWS', Object.values(VIEWS).flatMap(({ tab = [] }) => tab)],
    ['OPENER_TABS', OPENER_TABS],
    ['SHORTCUTS', SHORTCUTS],
  ])('listed in %s each exist in at least one brand', (_, ids) => {
    expect(missing(ids, tabIds)).toEqual([]);
  });

  it('listed in FEATURES each apply to at least one brand', () => {
    expect(FEATURES.filter(({ has }) => !brands.some(has)).map(({ name }) => name)).toEqual([]);
  });
});

describe('the texts of the sandbox’s content service', () => {
  const named = (start: string) =>
    new Set(
      brands.flatMap((brand) =>
        contentOf(brand, {}, '2026-11-12').flatMap(({ name }) => (name.startsWith(start) ? [name] : [])),
      ),
    );

  it('include no text for a header tab that no brand has', () => {
    expect(missing(named('NAV_TAB_'), new Set([...tabIds].map(tabTextName)))).toEqual([]);
  });

  it('include no text for an entry that the left navigation does not have', () => {
    const known = new Set(entries.map(({ id }) => leftNavTextName(id)));
    expect(missing(named('NAV_LEFT_'), known)).toEqual([]);
  });
});
