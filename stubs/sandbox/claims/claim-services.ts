/**
 * The services of a claim, as the detail call sends them. For each service, charge − discount − plan paid = deductible +
 * copay + coinsurance + not covered = the member's cost. The costs of the services add up to the claim's cost, and the
 * amounts that count toward a limit add up to plan progress.
 */
import type { ClaimServiceWire } from '../../../src/features/claims/detail/claim-detail.schema.ts';
import { toCompactDate } from '../../../src/lib/date/date.ts';
import type { ClaimRecord } from './counted-claims.ts';
import { createRandom } from '../data/random.ts';
import { centsOf } from './claim-lines.ts';
import type { CountedLine } from './counted-claims.ts';
import { DRUGS } from './service-names.ts';

/**
 * First digits of the number of Maria's ninth newest claim. The plan's payment on the claim's first line is too low by
 * 25 dollars, to test amounts that do not add up.
 */
export const DOES_NOT_ADD_UP = '2291700009';
const OFF_BY = 2500;

/** The member's cost of a claim in cents; null while the claim is in process. */
export const costOf = ({ wire }: ClaimRecord): number | null => centsOf(wire);

const dollars = (cents: number): number => cents / 100;

/** The drug fields of spec 001 §3, except the amounts. */
function drugNames({ wire: { claimNumber } }: ClaimRecord) {
  const random = createRandom(`drug ${claimNumber}`);
  const drug = random.pick(DRUGS);
  return {
    drugPrNm: drug.name,
    drugPrsnNo: String(random.integer(1_000_000, 9_999_999)),
    drugPrsnRflNo: String(random.integer(0, 5)),
    drugPrsnQoddCt: drug.quantity,
  };
}

/** The drug and price fields that a drug claim has in the summary call; empty for other claims. */
export function drugFields(record: ClaimRecord) {
  if (record.wire.planType !== 'drug') return {};
  const cost = costOf(record);
  if (cost === null) return drugNames(record);
  const [line] = record.lines; // a drug claim has only one line
  const { planPaid, discount } = line ?? { planPaid: 0, discount: 0 };
  return {
    ...drugNames(record),
    drugTotAprPymAt: dollars(planPaid),
    drugAllChrAmt: dollars(cost + planPaid),
    bilgTotCharge: dollars(cost + planPaid + discount),
  };
}

const LINE_STATUS = { '1': '1', '2': '1', '3': '3', '4': '4', '5': '' } as const;
const STATUS_TEXT = {
  '1': 'paid',
  '3': 'denied',
  '4': 'paid',
  '6': 'pending',
  '': 'payment in process',
} as const;

const DENIAL_REASONS = [
  'Your plan does not cover this service.',
  'This service needed our approval before the visit, and we have no record of one.',
  'We asked the provider for records about this visit and did not get them in time.',
] as const;

/** Why a claim was denied. '' for one claim in four, to test a missing reason. */
function denialReason({ wire: { claimNumber } }: ClaimRecord): string {
  const random = createRandom(`denied because ${claimNumber}`);
  const reason = random.pick(DENIAL_REASONS);
  return random.next() < 0.25 ? '' : reason;
}

/** A line's amounts that count toward each limit of the plan or, if `pending`, may count later. */
const movementsOf = ({ network, counted }: CountedLine, pending: boolean) =>
  counted
    .filter(({ isPending }) => isPending === pending)
    .map(({ type, amount }) => ({
      accumTypeCode: type,
      accumDescriptorCode: network,
      accumAmount: dollars(amount),
    }));

/** All services of a claim, ordered by line number. */
export function servicesOf(record: ClaimRecord): ClaimServiceWire[] {
  const { wire } = record;
  const isOff = wire.claimNumber.startsWith(DOES_NOT_ADD_UP);

  return record.lines.map((line, at) => {
    const { shares } = line;
    const code = line.isDenied ? '3' : LINE_STATUS[wire.claimStatusCode];
    const charge = line.cost + line.planPaid + line.discount;
    return {
      lineNumber: at + 1,
      serviceDate: toCompactDate(record.serviceDate),
      serviceDescription: line.name.description,
      lineCode: line.name.line,
      lineStatusCode: code,
      serviceStatusText: STATUS_TEXT[code],
      ...(code === '3' ? { denialReason: denialReason(record) } : {}),
      networkCode: line.network,
      accumulations: movementsOf(line, false),
      ...(costOf(record) === null ? { pendingAccumulations: movementsOf(line, true) } : {}),
      providerCharge: dollars(charge),
      ...(costOf(record) === null
        ? {}
        : {
            memberDiscountedRate: dollars(charge - line.discount),
            planPaid: dollars(isOff && at === 0 ? line.planPaid - OFF_BY : line.planPaid),
            deductible: dollars(shares.deductible),
            copay: dollars(shares.copay),
            coinsurance: dollars(shares.coinsurance),
            notCovered: dollars(shares.notCovered),
            yourCost: dollars(line.cost),
          }),
      ...(wire.planType === 'drug' ? drugNames(record) : {}),
    };
  });
}
