import { describe, expect, it } from 'vitest';
import { statementFileQuery, type StatementKey } from './statement-file.rules.ts';

const KEY: StatementKey = {
  typeCode: 'MHS',
  umi: 'U100',
  plt: 'PLT1',
  beginDate: '2026-10-01',
  endDate: '2026-10-30',
};

describe('the file of a statement by its key (001 §7 ‘Statement file’)', () => {
  it('a health statement: its folder, compact dates, and field2', () => {
    expect(statementFileQuery(KEY)).toEqual({
      SUBSCRIBER_ID: 'U100',
      pltNumber: 'PLT1',
      ODFolder: 'MHSMEM',
      BEGIN_DATE: '20261001',
      END_DATE: '20261030',
      docType: 'MHS',
      field2: 'PLTN',
    });
  });

  it.each(['COM', 'SRM', 'MEDC', ''])('of a statement %o nobody knows the folder', (typeCode) => {
    expect(statementFileQuery({ ...KEY, typeCode })).toBeNull();
  });
});
