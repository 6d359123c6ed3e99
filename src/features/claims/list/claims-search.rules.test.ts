import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { showMoney } from '../../../lib/text/money.ts';
import { foldText } from '../../../ui/list/typed-words.rules.ts';
import { claimWith, PEOPLE } from '../claims.fixture.ts';
import type { Claim } from '../claims.schema.ts';
import { claimSearch } from './claims-list.rules.ts';

const PROVIDERS = ['Riverside Clinic', 'Älpine Dental', "O'Neil Pharmacy", 'Clínica Ibáñez', ''];

const claims = fc
  .array(
    fc.record({
      patient: fc.constantFrom(...PEOPLE),
      provider: fc.constantFrom(...PROVIDERS),
      memberCost: fc.option(fc.integer({ min: 0, max: 500_000 }), { nil: null }),
      paid: fc.integer({ min: 0, max: 20_000 }),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((all) => all.map((changes, at) => claimWith({ ...changes, number: String(2_291_700_001 + at) })));

const matches = (all: readonly Claim[], text: string): Claim[] => {
  const marks = claimSearch(all)(text);
  return all.filter((_claim, at) => marks === null || marks[at] === 1);
};

const words = fc.constantFrom(
  'river',
  'CLINICA',
  'ibanez',
  'maria',
  'Délgado',
  '42',
  '$12',
  '2291',
  'oneil',
  '',
);

describe('a search of claims', () => {
  it('finds a claim by number, provider, person or cost, regardless of case, accents and money format', () => {
    fc.assert(
      fc.property(claims, (all) => {
        for (const claim of all) {
          const { number, provider, patient, memberCost } = claim;
          const typed = [
            number,
            number.slice(2, 8),
            `${patient.firstName} ${patient.lastName}`.toUpperCase(),
          ];
          if (provider) typed.push(provider, foldText(provider), `${number} ${provider.toUpperCase()}`);
          if (memberCost !== null)
            typed.push(
              showMoney(memberCost),
              (memberCost / 100).toFixed(2),
              String(memberCost / 100),
              String(Math.floor(memberCost / 100)),
            );
          for (const text of typed) expect(matches(all, text), text).toContain(claim);
        }
      }),
    );
  });

  it('for two words, in any order, finds the claims that match both words', () => {
    fc.assert(
      fc.property(claims, words, words, (all, word, other) => {
        const both = new Set(matches(all, `${word} ${other}`));
        const [first, second] = [matches(all, word), matches(all, other)];
        expect(all.filter((claim) => both.has(claim))).toEqual(
          first.filter((claim) => second.includes(claim)),
        );
        expect([...both]).toEqual(matches(all, ` ${other}  ${word}`));
      }),
    );
  });

  it('finds a claim by a whole number with hyphens, even if a part has fewer than four digits', () => {
    const all = ['2026-011-12345', '2026-012-12345'].map((number) => claimWith({ number }));
    expect(matches(all, '2026-011-12345')).toEqual([all[0]]);
    expect(matches(all, '011')).toEqual([]);
  });

  it('returns null for a text without words, so that all claims show', () => {
    expect([' ', '$', '—'].map((text) => claimSearch([claimWith()])(text))).toEqual([null, null, null]);
  });

  it.each([
    ['$1,204.50', [1]],
    ['1204.5', [1]],
    ['1204', [1, 2, 4]],
    ['204', []],
    ['$1204', [1, 2]],
    ['42', [3]],
    ['riverside 42', []],
    ['maria 1204.50', [1]],
    ['0', []],
  ])('for %j finds the claims %j', (text, expected) => {
    const all = [
      claimWith({ number: '9000000001', memberCost: 120_450 }),
      claimWith({ number: '9000000002', memberCost: 150_000, paid: 29_501 }),
      claimWith({ number: '9000000003', memberCost: 4210, provider: 'Corner Pharmacy' }),
      claimWith({ number: '9001204004', memberCost: null }),
    ];
    expect(matches(all, text).map(({ number }) => Number(number) % 10)).toEqual(expected);
  });
});
