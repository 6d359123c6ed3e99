import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  emptyForm,
  finderErrors,
  toQuery,
  widerRadius,
  type FinderError,
  type FinderForm,
} from './find-care.rules.ts';
import { providerSearch, SPECIALTIES } from './find-care.schema.ts';

const form = (changes: Partial<FinderForm> = {}): FinderForm => ({ ...emptyForm('15222'), ...changes });

const byField = (errors: readonly FinderError[]) =>
  Object.fromEntries(errors.map(({ field, problem }) => [field, problem]));

describe('the empty form', () => {
  it.each([
    ['15222', '15222'],
    ['', ''],
    ['15222-1234', ''],
  ])('zip code %s', (known, shown) => expect(emptyForm(known).zipCode).toBe(shown));
});

describe('the errors of the form', () => {
  it.each([
    ['nothing with a zip code', {}, {}],
    ['nothing with spaces around it', { zipCode: ' 15222 ' }, {}],
    ['nothing with a name alone', { zipCode: '', name: 'clinic' }, {}],
    ['neither zip code nor name', { zipCode: '' }, { zipCode: 'zipMissing' }],
    ['spaces are no name', { zipCode: '', name: '  ' }, { zipCode: 'zipMissing' }],
    ['a zip code of four digits', { zipCode: '1522' }, { zipCode: 'zipWrong' }],
    ['letters', { zipCode: '1522O' }, { zipCode: 'zipWrong' }],
    ['a name of 64 letters is none', { name: 'x'.repeat(64) }, {}],
    ['a name of 65 letters', { name: 'x'.repeat(65) }, { name: 'nameLong' }],
    ['both', { zipCode: '1', name: 'x'.repeat(65) }, { zipCode: 'zipWrong', name: 'nameLong' }],
  ])('%s', (_, changes, errors) => expect(byField(finderErrors(form(changes)))).toEqual(errors));
});

describe('the request', () => {
  it('omits empty fields', () => {
    expect(toQuery(form({ zipCode: '', name: ' Clinic ' }), 1)).toEqual({
      name: 'Clinic',
      pageNumber: 1,
      pageSize: 10,
    });
  });

  it('has all fields of the form', () => {
    const all = form({ specialty: 'DENTISTRY', radius: '25', language: 'es', accepting: true });
    expect(toQuery(all, 2)).toEqual({
      zipCode: '15222',
      radius: 25,
      specialty: 'DENTISTRY',
      language: 'es',
      acceptingNewPatients: true,
      pageNumber: 2,
      pageSize: 10,
    });
  });

  it('is valid for a form without errors', () => {
    const anyForm = fc.record({
      zipCode: fc.oneof(fc.constantFrom('', '15222', ' 55401'), fc.string({ maxLength: 8 })),
      radius: fc.oneof(fc.constantFrom('5', '100'), fc.constant('')),
      specialty: fc.oneof(fc.constantFrom('', ...SPECIALTIES), fc.string()),
      name: fc.string({ maxLength: 80 }),
      language: fc.constantFrom('', 'es', 'hmn'),
      accepting: fc.boolean(),
    });
    fc.assert(
      fc.property(anyForm, fc.integer({ min: 1, max: 99 }), (one, page) => {
        fc.pre(finderErrors(one).length === 0);
        expect(v.safeParse(providerSearch.payload, toQuery(one, page)).success).toBe(true);
      }),
    );
  });
});

describe('the next larger distance', () => {
  it.each([
    ['5', 10],
    ['50', 100],
    ['100', null],
  ])('after %s', (radius, wider) => expect(widerRadius(form({ radius }))).toBe(wider));

  it('is null without a zip code', () => expect(widerRadius(form({ zipCode: ' ' }))).toBeNull());
});
