import { addDays } from '../../lib/date/date.ts';
import type { ListContext } from './list/claims-list.rules.ts';
import type { Claim } from './claims.schema.ts';
import { patientKey } from './patients.rules.ts';

export const TODAY = '2026-11-21';

export const claimWith = (changes: Partial<Claim> = {}): Claim => ({
  number: '1',
  clientId: 'C1',
  enrollmentSource: 'H',
  partiallySuppressed: false,
  statusText: '',
  paymentInfo: '',
  paid: 0,
  denied: null,
  network: null,
  planPaid: null,
  appealDeadline: null,
  payable: false,
  payee: 'provider',
  finalDate: null,
  callActivitiesV2: false,
  paymentIntegration: false,
  patient: { firstName: 'Maria', middleName: '', lastName: 'Delgado', suffix: '', dateOfBirth: '1984-03-14' },
  provider: 'Riverside Clinic',
  billingProviderId: '1',
  groupNumber: 'G1',
  idCardGroup: 'G1',
  serviceDate: '2026-11-12',
  memberCost: 4210,
  status: 'approved',
  planType: 'medical',
  drug: null,
  ...changes,
});

export const PEOPLE = ['Maria', 'Daniel', 'Leo'].map((firstName, at) => ({
  firstName,
  middleName: '',
  lastName: 'Delgado',
  suffix: '',
  dateOfBirth: `198${at}-03-14`,
}));

export const CONTEXT: ListContext = {
  memberOrder: PEOPLE.map(patientKey),
  lastVisit: addDays(TODAY, -20),
  groupNames: {},
};
