/** Generates a family's claims. They are the same in every process on the same day. */
import type { ClaimWire } from '../../../src/features/claims/claims.schema.ts';
import type { IsoDate } from '../../../src/lib/date/date.ts';
import type { Client, Family, FamilyMember } from '../../people/family.ts';
import { countClaims, type ClaimRecord, type DrawnClaim } from './counted-claims.ts';
import { recordDays, wireBirthDate, type RecordDay } from '../data/days.ts';
import { billingIdOf, CHILDRENS_PROVIDERS, TRADES, type PlanType } from '../data/providers.ts';
import { createRandom, type Random } from '../data/random.ts';
import { coversDate } from '../member/plan-periods.ts';

type StatusCode = ClaimWire['claimStatusCode'];

/** The status texts of spec 001 §4. */
const STATUS_TEXTS = {
  '1': 'Approved',
  '2': 'Partially Approved',
  '3': 'Denied',
  '4': 'Adjusted',
  '5': 'In Process',
} as const satisfies Record<StatusCode, string>;

/** The statuses of a family's five newest claims (5 only if the claim is recent). Older claims are mostly approved. */
const NEWEST = ['5', '1', '2', '3', '4'] as const satisfies readonly StatusCode[];
const LATER = [
  '1',
  '1',
  '1',
  '1',
  '1',
  '1',
  '1',
  '1',
  '2',
  '3',
  '4',
] as const satisfies readonly StatusCode[];

/** A claim of this age or older is never in process. */
const SETTLED_AFTER_DAYS = 30;

/**
 * The status of a generated claim.
 * @param index position in the family's claims, newest first
 * @param daysBack age of the claim in days
 */
function statusOf(index: number, daysBack: number, random: Random): StatusCode {
  const drawn = random.pick(LATER);
  const waiting = random.next() < 0.3;
  const isRecent = daysBack < SETTLED_AFTER_DAYS;
  const newest = NEWEST[index];
  if (newest) return newest === '5' && !isRecent ? '1' : newest;
  return waiting && isRecent ? '5' : drawn;
}

/**
 * The member's cost in dollars; undefined while the claim is in process.
 * @param share the member's share if the claim is approved, in cents
 * @param planPays the plan's share if the claim is approved, in cents
 */
function memberCost(status: StatusCode, share: number, planPays: number): number | undefined {
  if (status === '5') return undefined;
  const cents = { '1': share, '2': share + Math.round(planPays / 2), '3': share + planPays, '4': share }[
    status
  ];
  return cents / 100;
}

/** Claims take these plan types in turn, so that a family's newest claims include all of them. */
const PLAN_TYPES = ['medical', 'drug', 'dental', 'medical', 'drug', 'vision', 'medical', 'drug'] as const;

/** One claim in sixteen has no provider name (spec 001 §2 'Provider name unavailable'). */
const NAMELESS_EVERY = 16;
const NAMELESS_AT = 6;

interface Coverage {
  clientId: string;
  groupNumber: string;
}

function coverageOf(
  clients: readonly Client[],
  planType: PlanType,
  date: IsoDate,
  day: IsoDate,
): Coverage | undefined {
  for (const client of clients) {
    const group = client.groups.find(({ products }) =>
      products.some((product) => product.line === TRADES[planType].line && coversDate(product, date, day)),
    );
    if (group) return { clientId: client.id, groupNumber: group.number };
  }
  return undefined;
}

/** The patient of a claim. Members take turns, and the subscriber gets two turns. */
function patientOf(members: Family['members'], index: number, daysBack: number): FamilyMember {
  const turn = index % (members.length + 1);
  const patient = members[turn === members.length ? 0 : turn] ?? members[0];
  return daysBack < (patient.leftDaysAgo ?? 0) ? members[0] : patient;
}

function providerOf(
  planType: PlanType,
  patient: FamilyMember,
  index: number,
  random: Random,
): string | undefined {
  const isChild = planType === 'medical' && patient.age < 18;
  const name = random.pick(isChild ? CHILDRENS_PROVIDERS : TRADES[planType].providers);
  return index % NAMELESS_EVERY === NAMELESS_AT ? undefined : name;
}

function claimOf(family: Family, index: number, at: RecordDay, day: IsoDate, random: Random): DrawnClaim[] {
  const preferred = PLAN_TYPES[index % PLAN_TYPES.length] ?? 'medical';
  // If the family has no coverage of that type, use a type that it has; for example, some have only dental.
  const planType = [preferred, ...PLAN_TYPES].find((type) => coverageOf(family.clients, type, at.date, day));
  const coverage = planType && coverageOf(family.clients, planType, at.date, day);
  if (!coverage) return [];
  const trade = TRADES[planType];
  const patient = patientOf(family.members, index, at.daysBack);
  const status = statusOf(index, at.daysBack, random);
  const [min, max] = trade.planPays;
  const cost = memberCost(status, random.pick<number>(trade.shares), random.integer(min, max));
  const provider = providerOf(planType, patient, index, random);
  const claimNumber = `2${family.agreementId.slice(-4)}${String(index + 1).padStart(5, '0')}${random.integer(10, 99)}`;
  const unnamedId = String(random.integer(1_000_000, 9_999_999));
  const wire: ClaimWire = {
    claimNumber,
    memberFirstName: patient.firstName,
    memberMiddleName: '',
    memberLastName: patient.lastName,
    memberSuffix: patient.suffix ?? '',
    memberDob: wireBirthDate(patient, day),
    ...(provider === undefined ? {} : { providerName: provider }),
    billingProviderId: billingIdOf(provider ?? '') ?? unnamedId,
    ...coverage,
    dateOfServiceISO: at.date,
    ...(cost === undefined ? {} : { yourCost: cost }),
    claimStatusCode: status,
    claimStatusText: STATUS_TEXTS[status],
    paymentInfo: cost === undefined || cost === 0 ? '' : 'You may get a bill',
    planType,
    clnEnrollmentSourceCd: planType === 'drug' ? '' : 'H',
    clmPartialSupressInd: 'N',
    sysSrcCode: trade.system,
    sourceVendor: '',
  };
  return [{ pin: patient.pin, serviceDate: at.date, wire }];
}

/** All claims of a family, newest first. */
export function generateClaims(family: Family, day: IsoDate): ClaimRecord[] {
  const random = createRandom(`claims ${family.id}`);
  const drawn = recordDays(family.claims, day, random).flatMap((at, index) =>
    claimOf(family, index, at, day, random),
  );
  return countClaims(family, drawn, day);
}
