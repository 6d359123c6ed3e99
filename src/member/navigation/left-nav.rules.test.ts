import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRoute, parseHash } from '../../routing/hash.rules.ts';
import { navEntries, positionOf, type NavBrand } from './left-nav.rules.ts';

const brand: NavBrand = { messageCenter: true, formsLabel: 'Educational Material' };
const labels = (change: Partial<NavBrand> = {}) =>
  navEntries({ ...brand, ...change }).map(({ label }) => label);

describe('the entries of the left navigation (000 §2, 001 §2)', () => {
  it('are the six entries that the specification lists, in the same order', () => {
    expect(labels()).toEqual([
      'Activity Summary',
      'Claims & Payments',
      'Health Plans',
      'Messages',
      'Statement Archive',
      'Educational Material',
    ]);
  });

  it('do not include the educational material if the group hides it', () => {
    expect(labels({ education: false })).not.toContain('Educational Material');
    expect(labels({ education: true })).toEqual(labels({}));
  });

  it('include the educational material under the label that the brand gives it', () => {
    expect(labels({ formsLabel: 'Forms & Resources' }).at(-1)).toBe('Forms & Resources');
  });

  it('omit only Messages if the brand has no message center (000 §6)', () => {
    expect(labels({ messageCenter: false })).toEqual(labels().filter((label) => label !== 'Messages'));
  });

  it('show filters only if the specification gives their view a refine panel', () => {
    expect(
      navEntries(brand)
        .filter(({ refine }) => refine)
        .map(({ id }) => id),
    ).toEqual(['health-plans', 'messages', 'statement-archive']);
  });

  it('link to the hash that formatRoute() returns for the entry’s view', () => {
    for (const { href, path } of navEntries(brand)) {
      expect(parseHash(href).path).toEqual(path);
      expect(formatRoute(parseHash(href))).toBe(href);
    }
  });

  it('specify in textName which content-service text can replace their label', () => {
    expect(navEntries(brand).map(({ textName }) => textName)).toContain('NAV_LEFT_HEALTH_PLANS');
  });
});

describe('positionOf (001 §2 ‘Entering a view sets its nav link active’)', () => {
  const claims = ['claims', 'claimsAndPayments'];

  it.each([
    [claims, 'here'],
    [[...claims, 'payClaim', 'select'], 'above'],
    [['claims', 'yearOfCosts'], 'above'],
    [['claims'], null],
    [['claims', 'healthPlans'], null],
    [['finder'], null],
    [[], null],
  ])('for the claims entry on route %j, returns %j', (path, standing) => {
    expect(positionOf(claims, path)).toBe(standing);
  });

  it('returns a position for each entry on its own route, and never for two entries at once', () => {
    const entries = navEntries(brand);
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom(...entries.map(({ href }) => `${href}/more`))),
        (hash) => {
          const { path } = parseHash(hash);
          expect(entries.filter((entry) => positionOf(entry.path, path)).length).toBeLessThanOrEqual(1);
        },
      ),
    );
    for (const { path, href } of entries) expect(positionOf(path, parseHash(href).path)).toBe('here');
  });
});
