/** Claims and services for unit tests, as the schemas give them. */
import type { ClaimService } from './claim-detail.schema.ts';
import type { Claim } from './claims.schema.ts';

export const claimWith = (changes: Partial<Claim> = {}): Claim => ({
  number: '2291700001',
  clientId: 'C1',
  enrollmentSource: 'H',
  partiallySuppressed: false,
  statusText: 'Approved',
  paymentInfo: '',
  paid: 0,
  sourceVendor: '',
  payable: false,
  eobSequence: '',
  eobPrint: '',
  finalizedDate: null,
  inputMedium: '',
  callActivitiesV2: false,
  paymentIntegration: false,
  patient: { firstName: 'Maria', middleName: '', lastName: 'Delgado', suffix: '', dateOfBirth: '1984-05-06' },
  provider: 'Riverside Clinic',
  billingProviderId: '77',
  groupNumber: 'G1',
  idCardGroup: 'G1',
  serviceDate: '2026-11-03',
  memberCost: 4210,
  status: 'approved',
  planType: 'medical',
  sourceSystem: 'medical',
  drug: null,
  ...changes,
});

/** A service whose figures add up: 100.00 charged, 20.00 off, 37.90 paid, 42.10 left. */
export const serviceWith = (changes: Partial<ClaimService> = {}): ClaimService => ({
  number: 1,
  date: '2026-11-03',
  description: 'Office visit',
  line: 'medical',
  status: 'approved',
  statusText: 'paid',
  providerCharge: 10_000,
  discountedRate: 8000,
  planPaid: 3790,
  deductible: 3000,
  copay: 0,
  coinsurance: 1210,
  notCovered: 0,
  memberCost: 4210,
  drug: null,
  ...changes,
});
