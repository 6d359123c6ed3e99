import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PATH, formatRoute, parseHash, pathKey, type Route } from './hash.rules.ts';
import { propertyRuns } from '../lib/fields/property-runs.fixture.ts';

/** The five older names in 000 §2 and the short form of Health Plans, each with its current path. */
const NAMES: [older: string, canonical: string][] = [
  ['activitySummary', 'claims/activitySummary'],
  ['claimsAndPayments', 'claims/claimsAndPayments'],
  ['messageCenter', 'claims/messageCenter'],
  ['educationalMaterial', 'claims/educational-materials'],
  ['statementArchives', 'claims/statementArchives'],
  ['healthPlans', 'claims/healthPlans'],
];
const FORMS = ['X', '#X', '#!X', '!X', '/X', '#/X', '#!/X', '!/X'].flatMap((form) => [form, `${form}/`]);

describe('parseHash for older hash formats (000 §2)', () => {
  it.each(NAMES.flatMap(([name, canonical]) => FORMS.map((form) => [form.replace('X', name), canonical])))(
    'maps %s to %s',
    (hash, canonical) => {
      expect(pathKey(parseHash(hash))).toBe(canonical);
    },
  );

  it.each(['', '#', '#/', '#!', '#!/', '!', '!/', '/', '//', '#//', 'claims', '#/claims/'])(
    'maps %j to the default view',
    (hash) => {
      expect(parseHash(hash)).toEqual({ path: DEFAULT_PATH, params: {} });
    },
  );

  it.each(NAMES)(
    'does not change a hash that already has the current path (older name: %s)',
    (_older, canonical) => {
      expect(formatRoute(parseHash(`#/${canonical}`))).toBe(`#/${canonical}`);
    },
  );
});

describe('parseHash for nested views and parameters (000 §2)', () => {
  it.each([
    ['#/claimsAndPayments/payClaim/select', 'claims/claimsAndPayments/payClaim/select', {}],
    [
      '#/claimsAndPayments/dentalProcedureHistory?grp=004211',
      'claims/claimsAndPayments/dentalProcedureHistory',
      { grp: '004211' },
    ],
    ['#/messageCenter/id=17', 'claims/messageCenter', { id: '17' }],
    ['#/messageCenter?id=-999', 'claims/messageCenter', { id: '-999' }],
    ['#/claims/activitySummary?mobile=true', 'claims/activitySummary', { mobile: 'true' }],
    ['#/activitySummary/?mobile=true', 'claims/activitySummary', { mobile: 'true' }],
    ['#/messageCenter/id=17?mobile=true', 'claims/messageCenter', { id: '17', mobile: 'true' }],
    ['#/a%20b', 'a b', {}],
    ['#/50%', '50%', {}],
    ['#/__proto__', '__proto__', {}],
    ['#/toString', 'toString', {}],
  ])('reads path and parameters of %s', (hash, key, params) => {
    const route = parseHash(hash);
    expect(pathKey(route)).toBe(key);
    expect({ ...route.params }).toEqual(params);
  });
});

const segment = fc
  .string({ minLength: 1, maxLength: 8, unit: 'grapheme' })
  .filter((text) => text.isWellFormed());
/** Arbitrary canonical routes, whose path does not start with an older name. */
const route: fc.Arbitrary<Route> = fc.record({
  path: fc.array(segment, { maxLength: 3 }).map((rest) => ['claims', 'view', ...rest]),
  params: fc.dictionary(
    fc
      .string({ minLength: 1, maxLength: 5, unit: 'grapheme' })
      .filter((text) => text.isWellFormed() && text !== '__proto__'),
    segment,
    { maxKeys: 3 },
  ),
});

describe('hash routes', () => {
  it('are the same after they are formatted and parsed', () => {
    fc.assert(
      fc.property(route, (original) => {
        const read = parseHash(formatRoute(original));
        expect({ path: read.path, params: { ...read.params } }).toEqual({
          path: original.path,
          params: { ...original.params },
        });
      }),
      { numRuns: propertyRuns(2000) },
    );
  });

  it('have a non-empty path, whatever hash they are parsed from', () => {
    const hash = fc.oneof(
      fc.string({ maxLength: 40, unit: 'binary' }),
      fc.string({ maxLength: 20 }).map((text) => `#/${text}`),
      fc
        .array(
          fc.constantFrom('#', '!', '/', '?', '=', '&', '%', '%2F', 'claims', 'activitySummary', 'a', ' '),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(hash, (text) => {
        const { path } = parseHash(text);
        expect(path.length).toBeGreaterThan(0);
        expect(path.every((part) => part !== '')).toBe(true);
      }),
      { numRuns: propertyRuns(10_000) },
    );
  });

  it('keep their canonical form after they are parsed and formatted again', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 30, unit: 'grapheme' }).filter((text) => text.isWellFormed()),
        (text) => {
          const once = formatRoute(parseHash(`#/${text}`));
          expect(formatRoute(parseHash(once))).toBe(once);
        },
      ),
      { numRuns: propertyRuns(5000) },
    );
  });
});
