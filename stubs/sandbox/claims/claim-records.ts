/** A family's claims; the same in every process on the same day. */
import type { ClaimWire } from '../../../src/features/claims/claims.schema.ts';
import type { IsoDate } from '../../../src/lib/date/date.ts';
import type { Client, Family, FamilyMember } from '../../people/family.ts';
import { countClaims, type ClaimRecord, type DrawnClaim } from './counted-claims.ts';
import { memberCost, statusOf, STATUS_TEXTS } from './claim-status.ts';
import { recordDays, wireBirthDate, type RecordDay } from '../data/days.ts';
import { CHILDRENS_PROVIDERS, TRADES, type PlanType } from '../data/providers.ts';
import { createRandom, type Random } from '../data/random.ts';
import { coversDate } from '../member/plan-periods.ts';

/** Rotation of plan types, so that a family's newest claims include all of them. */
const PLAN_TYPES = ['medical', 'drug', 'dental', 'medical', 'drug', 'vision', 'medical', 'drug'] as const;

/** One claim in this many has no provider name (spec 001 §2 'Provider name unavailable'). */
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

/** Most claims are the subscriber's, the rest are spread over the family. */
function patientOf(members: Family['members'], index: number, daysBack: number): FamilyMember {
  const turn = index % (members.length + 1);
  const found = members[turn === members.length ? 0 : turn] ?? members[0];
  return daysBack < (found.leftDaysAgo ?? 0) ? members[0] : found;
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
  const wanted = PLAN_TYPES[index % PLAN_TYPES.length] ?? 'medical';
  // A family without that coverage has claims of its other coverage, for example dental only.
  const planType = [wanted, ...PLAN_TYPES].find((type) => coverageOf(family.clients, type, at.date, day));
  const coverage = planType && coverageOf(family.clients, planType, at.date, day);
  if (!coverage) return [];
  const trade = TRADES[planType];
  const patient = patientOf(family.members, index, at.daysBack);
  const status = statusOf(index, at.daysBack, random);
  const [min, max] = trade.planPays;
  const cost = memberCost(status, random.pick<number>(trade.shares), random.integer(min, max));
  const provider = providerOf(planType, patient, index, random);
  const wire: ClaimWire = {
    claimNumber: `2${family.agreementId.slice(-4)}${String(index + 1).padStart(5, '0')}${random.integer(10, 99)}`,
    memberFirstName: patient.firstName,
    memberMiddleName: '',
    memberLastName: patient.lastName,
    memberSuffix: patient.suffix ?? '',
    memberDob: wireBirthDate(patient, day),
    ...(provider === undefined ? {} : { providerName: provider }),
    billingProviderId: String(random.integer(1_000_000, 9_999_999)),
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

/**
 * Every claim of a family, newest first.
 */
export function generateClaims(family: Family, day: IsoDate): ClaimRecord[] {
  const random = createRandom(`claims ${family.id}`);
  const drawn = recordDays(family.claims, day, random).flatMap((at, index) =>
    claimOf(family, index, at, day, random),
  );
  return countClaims(family, drawn, day);
}
