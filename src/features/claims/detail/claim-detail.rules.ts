/** The detail request and the texts of a claim (spec 001 §2 'Claim details', §3, §7). Pure. */
import { addDays, toCompactDate, type DateSpan, type IsoDate } from '../../../lib/date/date.ts';
import { fullName } from '../../../profile/coverage/family.rules.ts';
import type { GroupNumbers } from '../claims-context.rules.ts';
import { type ClaimDetailQuery, SERVICE_LINES } from './claim-detail.schema.ts';
import type { Claim, ClaimStatus } from '../claims.schema.ts';

const LINE_OF_PLAN_TYPE = {
  medical: 'M',
  drug: 'X',
  vision: 'Z',
  dental: 'D',
} as const satisfies Record<Claim['planType'], keyof typeof SERVICE_LINES>;

/** The product line in the claim detail request (spec 001 §7 'Claim detail', §9). */
export const productLine = (planType: Claim['planType']): 'M' | 'D' =>
  SERVICE_LINES[LINE_OF_PLAN_TYPE[planType]] === 'dental' ? 'D' : 'M';

/** Codes of the claim statuses (spec 001 §4). */
const STATUS_CODE = {
  approved: '1',
  'partly-approved': '2',
  denied: '3',
  adjusted: '4',
  'in-process': '5',
} as const satisfies Record<Exclude<ClaimStatus, 'unknown'>, ClaimDetailQuery['claimStatusCode']>;

/**
 * The detail request. Its dates are a day before and a day after `range`, because the date of service must be strictly
 * between them (spec 001 §5, §7).
 * @param range first and last day of the list that contains the claim, both included
 */
export const claimDetailQuery = (claim: Claim, { from, to }: DateSpan): ClaimDetailQuery => ({
  claimNumber: claim.number,
  clientId: claim.clientId,
  ...(claim.billingProviderId ? { billingProviderId: claim.billingProviderId } : {}),
  clnEnrollmentSourceCd: claim.enrollmentSource,
  clmPartialSupressInd: claim.partiallySuppressed,
  callActivitiesV2Flag: claim.callActivitiesV2,
  paymentIntegrationFlag: claim.paymentIntegration,
  productLineCode: productLine(claim.planType),
  startDate: toCompactDate(addDays(from, -1)),
  endDate: toCompactDate(addDays(to, 1)),
  ...(claim.status === 'unknown' ? {} : { claimStatusCode: STATUS_CODE[claim.status] }),
});

/** Whether the claim was paid from an HCRA (spec 001 §2). The page explains the abbreviation. */
export const isPaidByHcra = (paymentInfo: string): boolean => paymentInfo === 'Paid by HCRA';

export interface CardHolder {
  umi: string;
  clientList: readonly { groupList: readonly GroupNumbers[] }[];
}

/** The member ID on the card: the UMI without the final 0 that the profile appends (spec 001 §3). */
export const memberIdOnCard = ({ umi }: Pick<CardHolder, 'umi'>): string => umi.replace(/0$/, '');

export const patientName = ({ patient }: Claim): string => fullName(patient);

/** File name of a saved claim. It contains nothing that identifies the member. */
export const claimFileName = ({ serviceDate }: Claim): string => `claim-${serviceDate}.pdf`;

/** For example `explanation-of-benefits-2026-11-03.pdf`. */
export const documentFileName = ({ kind, date }: { kind: string; date: IsoDate }): string =>
  `${kind}-${date}.pdf`;
