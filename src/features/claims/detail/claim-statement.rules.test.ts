import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimWith } from '../claim.fixture.ts';
import { ecIdOf, statementFileName, statementOf, type CoveredPerson } from './claim-statement.rules.ts';

const MARIA = { ecId: 'E1', firstName: 'Maria', lastName: 'Delgado', suffix: '', dob: '1984-03-14' };
const DANIEL = { ...MARIA, ecId: 'E2', firstName: 'Daniel' };
const patient = (changes = {}) => ({
  firstName: 'Maria',
  middleName: '',
  lastName: 'Delgado',
  suffix: '',
  dateOfBirth: '1984-03-14',
  ...changes,
});

describe('the ecId of a patient', () => {
  it.each([
    ['the person of that name and birth date', [MARIA, DANIEL], patient(), 'E1'],
    ['once for each plan', [MARIA, DANIEL, MARIA], patient(), 'E1'],
    [
      'however the name is written',
      [{ ...MARIA, suffix: 'Jr.' }],
      patient({ firstName: 'MARIA', suffix: 'JR' }),
      'E1',
    ],
    ['a middle name says nothing: the profile has none', [MARIA], patient({ middleName: 'Elena' }), 'E1'],
    ['none: another birth date', [MARIA], patient({ dateOfBirth: '1984-03-15' }), null],
    ['none: the claim has no birth date', [MARIA], patient({ dateOfBirth: null }), null],
    ['none: another suffix', [MARIA], patient({ suffix: 'Jr.' }), null],
    ['none: not in the profile', [DANIEL], patient(), null],
    ['none: two people of one name and birth date', [MARIA, { ...MARIA, ecId: 'E9' }], patient(), null],
    ['none: one of them without an ecId', [MARIA, { ...MARIA, ecId: ' ' }], patient(), null],
    ['none: one of them without a birth date', [MARIA, { ...MARIA, ecId: 'E9', dob: null }], patient(), null],
    [
      'none: another person has the same ecId, as a newborn has the mother’s',
      [MARIA, { ...DANIEL, ecId: 'E1', dob: '2026-11-01' }],
      patient(),
      null,
    ],
    ['none: no ecId', [{ ...MARIA, ecId: '' }], patient(), null],
  ] as const)('%s', (_, people, of, ecId) => expect(ecIdOf(of, people)).toBe(ecId));
});

describe('the statement of a claim', () => {
  const statement = (eci: string, beginDate: string, endDate: string) => ({ eci, beginDate, endDate });
  const all = [
    statement('E2', '2026-10-01', '2026-10-31'),
    statement('E1', '2026-10-01', '2026-10-31'),
    statement('E1', '2026-11-01', '2026-11-30'),
    statement('', '2026-12-01', '2026-12-31'),
  ];

  it.each([
    ['2026-10-31', 'E1', '2026-10-01'],
    ['2026-11-01', 'E1', '2026-11-01'],
    ['2026-11-01', 'E2', undefined],
    ['2026-12-01', 'E1', undefined],
    ['2026-12-01', '', undefined],
    ['2026-10-31', null, undefined],
  ])('of %s for %s begins on %s', (serviceDate, ecId, begin) => {
    const found = statementOf(claimWith({ serviceDate }), ecId, all);
    expect([found?.beginDate, found?.eci ?? ecId]).toEqual([begin, ecId]);
  });

  it('is saved under a name that says when, never whose', () => {
    expect(statementFileName({ beginDate: '2026-10-01', endDate: '2026-10-31' })).toBe(
      'health-statement-2026-10-01-2026-10-31.pdf',
    );
  });
});

/** Few names and birth dates, so that families are full of twins and namesakes. */
const person = fc.record({
  firstName: fc.constantFrom('Leo', 'LEO', 'Mia'),
  lastName: fc.constantFrom('Delgado', 'Park'),
  suffix: fc.constantFrom('', 'Jr.', 'JR'),
  birth: fc.constantFrom('2015-05-05', '2015-05-06'),
  hasEcId: fc.boolean(),
  /** Under the number of the first person of the family. */
  sharesFirst: fc.boolean(),
  hasBirth: fc.boolean(),
  /** In how many plans the person is. */
  plans: fc.integer({ min: 1, max: 3 }),
});
const month = fc.integer({ min: 1, max: 3 });

describe('a claim never gets another person’s statement', () => {
  const families = fc.record({
    family: fc.array(person, { minLength: 1, maxLength: 5 }),
    patient: fc.nat(),
    month,
    statements: fc.array(fc.record({ of: fc.nat(), month }), { maxLength: 12 }),
  });
  it('in any family', () => {
    let found = 0;
    const check = fc.property(families, ({ family, patient: at, month: when, statements }) => {
      const ecIdAt = (index: number) =>
        family[index]?.hasEcId ? `E${family[index].sharesFirst ? 0 : index}` : '';
      const people = family.flatMap(
        ({ plans, birth, hasBirth, hasEcId: _, sharesFirst: __, ...name }, index): CoveredPerson[] =>
          Array.from({ length: plans }, () => ({
            ...name,
            ecId: ecIdAt(index),
            dob: hasBirth ? birth : null,
          })),
      );
      const owner = at % family.length;
      const { birth = '', ...name } = family[owner] ?? {};
      const archive = statements.map(({ of, month: its }) => {
        const recipient = of % family.length;
        const beginDate = `2026-0${its}-01`;
        return { recipient, eci: ecIdAt(recipient), beginDate, endDate: `2026-0${its}-28` };
      });
      const ecId = ecIdOf(patient({ ...name, dateOfBirth: birth }), people);
      const chosen = statementOf(claimWith({ serviceDate: `2026-0${when}-14` }), ecId, archive);
      if (!chosen) return;
      found += 1;
      expect(chosen.recipient).toBe(owner);
      expect(chosen.beginDate).toBe(`2026-0${when}-01`);
    });
    fc.assert(check, { numRuns: 3000 });
    expect(found, 'some claims have a statement').toBeGreaterThan(100);
  });
});
