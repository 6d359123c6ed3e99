/** A statement link never opens another person's document (decisions/claims#only-the-patients-statement, decisions/messages#whose-statements-are-listed). */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { statementArchive } from './statement-archive.rules.ts';
import {
  archiveQuery,
  patientStatement,
  statementFileQuery,
  type StatementAddress,
} from './statement-file.rules.ts';
import { statementWith } from './statements.fixture.ts';
import type { Statement } from './statements.schema.ts';

const GROUPS = { health: 'MHS', 'payment-only': 'COM', quarterly: 'SRM', other: 'TAX' } as const;
const YEAR = { from: '2026-01-01', to: '2026-12-31' };

/** Uses few names, dates, plts, folders and ids, so that people often share them. */
const person = fc.record({
  firstName: fc.constantFrom('Leo', 'Mia'),
  dob: fc.constantFrom('2015-05-05', '2015-05-06', null),
  hasEcId: fc.boolean(),
  /** Whether the person has the ecId of the family's first member, as a newborn may. */
  sharesFirst: fc.boolean(),
});
const family = fc.array(person, { minLength: 1, maxLength: 4 });
type FamilyOf<F> = F extends fc.Arbitrary<infer Value> ? Value : never;

const document = fc.record({
  household: fc.constantFrom(0, 1),
  recipient: fc.nat(3),
  group: fc.constantFrom('health', 'payment-only', 'quarterly', 'other'),
  plt: fc.constantFrom('', 'P1', 'P2'),
  folder: fc.constantFrom('F1', 'F2'),
  month: fc.integer({ min: 1, max: 2 }),
  suppressed: fc.boolean(),
  documentId: fc.constantFrom('D1', 'D2', 'D3'),
});

interface StoredDocument {
  household: number;
  position: number;
  statement: Statement;
}

const ecIdAt = (
  families: readonly FamilyOf<typeof family>[],
  household: number,
  position: number,
): string => {
  const patient = families[household]?.[position];
  return patient?.hasEcId ? `H${household}E${patient.sharesFirst ? 0 : position}` : '';
};

const worlds = fc
  .record({
    families: fc.tuple(family, family),
    documents: fc.array(document, { maxLength: 10 }),
    reader: fc.nat(3),
  })
  .map(({ families, documents, reader }) => {
    const stored = documents.map(({ household, recipient, month, group, ...fields }): StoredDocument => {
      const position = recipient % (families[household]?.length ?? 1);
      const endDate = `2026-0${month}-28`;
      const statement = statementWith({
        ...fields,
        group,
        typeCode: GROUPS[group],
        umi: `U${household}`,
        eci: ecIdAt(families, household, position),
        beginDate: `2026-0${month}-01`,
        endDate,
        deliveryDate: endDate,
      });
      return { household, position, statement };
    });
    return { families, stored, reader: reader % families[0].length };
  });

/** The documents that a service might return for an address. */
const documentsAt = (stored: readonly StoredDocument[], address: StatementAddress): StoredDocument[] =>
  stored.filter(({ statement }) =>
    address.call === 'file'
      ? JSON.stringify(statementFileQuery(statement)) === JSON.stringify(address.query)
      : statement.documentId === address.documentId &&
        JSON.stringify(archiveQuery(statement)) === JSON.stringify(address.query),
  );

it('a statement in the archive never opens another person’s document', () => {
  let opened = 0;
  const check = fc.property(worlds, ({ families, stored, reader: self }) => {
    const [firstFamily] = families;
    const isSubscriber = self === 0;
    const ecId = ecIdAt(families, 0, self);
    const ecidList = firstFamily.flatMap(({ firstName, dob }, position) =>
      isSubscriber || position === self
        ? [{ ecId: ecIdAt(families, 0, position), firstName, dob, umi: 'U0' }]
        : [],
    );
    const { statements } = statementArchive(
      stored.map(({ statement }) => statement),
      { range: YEAR, reader: { isSubscriber, ecId, umi: 'U00', ecidList } },
    );
    for (const { address, eci, dependent } of statements) {
      if (!address) continue;
      opened += 1;
      for (const { household, position, statement } of documentsAt(stored, address)) {
        expect(household).toBe(0);
        expect(statement.eci).toBe(eci);
        expect(statement.suppressed).toBe(false);
        if (isSubscriber && dependent) expect(dependent).toContain(firstFamily[position]?.firstName);
        if (!isSubscriber) expect(ecIdAt(families, 0, position)).toBe(ecId);
      }
    }
  });
  fc.assert(check, { numRuns: 3000 });
  expect(opened, 'some statements can be opened').toBeGreaterThan(500);
});

it('the statement link of a claim never opens another person’s document', () => {
  let opened = 0;
  const check = fc.property(worlds, ({ families, stored, reader: patient }) => {
    const ecId = ecIdAt(families, 0, patient);
    const listed = stored.filter(({ household }) => household === 0).map(({ statement }) => statement);
    const linked = patientStatement(listed, { ecId, serviceDate: '2026-01-14' });
    if (!linked) return;
    opened += 1;
    for (const { statement } of documentsAt(stored, linked.address)) {
      expect(statement.eci).toBe(ecId);
      expect(statement.group).toBe('health');
      expect(statement.beginDate).toBe('2026-01-01');
    }
  });
  fc.assert(check, { numRuns: 3000 });
  expect(opened, 'some claims have a statement').toBeGreaterThan(50);
});
