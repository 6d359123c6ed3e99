import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  claimDetailQuery,
  claimFileName,
  documentFileName,
  memberIdOnCard,
  patientName,
} from './claim-detail.rules.ts';
import { claimDetail } from './claim-detail.schema.ts';
import { claimWith } from '../claim.fixture.ts';

const RANGE = { from: '2026-01-01', to: '2026-03-02' };

describe('the claim detail request (001 §7)', () => {
  it.each([
    ['approved', '1'],
    ['partly-approved', '2'],
    ['denied', '3'],
    ['adjusted', '4'],
    ['in-process', '5'],
  ] as const)('sends the status %s as the code %s, and has a valid payload', (status, code) => {
    const query = claimDetailQuery(claimWith({ status }), RANGE);
    expect(query).toMatchObject({ claimStatusCode: code, startDate: '20251231', endDate: '20260303' });
    expect(v.is(claimDetail.payload, { reqClaimAccumActivityDetail: query })).toBe(true);
  });

  it('omits an unknown status', () => {
    expect(claimDetailQuery(claimWith({ status: 'unknown' }), RANGE)).not.toHaveProperty('claimStatusCode');
  });

  it('contains claim, client, provider, flags and product line', () => {
    expect(
      claimDetailQuery(claimWith({ planType: 'dental', partiallySuppressed: true }), RANGE),
    ).toMatchObject({
      claimNumber: '2291700001',
      clientId: 'C1',
      billingProviderId: '77',
      clnEnrollmentSourceCd: 'H',
      clmPartialSupressInd: true,
      callActivitiesV2Flag: false,
      paymentIntegrationFlag: false,
      productLineCode: 'D',
    });
    expect(claimDetailQuery(claimWith({ billingProviderId: '' }), RANGE)).not.toHaveProperty(
      'billingProviderId',
    );
  });
});

it("the member ID on the card is the portal's UMI without the appended 0 (001 §3)", () => {
  expect(memberIdOnCard({ umi: '12345678900' })).toBe('1234567890');
});

it('patientName returns the full name with its suffix', () => {
  expect(
    patientName(
      claimWith({
        patient: {
          firstName: 'Leo',
          middleName: '',
          lastName: 'Delgado',
          suffix: 'Jr.',
          dateOfBirth: '2006-01-01',
        },
      }),
    ),
  ).toBe('Leo Delgado Jr.');
});

it('the file names of claims and documents contain kind and date, but nothing that identifies the member', () => {
  expect(claimFileName(claimWith())).toBe('claim-2026-11-03.pdf');
  expect(documentFileName({ kind: 'explanation-of-benefits', date: '2026-11-04' })).toBe(
    'explanation-of-benefits-2026-11-04.pdf',
  );
});
