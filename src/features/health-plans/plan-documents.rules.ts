/** The documents of a plan: requests and file names (spec 001 §4 'Plans', §7 'Benefit booklet', 'Summary of benefits'). Pure. */
import { toCompactDate } from '../../lib/date/date.ts';
import type { HealthPlanRow } from './health-plan-rows.rules.ts';
import type { BookletQuery, PlanType, SummaryQuery } from './health-plans.schema.ts';

/** Plan types that set `medicalCoverage` in the booklet request. Drug plans have no flag of their own. */
const MEDICAL: readonly PlanType[] = ['medical', 'drug', 'pharmacy'];

const yesNo = (value: boolean): 'Y' | 'N' => (value ? 'Y' : 'N');

/** A merged row has one booklet for all its plans. */
export const bookletQuery = ({
  plans: [first],
  types,
  groupNumber,
  begin,
  end,
}: HealthPlanRow): BookletQuery => ({
  visionCoverage: yesNo(types.includes('vision')),
  medicalCoverage: yesNo(types.some((type) => MEDICAL.includes(type))),
  dentalCoverage: yesNo(types.includes('dental')),
  icisClientId: first.clientId,
  groupNumber,
  coverageCancelDate: end === null ? '' : toCompactDate(end),
  curEffDate: toCompactDate(begin),
});

export const summaryQuery = ({ plans: [first], groupNumber, begin }: HealthPlanRow): SummaryQuery => ({
  productId: first.productNumber,
  isErisaIndicator: yesNo(first.isErisa),
  groupNumber,
  effectiveCoverageDate: toCompactDate(begin),
});

const FILE_ADDRESS = /^\/rbsmbl\/x-services\/myBenefits\/file\/(?<name>[^/?#]+)$/;

/** @returns null for '' and for any address that is not a booklet file; the view then hides the link */
export function bookletFileName(address: string): string | null {
  const name = FILE_ADDRESS.exec(address.trim())?.groups?.['name'];
  if (name === undefined) return null;
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}

/** The name of a downloaded file. For privacy it contains no plan, group or member. */
export const downloadName = (kind: 'booklet' | 'summary', { begin }: Pick<HealthPlanRow, 'begin'>): string =>
  `${kind === 'booklet' ? 'benefit-booklet' : 'summary-of-benefits'}-${begin}.pdf`;
