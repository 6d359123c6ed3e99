/** A claim never shows another person's statement (decisions/claims#only-the-patients-statement). The claim is matched to its patient first, and then to the patient's statement. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ecIdOf, type CoveredPerson } from '../../src/features/claims/detail/claim-patient.rules.ts';
import { patientStatement } from '../../src/features/statements/statement-file.rules.ts';
import { statementWith } from '../../src/features/statements/statements.fixture.ts';

/** Few names and birth dates, so that families contain many twins and people of the same name. */
const person = fc.record({
  firstName: fc.constantFrom('Leo', 'LEO', 'Mia'),
  lastName: fc.constantFrom('Delgado', 'Park'),
  suffix: fc.constantFrom('', 'Jr.', 'JR'),
  birth: fc.constantFrom('2015-05-05', '2015-05-06'),
  hasEcId: fc.boolean(),
  /** Whether the person has the same member number as the first person in the family. */
  sharesFirst: fc.boolean(),
  hasBirth: fc.boolean(),
  /** The number of plans that cover the person. */
  plans: fc.integer({ min: 1, max: 3 }),
});
const month = fc.integer({ min: 1, max: 3 });
const families = fc.record({
  family: fc.array(person, { minLength: 1, maxLength: 5 }),
  patient: fc.nat(),
  month,
  statements: fc.array(fc.record({ of: fc.nat(), month, plt: fc.constantFrom('P1', 'P2') }), {
    maxLength: 12,
  }),
});

it('a claim of any family member is never matched with the statement of another patient', () => {
  let withStatement = 0;
  const check = fc.property(families, ({ family, patient, month: when, statements }) => {
    const ecIdAt = (index: number) =>
      family[index]?.hasEcId ? `E${family[index].sharesFirst ? 0 : index}` : '';
    /** The values that identify a person. Entries with equal values are the same person. */
    const identityAt = (index: number) => {
      const { firstName = '', lastName, suffix = '', birth } = family[index] ?? {};
      return [ecIdAt(index), `${firstName} ${suffix.replace('.', '')}`.toUpperCase(), lastName, birth].join();
    };
    const people = family.flatMap(
      ({ plans, birth, hasBirth, hasEcId: _, sharesFirst: __, ...name }, index): CoveredPerson[] =>
        Array.from({ length: plans }, () => ({
          ...name,
          ecId: ecIdAt(index),
          dob: hasBirth ? birth : null,
        })),
    );
    const owner = patient % family.length;
    const { birth = '', firstName = '', lastName = '', suffix = '' } = family[owner] ?? {};
    const archive = statements.map(({ of, month: its, plt }) => {
      const recipient = of % family.length;
      return statementWith({
        documentId: identityAt(recipient),
        plt,
        eci: ecIdAt(recipient),
        beginDate: `2026-0${its}-01`,
        endDate: `2026-0${its}-28`,
      });
    });
    const name = { firstName, middleName: '', lastName, suffix };
    const ecId = ecIdOf({ ...name, dateOfBirth: birth }, people);
    const chosen = patientStatement(archive, { ecId, serviceDate: `2026-0${when}-14` });
    if (!chosen) return;
    withStatement += 1;
    expect(chosen.statement.documentId).toBe(identityAt(owner));
    expect(chosen.statement.beginDate).toBe(`2026-0${when}-01`);
  });
  fc.assert(check, { numRuns: 3000 });
  expect(withStatement, 'some claims have a statement').toBeGreaterThan(100);
});
