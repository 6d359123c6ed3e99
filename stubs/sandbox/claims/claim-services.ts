/**
 * A claim's services and figures, generated on demand, the same every time. They add up: charge − discount − plan paid =
 * deductible + copay + coinsurance + not covered = the member's cost. The services' costs add up to the claim's.
 */
import type { ClaimServiceWire } from '../../../src/features/claims/detail/claim-detail.schema.ts';
import { toCompactDate } from '../../../src/lib/date.ts';
import type { ClaimRecord } from './claim-records.ts';
import { TRADES } from '../data/providers.ts';
import { createRandom, type Random } from '../data/random.ts';
import { DRUGS, SERVICE_NAMES } from './service-names.ts';

/** Maria's ninth newest claim is off by 25 dollars on its first line, to test data that does not add up. */
export const DOES_NOT_ADD_UP = '2291700009';
const OFF_BY = 2500;

/** Maximum number of services of a claim. */
const MOST_SERVICES = { medical: 4, drug: 1, dental: 2, vision: 2 } as const;

/** Cents. */
interface Figures {
  cost: number;
  planPaid: number;
  discount: number;
}

/** A claim's cost in cents; null while in process. */
export const costOf = ({ wire: { yourCost } }: ClaimRecord): number | null =>
  typeof yourCost === 'number' ? Math.round(yourCost * 100) : null;

/** Share that the plan pays, by status. */
const PLAN_SHARE = { '1': 1, '2': 0.5, '3': 0, '4': 1, '5': 1 } as const;

/** Drawn first, so that services and drug fields agree. */
function figuresOf({ wire }: ClaimRecord, cost: number, random: Random): Figures {
  const [min, max] = TRADES[wire.planType].planPays;
  const planPaid = Math.round(random.integer(min, max) * PLAN_SHARE[wire.claimStatusCode]);
  const rate = random.integer(15, 45) / 100;
  return {
    cost,
    planPaid,
    discount: wire.claimStatusCode === '3' ? 0 : Math.round((cost + planPaid) * rate),
  };
}

/** Splits an amount into whole parts. */
function split(amount: number, parts: number, random: Random): number[] {
  let left = amount;
  return Array.from({ length: parts }, (_, index) => {
    const part = index === parts - 1 ? left : Math.floor((left * random.integer(20, 70)) / 100);
    left -= part;
    return part;
  });
}

interface Shares {
  deductible: number;
  copay: number;
  coinsurance: number;
  notCovered: number;
}
const NOTHING: Shares = { deductible: 0, copay: 0, coinsurance: 0, notCovered: 0 };

/** Round amounts and pharmacy claims are copays; the rest goes to the deductible first. */
function sharesOf(cost: number, record: ClaimRecord, random: Random): Shares {
  if (record.wire.claimStatusCode === '3') return { ...NOTHING, notCovered: cost };
  if (record.wire.planType === 'drug' || cost <= 4000) return { ...NOTHING, copay: cost };
  const deductible = Math.floor((cost * random.integer(30, 80)) / 100);
  return { ...NOTHING, deductible, coinsurance: cost - deductible };
}

/** The last line of a partly approved claim is denied. */
function partlyDenied(all: readonly Figures[]): Figures[] {
  const last = all.at(-1);
  if (!last || all.length < 2) return [...all];
  const [first, ...rest] = all.slice(0, -1);
  if (!first) return [...all];
  const moved = {
    ...first,
    planPaid: first.planPaid + last.planPaid,
    discount: first.discount + last.discount,
  };
  return [moved, ...rest, { cost: last.cost, planPaid: 0, discount: 0 }];
}

const dollars = (cents: number): number => cents / 100;
const randomOf = ({ wire }: ClaimRecord): Random => createRandom(`services ${wire.claimNumber}`);

/** Drug fields of spec 001 §3, without the amounts. */
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

/** Drug and price fields of a drug claim's summary; empty for other claims. */
export function drugFields(record: ClaimRecord) {
  if (record.wire.planType !== 'drug') return {};
  const cost = costOf(record);
  if (cost === null) return drugNames(record);
  const { planPaid, discount } = figuresOf(record, cost, randomOf(record));
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

/** One claim in four has no reason. */
function denialReason({ wire: { claimNumber } }: ClaimRecord): string {
  const random = createRandom(`denied because ${claimNumber}`);
  const reason = random.pick(DENIAL_REASONS);
  return random.next() < 0.25 ? '' : reason;
}

/** Every service of a claim, by line number. */
export function servicesOf(record: ClaimRecord): ClaimServiceWire[] {
  const { wire } = record;
  const random = randomOf(record);
  const cost = costOf(record);
  const total = figuresOf(record, cost ?? 0, random);
  const names = SERVICE_NAMES[wire.planType];
  const most = MOST_SERVICES[wire.planType];
  const least = wire.claimStatusCode === '2' ? Math.min(2, most) : 1;
  const parts = random.integer(least, most);
  const [costs, paid, discounts] = [total.cost, total.planPaid, total.discount].map((amount) =>
    split(amount, parts, random),
  );
  const even = Array.from({ length: parts }, (_, at): Figures => ({
    cost: costs?.[at] ?? 0,
    planPaid: paid?.[at] ?? 0,
    discount: discounts?.[at] ?? 0,
  }));
  const isPartly = wire.claimStatusCode === '2';
  const lines = isPartly ? partlyDenied(even) : even;
  const start = random.integer(0, names.length - 1);
  const isOff = wire.claimNumber.startsWith(DOES_NOT_ADD_UP);

  return lines.map((line, at) => {
    const name = names[(start + at) % names.length] ?? names[0];
    const isDenied = isPartly && parts > 1 && at === parts - 1;
    const code = isDenied ? '3' : LINE_STATUS[wire.claimStatusCode];
    const shares = isDenied ? { ...NOTHING, notCovered: line.cost } : sharesOf(line.cost, record, random);
    const charge = line.cost + line.planPaid + line.discount;
    return {
      lineNumber: at + 1,
      serviceDate: toCompactDate(record.serviceDate),
      serviceDescription: name.description,
      lineCode: name.line,
      lineStatusCode: code,
      serviceStatusText: STATUS_TEXT[code],
      ...(code === '3' ? { denialReason: denialReason(record) } : {}),
      providerCharge: dollars(charge),
      ...(cost === null
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
