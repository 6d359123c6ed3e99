import { describe, expect, it } from 'vitest';
import { statementArchive, type ArchiveReader } from './statement-archive.rules.ts';
import { DANIEL, explanationWith, MARIA, statementWith } from './statements.fixture.ts';
import type { Statement } from './statements.schema.ts';

const range = { from: '2026-10-01', to: '2026-10-31' };
const listed = (reader: ArchiveReader, ...statements: Statement[]) =>
  statementArchive(statements, { range, reader });
const HIS = statementWith({ documentId: 'D2', plt: 'P2', eci: 'E2' });

describe('statements that the archive lists', () => {
  it.each([
    ['on the first day of the range', { deliveryDate: '2026-10-01' }, 1],
    ['on its last day', { deliveryDate: '2026-10-31' }, 1],
    ['not a day before it', { deliveryDate: '2026-09-30' }, 0],
    ['not a day after it', { deliveryDate: '2026-11-01' }, 0],
    ['not suppressed', { suppressed: true }, 0],
  ])('%s', (_, changes, count) => {
    expect(listed(MARIA, statementWith(changes))).toMatchObject({
      statements: { length: count },
      unmatched: 0,
    });
  });

  it('once each, also if two sources list one', () => {
    expect(listed(MARIA, statementWith(), statementWith(), HIS).statements).toHaveLength(2);
  });

  it('a subscriber reads the family’s, with names; others read their own', () => {
    const names = (reader: ArchiveReader) =>
      listed(reader, statementWith(), HIS).statements.map(({ dependent }) => dependent);
    expect(names(MARIA)).toEqual(['Maria', 'Daniel']);
    expect(names(DANIEL)).toEqual(['Daniel']);
  });

  it.each([
    ['of a person outside the family', MARIA, { eci: 'E9' }],
    ['a health statement of no person', MARIA, { eci: '' }],
    ['of another contract', MARIA, { umi: 'U2' }],
    ['of the whole plan, to someone who is not the subscriber', DANIEL, { group: 'quarterly', eci: '' }],
  ] as const)('not: %s, which is counted', (_, reader, changes) => {
    expect(listed(reader, statementWith(changes))).toMatchObject({ statements: [], unmatched: 1 });
  });

  it.each([
    ['of the contract, to its subscriber', MARIA, {}, 1, 0],
    ['with the 0 of the profile’s umi', MARIA, { umi: 'U10' }, 1, 0],
    ['not of another contract', MARIA, { umi: 'U2' }, 0, 1],
    [
      'not of another contract that someone of the family has, too',
      { ...MARIA, ecidList: [{ ecId: 'E2', firstName: 'Daniel', dob: null, umi: 'U2' }] },
      { umi: 'U2' },
      0,
      1,
    ],
    ['not to someone who is not the subscriber', DANIEL, {}, 0, 1],
    ['not if it ends after the range', MARIA, { deliveryDate: '2026-11-01' }, 0, 0],
  ] as const)('an explanation of benefits %s', (_, reader, changes, count, unmatched) => {
    const { statements, ...rest } = listed(reader, explanationWith(changes));
    expect(statements).toHaveLength(count);
    expect(rest).toMatchObject({ unmatched });
  });

  it('an explanation of benefits whose file is a statement’s: as the statement only', () => {
    const ids = (...statements: Statement[]) =>
      listed(MARIA, ...statements).statements.map(({ documentId }) => documentId);
    const eob = explanationWith({ plt: 'P1' });
    expect(ids(eob, statementWith())).toEqual(['D1']);
    expect(ids(eob, statementWith({ suppressed: true }))).toEqual([]);
    const unknown = { typeCode: 'X', plt: '' };
    expect(ids(explanationWith(unknown), statementWith(unknown))).toEqual(['eob-1', 'D1']);
  });

  it('of the whole plan have no name', () => {
    const { statements } = listed(MARIA, statementWith({ group: 'payment-only' }));
    expect(statements[0]).toMatchObject({ dependent: '' });
  });
});

describe('names of dependents', () => {
  const nameOf = (ecidList: ArchiveReader['ecidList'], eci: string) =>
    listed({ ...MARIA, ecidList }, statementWith({ eci })).statements[0]?.dependent;
  const leo = { ecId: 'E3', firstName: 'Leo', dob: '2007-01-02', umi: 'U1' };

  it('namesakes have their years of birth', () => {
    const family = [leo, { ...leo, ecId: 'E4', dob: '1980-03-04' }];
    expect([nameOf(family, 'E3'), nameOf(family, 'E4')]).toEqual(['Leo (born 2007)', 'Leo (born 1980)']);
  });

  it('an ecId of two people, such as a mother and her newborn, has none', () => {
    const baby = { ...leo, firstName: 'Ana', dob: '2026-10-02' };
    expect(nameOf([leo, baby], 'E3')).toBe('');
  });

  it('a person of two plans has one', () => expect(nameOf([leo, leo], 'E3')).toBe('Leo'));
});
