import { describe, expect, it } from 'vitest';
import { fileScope } from '../../../ui/list/csv-columns.rules.ts';
import type { Claim } from '../claims.schema.ts';
import { claimRows, csvName } from './spreadsheet.rules.ts';

const claim: Claim = {
  number: '229170000592',
  clientId: 'C1',
  enrollmentSource: '',
  partiallySuppressed: false,
  statusText: 'Approved',
  paid: 0,
  denied: null,
  network: null,
  planPaid: null,
  paymentInfo: 'You may get a bill',
  appealDeadline: null,
  payable: false,
  finalDate: null,
  payee: null,
  callActivitiesV2: false,
  paymentIntegration: false,
  patient: {
    firstName: 'Maria',
    middleName: '',
    lastName: 'Delgado',
    suffix: 'Jr',
    dateOfBirth: '1984-03-14',
  },
  provider: 'Riverside Clinic',
  billingProviderId: '',
  groupNumber: '10452000',
  idCardGroup: '10452000',
  serviceDate: '2026-11-03',
  memberCost: 4210,
  status: 'partly-approved',
  planType: 'medical',
  drug: null,
};

describe('the rows of the CSV file', () => {
  it('are the headings, then a row for each claim in the given order', () => {
    const [headings, first, second] = claimRows(
      [
        { ...claim, paid: 400 },
        { ...claim, number: '2' },
      ],
      true,
    );
    expect(headings).toEqual([
      'Date of service',
      'Patient',
      'Provider',
      'Claim number',
      'Group',
      'Plan type',
      'Status',
      'Your cost',
      'Paid from spending accounts',
      'Payment information',
    ]);
    expect(first).toEqual([
      '2026-11-03',
      'Maria Delgado Jr',
      'Riverside Clinic',
      '229170000592',
      '10452000',
      'Medical',
      'Partially Approved',
      '42.10',
      '4.00',
      'You may get a bill',
    ]);
    expect(second?.[3]).toBe('2');
  });

  it('describe an unknown provider or cost in the words of the claims list (001 §2)', () => {
    const [, row] = claimRows([{ ...claim, provider: '', memberCost: null }], true);
    expect([row?.[2], row?.[7]]).toEqual(['Provider name unavailable', 'In Process']);
  });

  it('leave the payment column empty, instead of 0.00, if payments are unknown', () => {
    const [headings, cells] = claimRows([claim], true);
    const [, row] = claimRows([claim], false);
    const at = cells?.findIndex((cell, column) => cell !== row?.[column]) ?? -1;
    expect(headings?.[at]).toMatch(/^Paid/);
    expect([cells?.[at], row?.[at]]).toEqual(['0.00', '']);
  });

  it('end with a row that counts malformed claims', () => {
    expect(claimRows([claim], true, 0)).toEqual(claimRows([claim], true));
    const [headings, , last, ...more] = claimRows([claim], true, 2);
    expect(last).toHaveLength(headings?.length ?? 0);
    expect(last?.[0]).toBe('Not complete. We couldn’t read 2 claims, so they aren’t in this file');
    expect(more).toEqual([]);
  });

  it.each([
    [3, 3, 0, 'all-claims-2025-11-21-to-2026-11-21.csv'],
    [2, 3, 0, 'filtered-claims-2025-11-21-to-2026-11-21.csv'],
    [3, 3, 1, 'readable-claims-2025-11-21-to-2026-11-21.csv'],
    [2, 3, 1, 'filtered-claims-2025-11-21-to-2026-11-21.csv'],
  ])(
    'are saved under a name that tells which claims they cover (%d of %d valid, %d malformed): %s',
    (saved, all, skipped, name) => {
      const window = { from: '2025-11-21', to: '2026-11-21' };
      expect(csvName(window, fileScope(saved, all, skipped))).toBe(name);
    },
  );
});
