import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { getStatementArchives, statementGroup } from './statements.schema.ts';

const PAIRS = {
  CYCLE_DATE: '20261106',
  ST_BGN_DATE: '20261005',
  ST_END_DATE: '11/03/2026',
  PLT: 'P1',
  UMI: 'U1',
  ECI: 'E1',
  GRP_NUM: 'G1',
  FOLDER: 'F1',
};
const archivesOf = (pairs: Record<string, string | undefined>, documentType = 'mhsmem') => ({
  payload: {
    documentType,
    statementArchives: [
      {
        docentid: 'D1',
        docTypeGroup: 'MHS',
        attributes: Object.entries(pairs).flatMap(([name, value]) =>
          value === undefined ? [] : { name, value },
        ),
      },
    ],
  },
});
const first = (pairs: Record<string, string | undefined>) =>
  v.parse(getStatementArchives.response, archivesOf(pairs)).statements[0];

describe('a parsed statement (001 §3 Statement)', () => {
  it('contains calendar dates, and its delivery date equals its end date', () => {
    expect(first(PAIRS)).toMatchObject({
      group: 'health',
      beginDate: '2026-10-05',
      endDate: '2026-11-03',
      deliveryDate: '2026-11-03',
      cycleDate: '2026-11-06',
      statementDate: '2026-11-06',
      eci: 'E1',
      folder: 'F1',
    });
  });

  it('is the same for both spellings of the attributes that contain its begin and end dates', () => {
    const { ST_BGN_DATE, ST_END_DATE, ...rest } = PAIRS;
    expect(first({ ...rest, ST_BEGIN: ST_BGN_DATE, ST_END: ST_END_DATE })).toEqual(first(PAIRS));
  });

  it('uses its end date as its statement date if it has no cycle date', () => {
    expect(first({ ...PAIRS, CYCLE_DATE: undefined })).toMatchObject({
      cycleDate: null,
      statementDate: '2026-11-03',
    });
  });

  it.each(['ST_BGN_DATE', 'ST_END_DATE', 'UMI', 'FOLDER'])('is invalid without %s', (name) => {
    expect(v.is(getStatementArchives.response, archivesOf({ ...PAIRS, [name]: undefined }))).toBe(false);
    expect(v.is(getStatementArchives.response, archivesOf({ ...PAIRS, [name]: '' }))).toBe(false);
  });

  it('is left out and counted as skipped if it is invalid, and the other statements are kept', () => {
    const [valid] = archivesOf(PAIRS).payload.statementArchives;
    const [invalid] = archivesOf({ ...PAIRS, UMI: '' }).payload.statementArchives;
    const response = {
      payload: { documentType: 'mhsmem', statementArchives: [invalid, valid, 'statement'] },
    };
    expect(v.parse(getStatementArchives.response, response)).toEqual({
      statements: [first(PAIRS)],
      skipped: 2,
    });
  });

  it('is rejected if the response has the documentType of another archive', () => {
    expect(v.is(getStatementArchives.response, archivesOf(PAIRS, 'srmeob'))).toBe(false);
  });

  it.each([
    ['MHS', 'health'],
    ['COM', 'payment-only'],
    ['SRM', 'quarterly'],
    ['MEDC', 'medicare-quarterly'],
    ['toString', 'other'],
  ])('with the group code %s belongs to the group %s', (code, group) => {
    expect(statementGroup(code)).toBe(group);
  });
});
