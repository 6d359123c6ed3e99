import type { ClaimDetail, ClaimService } from './detail/claim-detail.schema.ts';
import { claimWith as listedClaim } from './claims.fixture.ts';
import type { Claim } from './claims.schema.ts';

/** An approved claim with no payments. */
export const claimWith = (changes: Partial<Claim> = {}): Claim =>
  listedClaim({
    number: '2291700001',
    statusText: 'Approved',
    patient: {
      firstName: 'Maria',
      middleName: '',
      lastName: 'Delgado',
      suffix: '',
      dateOfBirth: '1984-05-06',
    },
    billingProviderId: '77',
    serviceDate: '2026-11-03',
    ...changes,
  });

/** A service that costs 100.00: 20.00 discount, 37.90 paid by the plan, 42.10 left. */
export const serviceWith = (changes: Partial<ClaimService> = {}): ClaimService => ({
  number: 1,
  date: '2026-11-03',
  description: 'Office visit',
  line: 'medical',
  lineCode: 'M',
  status: 'approved',
  statusCode: '1',
  statusText: 'paid',
  denialReason: '',
  providerCharge: 10_000,
  discountedRate: 8000,
  planPaid: 3790,
  deductible: 3000,
  copay: 0,
  coinsurance: 1210,
  notCovered: 0,
  memberCost: 4210,
  accumulations: null,
  pendingAccumulations: [],
  network: null,
  drug: null,
  ...changes,
});

export const detailWith = (changes: Partial<ClaimDetail> = {}): ClaimDetail => ({
  claimNumber: '2291700001',
  services: [],
  total: 0,
  appealDeadline: null,
  receivedDate: null,
  planPaidDate: null,
  ...changes,
});
