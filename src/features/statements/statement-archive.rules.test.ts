import { describe, expect, it } from 'vitest';
import { statementArchive, type ArchiveReader } from './statement-archive.rules.ts';
import { DANIEL, explanationWith, MARIA, statementWith } from './statements.fixture.ts';
import type { Statement } from './statements.schema.ts';

const range = { from: '2026-10-01', to: '2026-10-31' };
const listed = (reader: ArchiveReader, ...statements: Statement[]) =>
  statementArchive(statements, { range, reader });
const HIS = statementWith({ documentId: 'D2', plt: 'P2', eci: 'E2' });

describe('statementArchive', () => {
  it.each([
    ['delivered on the first day of the range', { deliveryDate: '2026-10-01' }, 1],
    ['delivered on the last day of the range', { deliveryDate: '2026-10-31' }, 1],
    ['delivered a day before the range', { deliveryDate: '2026-09-30' }, 0],
    ['delivered a day after the range', { deliveryDate: '2026-11-01' }, 0],
    ['that is suppressed', { suppressed: true }, 0],
  ])('for a single statement %s (%j), returns a list of length %i', (_, changes, count) => {
    expect(listed(MARIA, statementWith(changes))).toMatchObject({
      statements: { length: count },
      unmatched: 0,
    });
  });

  it('lists a statement once, even if two sources return it', () => {
    expect(listed(MARIA, statementWith(), statementWith(), HIS).statements).toHaveLength(2);
  });

  it('lists the statements of the whole family for a subscriber, but only the member’s own for a dependent', () => {
    const names = (reader: ArchiveReader) =>
      listed(reader, statementWith(), HIS).statements.map(({ dependent }) => dependent);
    expect(names(MARIA)).toEqual(['Maria', 'Daniel']);
    expect(names(DANIEL)).toEqual(['Daniel']);
  });

  it.each([
    ['a statement of a person outside the family', MARIA, { eci: 'E9' }],
    ['a health statement without a person', MARIA, { eci: '' }],
    ['a statement of another contract', MARIA, { umi: 'U2' }],
    [
      'a statement of the whole plan for a reader who is not the subscriber',
      DANIEL,
      { group: 'quarterly', eci: '' },
    ],
  ] as const)('does not list %s, but counts it as unmatched', (_, reader, changes) => {
    expect(listed(reader, statementWith(changes))).toMatchObject({ statements: [], unmatched: 1 });
  });

  it.each([
    ['of the subscriber’s contract is listed', MARIA, {}, 1, 0],
    ['whose umi ends with the profile’s 0 is listed', MARIA, { umi: 'U10' }, 1, 0],
    ['of another contract counts as unmatched', MARIA, { umi: 'U2' }, 0, 1],
    [
      'of another contract that a family member also has counts as unmatched',
      { ...MARIA, ecidList: [{ ecId: 'E2', firstName: 'Daniel', dob: null, umi: 'U2' }] },
      { umi: 'U2' },
      0,
      1,
    ],
    ['counts as unmatched for a reader who is not the subscriber', DANIEL, {}, 0, 1],
    ['that ends after the range is left out', MARIA, { deliveryDate: '2026-11-01' }, 0, 0],
  ] as const)('decides that an explanation of benefits %s', (_, reader, changes, count, unmatched) => {
    const { statements, ...rest } = listed(reader, explanationWith(changes));
    expect(statements).toHaveLength(count);
    expect(rest).toMatchObject({ unmatched });
  });

  it('lists a statement instead of the explanation of benefits that has the same file', () => {
    const ids = (...statements: Statement[]) =>
      listed(MARIA, ...statements).statements.map(({ documentId }) => documentId);
    const eob = explanationWith({ plt: 'P1' });
    expect(ids(eob, statementWith())).toEqual(['D1']);
    expect(ids(eob, statementWith({ suppressed: true }))).toEqual([]);
    const unknown = { typeCode: 'X', plt: '' };
    expect(ids(explanationWith(unknown), statementWith(unknown))).toEqual(['eob-1', 'D1']);
  });

  it('shows no name for a statement of the whole plan', () => {
    const { statements } = listed(MARIA, statementWith({ group: 'payment-only' }));
    expect(statements[0]).toMatchObject({ dependent: '' });
  });
});

describe('a dependent’s name', () => {
  const nameOf = (ecidList: ArchiveReader['ecidList'], eci: string) =>
    listed({ ...MARIA, ecidList }, statementWith({ eci })).statements[0]?.dependent;
  const leo = { ecId: 'E3', firstName: 'Leo', dob: '2007-01-02', umi: 'U1' };

  it('includes the year of birth if two people have the same first name', () => {
    const family = [leo, { ...leo, ecId: 'E4', dob: '1980-03-04' }];
    expect([nameOf(family, 'E3'), nameOf(family, 'E4')]).toEqual(['Leo (born 2007)', 'Leo (born 1980)']);
  });

  it('is blank if two people share an ecId, such as a mother and her newborn', () => {
    const baby = { ...leo, firstName: 'Ana', dob: '2026-10-02' };
    expect(nameOf([leo, baby], 'E3')).toBe('');
  });

  it('contains only the first name if the dependent is on two plans', () =>
    expect(nameOf([leo, leo], 'E3')).toBe('Leo'));
});
