/** Every address opens a view or the not-found page. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHash, pathKey } from '../../routing/hash.rules.ts';
import { viewsOf } from './screen.store.ts';
import { NOT_FOUND } from './fallback-views.ts';
import { MEMBER_ROUTES } from '../../brand/validate/view-addresses.ts';
import { VIEWS } from './views.ts';
import { propertyRuns } from '../../lib/fields/property-runs.fixture.ts';

const keysOf = (hash: string): string[] => viewsOf(parseHash(hash)).map(([key]) => key);

describe('viewsOf', () => {
  it.each([
    ['', ['claims/activitySummary']],
    ['#!/landing', ['landing']],
    ['#/healthPlans', ['claims/healthPlans']],
    ['#!claimsAndPayments/', ['claims/claimsAndPayments']],
    [
      '#/claimsAndPayments/payClaim/select',
      ['claims/claimsAndPayments', 'claims/claimsAndPayments/payClaim'],
    ],
    [
      '#/claimsAndPayments/dentalProcedureHistory?grp=004211',
      ['claims/claimsAndPayments', 'claims/claimsAndPayments/dentalProcedureHistory'],
    ],
    ['#!/account', ['account']],
  ])('resolves the hash "%s" to the views %j', (hash, keys) => {
    expect(keysOf(hash)).toEqual(keys);
  });

  it('resolves a hash that consists of "#/" and the key of a view to that view', () => {
    for (const key of Object.keys(VIEWS)) expect(keysOf(`#/${key}`).at(-1)).toBe(key);
  });

  it('resolves each of 10,000 random hashes to a view or the not-found page', () => {
    const segment = fc.oneof(
      fc.constantFrom(
        ...Object.keys(VIEWS).flatMap((key) => key.split('/')),
        'select',
        '!',
        '..',
        '__proto__',
      ),
      fc.string({ maxLength: 6, unit: 'binary' }),
    );
    const hash = fc.oneof(
      fc.string({ maxLength: 40, unit: 'binary' }),
      fc.array(segment, { maxLength: 5 }).map((parts) => `#/${parts.join('/')}`),
    );
    fc.assert(
      fc.property(hash, (text) => {
        const views = viewsOf(parseHash(text));
        expect(views.length).toBeGreaterThan(0);
        for (const [key, entry] of views)
          expect(entry === NOT_FOUND || (Object.hasOwn(VIEWS, key) && VIEWS[key] === entry)).toBe(true);
      }),
      { numRuns: propertyRuns(10_000) },
    );
  });
});

it('MEMBER_ROUTES lists the address of each view and of each step of a view, and no other address', () => {
  const views = Object.entries(VIEWS).flatMap(([key, { steps = [] }]) => [
    key,
    ...steps.map((step) => `${key}/${step}`),
  ]);
  const routes = MEMBER_ROUTES.map((route) => pathKey(parseHash(`#/${route}`)));
  expect([...new Set(routes)].sort()).toEqual(views.sort());
});
