import { describe, expect, it } from 'vitest';
import { statementFileQuery } from './statement-file.rules.ts';

const STATEMENT = {
  group: 'health',
  umi: 'U100',
  plt: 'PLT1',
  folder: 'MHSMEM',
  beginDate: '2026-10-01',
  endDate: '2026-10-30',
} as const;

describe('the file of a statement (001 §7 ‘Statement file’)', () => {
  it('is requested with folder, compact dates and field2 for a health statement', () => {
    expect(statementFileQuery(STATEMENT)).toEqual({
      SUBSCRIBER_ID: 'U100',
      pltNumber: 'PLT1',
      ODFolder: 'MHSMEM',
      BEGIN_DATE: '20261001',
      END_DATE: '20261030',
      docType: 'MHS',
      field2: 'PLTN',
    });
  });

  it.each([
    ['payment-only', 'COM'],
    ['quarterly', 'SRMEOB'],
    ['medicare-quarterly', 'COM'],
  ] as const)('is requested for a %s statement as %s, without field2', (group, docType) => {
    const query = statementFileQuery({ ...STATEMENT, group });
    expect(query).toMatchObject({ docType });
    expect(query).not.toHaveProperty('field2');
  });

  it('has no request for other groups or without a plt', () => {
    expect(statementFileQuery({ ...STATEMENT, group: 'other' })).toBeNull();
    expect(statementFileQuery({ ...STATEMENT, plt: '' })).toBeNull();
  });
});
