import { describe, expect, it } from 'vitest';
import {
  archiveQuery,
  patientStatement,
  statementAddresses,
  statementFileName,
  statementFileQuery,
} from './statement-file.rules.ts';
import { explanationWith, statementWith } from './statements.fixture.ts';

const OCTOBER = statementWith();

describe('the file request of a statement (001 §7 ‘Statement file’)', () => {
  it('contains the folder, compact dates and field2 for a health statement', () => {
    expect(statementFileQuery(OCTOBER)).toEqual({
      SUBSCRIBER_ID: 'U1',
      pltNumber: 'P1',
      ODFolder: 'MHSMEM',
      BEGIN_DATE: '20261001',
      END_DATE: '20261031',
      docType: 'MHS',
      field2: 'PLTN',
    });
  });

  it.each([
    ['payment-only', 'COM'],
    ['quarterly', 'SRMEOB'],
    ['medicare-quarterly', 'COM'],
  ] as const)('for a %s statement contains the docType %s, but not field2', (group, docType) => {
    const query = statementFileQuery(statementWith({ group }));
    expect(query).toMatchObject({ docType });
    expect(query).not.toHaveProperty('field2');
  });

  it('for an explanation of benefits contains a docType that depends on the type code', () => {
    expect(statementFileQuery(explanationWith())).toMatchObject({ docType: 'MHS', field2: 'PLTN' });
    expect(statementFileQuery(explanationWith({ typeCode: 'SRM' }))).toMatchObject({ docType: 'SRMEOB' });
  });

  it('is null for a statement whose group has no file type, or whose plt or folder is empty', () => {
    expect(statementFileQuery(explanationWith({ typeCode: 'X' }))).toBeNull();
    expect(statementFileQuery(explanationWith({ folder: '' }))).toBeNull();
    expect(statementFileQuery(statementWith({ group: 'other' }))).toBeNull();
    expect(statementFileQuery(statementWith({ plt: '' }))).toBeNull();
  });
});

describe('the archive query of a document (001 §3)', () => {
  it('contains every attribute, with the group as the service spells it', () => {
    expect(archiveQuery(statementWith({ typeCode: 'TAX', group: 'other' }))).toEqual({
      doctypegroup: 'TAX',
      umi: 'U1',
      plt: 'P1',
      docodfoldername: 'MHSMEM',
      startdate: '2026-10-01',
      enddate: '2026-10-31',
      cycledate: '2026-11-03',
      statementdate: '2026-11-03',
    });
  });

  it('omits the cycle date if the statement has no cycle date', () => {
    expect(archiveQuery(statementWith({ cycleDate: null }))).not.toHaveProperty('cycledate');
  });
});

describe('the address of a document', () => {
  const calls = (...statements: ReturnType<typeof statementWith>[]) =>
    statements.map((statement) => statementAddresses(statements)(statement)?.call ?? null);

  it.each([
    ['the file call', [OCTOBER], ['file']],
    ['the document call for another group', [statementWith({ group: 'other' })], ['document']],
    ['the document call without a plt', [statementWith({ plt: '' })], ['document']],
    ['the file call for a statement that two sources list', [OCTOBER, statementWith()], ['file', 'file']],
    [
      'the document call for two people whose file addresses are equal',
      [OCTOBER, statementWith({ documentId: 'D2', eci: 'E2' })],
      ['document', 'document'],
    ],
    [
      'none for two explanations of benefits with one file',
      [explanationWith(), explanationWith({ documentId: 'eob-2', statementDate: '2026-11-04' })],
      [null, null],
    ],
    ['none for an explanation of benefits of an unknown type', [explanationWith({ typeCode: 'X' })], [null]],
    ['none if the document ids are equal, too', [OCTOBER, statementWith({ eci: 'E2' })], [null, null]],
  ])('is %s', (_, statements, expected) => expect(calls(...statements)).toEqual(expected));
});

it.each([
  ['health', 'health-statement-2026-10-01-2026-10-31.pdf'],
  ['payment-only', 'payment-only-statement-2026-10-01-2026-10-31.pdf'],
  ['quarterly', 'quarterly-statement-2026-10-01-2026-10-31.pdf'],
  ['medicare-quarterly', 'quarterly-statement-2026-10-01-2026-10-31.pdf'],
  ['explanation', 'explanation-of-benefits-2026-10-01-2026-10-31.pdf'],
  ['other', 'statement-2026-10-01-2026-10-31.pdf'],
] as const)('a %s statement gets the file name %s, which doesn’t name the person', (group, name) => {
  expect(statementFileName(statementWith({ group }))).toBe(name);
});

describe('patientStatement', () => {
  const month = (eci: string, beginDate: string, endDate: string, changes = {}) =>
    statementWith({ documentId: `${eci}${beginDate}`, plt: eci, eci, beginDate, endDate, ...changes });
  const all = [
    month('E2', '2026-10-01', '2026-10-31'),
    month('E1', '2026-10-01', '2026-10-31', { group: 'quarterly' }),
    month('E1', '2026-10-01', '2026-10-31', { suppressed: true, documentId: 'D9', plt: 'P9' }),
    month('E1', '2026-10-01', '2026-10-31'),
    month('E1', '2026-11-01', '2026-11-30'),
    month('', '2026-12-01', '2026-12-31'),
  ];

  it.each([
    ['2026-10-31', 'E1', all[3]],
    ['2026-11-01', 'E1', all[4]],
    ['2026-10-31', 'E2', all[0]],
    ['2026-11-01', 'E2', undefined],
    ['2026-12-01', 'E1', undefined],
    ['2026-12-01', '', undefined],
    ['2026-10-31', null, undefined],
  ])(
    'for a service on %s and the ecId %s, returns the person’s statement that covers the service, or null',
    (serviceDate, ecId, expected) => {
      expect(patientStatement(all, { ecId, serviceDate })?.statement).toBe(expected);
    },
  );

  it('returns null if another person’s statement has the same file address and the same document id', () => {
    const both = [OCTOBER, statementWith({ eci: 'E2' })];
    expect(patientStatement(both, { ecId: 'E1', serviceDate: '2026-10-05' })).toBeNull();
  });
});
