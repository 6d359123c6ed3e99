/** Costs in cents by month, person and kind of care (decisions/home#a-year-of-health-costs). Pure. */
import type { DateSpan, IsoDate } from '../../../lib/date/date.ts';
import { claimKey } from '../../../profile/payments/claim-key.rules.ts';
import { sortIndexOf } from '../../../profile/coverage/lines-of-business.ts';
import type { Claim } from '../claims.schema.ts';
import { patientKey } from '../patients.rules.ts';
import { monthsOf } from './cost-periods.rules.ts';

export type CareKind = Claim['planType'];

export interface Costs {
  claims: number;
  /** What the plan paid; null if this is unknown for one of the claims. */
  planPaid: number | null;
  /** The member's cost according to the plan, paid or not. */
  share: number;
  /** Payments by spending accounts, at most the member's share of each claim. Null if the spending vendor did not respond. */
  fromAccounts: number | null;
}

export interface CostRow<Key extends string = string> extends Costs {
  key: Key;
}

export interface ReceivedClaims {
  claims: readonly Claim[];
  /** Number of malformed claims, whose dates and amounts are unknown. */
  skipped: number;
  /** The service's own count of claims. */
  total: number;
  /** False if the spending vendor did not respond (spec 001 §4). */
  isPaidKnown: boolean;
}

/** The chosen person and kind of care; null means all. */
export interface CostChoice {
  /** A `patientKey`. */
  person: string | null;
  kind: CareKind | null;
}

export const EVERYTHING: CostChoice = { person: null, kind: null };

export interface YearOfCosts {
  /** A row for each month of the span, including months without claims. */
  months: readonly CostRow<IsoDate>[];
  /** The people and the kinds of care for which claims are counted. */
  people: readonly CostRow[];
  kinds: readonly CostRow<CareKind>[];
  total: Costs;
  /** The counted claims that were denied. They are part of the total. */
  denied: Pick<Costs, 'claims' | 'share'>;
  /** Number of counted claims for which the plan's payment is unknown. */
  planPaidUnknown: number;
  /** Number of counted claims for which spending accounts are known to have paid more than the share. */
  overpaid: number;
  leftOut: {
    /** Number of claims in process, whose amounts are not final. */
    inProcess: number;
    /** Number of settled claims whose amounts are missing, negative or contradictory. */
    unclear: number;
    skipped: number;
    /** Whether the service's count differs from the number of claims it lists. */
    unlisted: boolean;
  };
  /** Whether every settled claim is counted, so that the total is the year's. */
  isComplete: boolean;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The sum of the amounts; null if an amount is unknown. */
const sumKnown = (amounts: readonly (number | null)[]): number | null => {
  const given = amounts.filter((amount) => amount !== null);
  return given.length === amounts.length ? sum(given) : null;
};

const shareOf = ({ memberCost }: Claim): number => memberCost ?? 0;

const costsOf = (claims: readonly Claim[], isPaidKnown: boolean): Costs => ({
  claims: claims.length,
  planPaid: sumKnown(claims.map(({ planPaid }) => planPaid)),
  share: sum(claims.map(shareOf)),
  fromAccounts: isPaidKnown ? sum(claims.map((claim) => Math.min(claim.paid, shareOf(claim)))) : null,
});

const fingerprint = (claim: Claim): string => {
  const { serviceDate, status, memberCost, planPaid, paid, planType, patient } = claim;
  return JSON.stringify([serviceDate, status, memberCost, planPaid, paid, planType, patientKey(patient)]);
};

/**
 * The entries with the same claim key. The service may send a claim twice; if the entries differ, the claim is unclear
 * and its amounts are not counted.
 */
type Entries = readonly [Claim, ...Claim[]];

function byClaim(claims: readonly Claim[]): Entries[] {
  const byKey = new Map<string, [Claim, ...Claim[]]>();
  for (const claim of claims) {
    const entries = byKey.get(claimKey(claim));
    if (entries) entries.push(claim);
    else byKey.set(claimKey(claim), [claim]);
  }
  return [...byKey.values()];
}

type Fate = 'counted' | 'inProcess' | 'unclear';

function fateOf([first, ...others]: Entries): Fate {
  if (others.some((other) => fingerprint(other) !== fingerprint(first))) return 'unclear';
  if (first.status === 'in-process') return 'inProcess';
  const isClear = first.memberCost !== null && first.memberCost >= 0 && (first.planPaid ?? 0) >= 0;
  return isClear ? 'counted' : 'unclear';
}

const isChosen =
  ({ person, kind }: CostChoice) =>
  ({ patient, planType }: Claim): boolean =>
    (person === null || patientKey(patient) === person) && (kind === null || planType === kind);

function rowsBy<Key extends string>(
  claims: readonly Claim[],
  keys: readonly Key[],
  keyOf: (claim: Claim) => Key,
  isPaidKnown: boolean,
): CostRow<Key>[] {
  const byKey = new Map<Key, Claim[]>(keys.map((key) => [key, []]));
  for (const claim of claims) byKey.get(keyOf(claim))?.push(claim);
  return [...byKey].map(([key, claimsOfKey]) => ({ key, ...costsOf(claimsOfKey, isPaidKnown) }));
}

const isWithin = (day: IsoDate, { from, to }: DateSpan): boolean => from <= day && day <= to;

/** The people of the claims: the family in its order, then others. @param order keys of the family */
function peopleOf(claims: readonly Claim[], order: readonly string[]): string[] {
  const patients = new Set(claims.map(({ patient }) => patientKey(patient)));
  return [...new Set([...order.filter((key) => patients.has(key)), ...patients])];
}

/** The kinds of care in the claims, in the order medical, dental, vision, drug (spec 001 §9). */
const kindsOf = (claims: readonly Claim[]): CareKind[] =>
  [...new Set(claims.map(({ planType }) => planType))].toSorted((a, b) => sortIndexOf(a) - sortIndexOf(b));

/**
 * Sums the settled claims of a span, each in the month of its service. An adjusted claim counts with its latest
 * amounts, a denied claim with the member's cost that the plan states.
 * @param span first and last day, both included
 * @param order `patientKey`s of the family
 */
export function yearOfCosts(
  { claims, skipped, total, isPaidKnown }: ReceivedClaims,
  span: DateSpan,
  order: readonly string[],
  choice: CostChoice = EVERYTHING,
): YearOfCosts {
  const fits = isChosen(choice);
  const entries = byClaim(claims.filter(({ serviceDate }) => isWithin(serviceDate, span)));
  const chosen = entries.filter((ofClaim) => ofClaim.some(fits));
  const withFate = (fate: Fate): Claim[] =>
    chosen.filter((ofClaim) => fateOf(ofClaim) === fate).map(([claim]) => claim);
  const counted = withFate('counted');
  const denied = counted.filter(({ status }) => status === 'denied');
  const unclear = withFate('unclear').length;
  const unlisted = claims.length + skipped !== total;
  const { claims: deniedClaims, share } = costsOf(denied, isPaidKnown);
  return {
    months: rowsBy(
      counted,
      monthsOf(span),
      ({ serviceDate }) => `${serviceDate.slice(0, 7)}-01`,
      isPaidKnown,
    ),
    people: rowsBy(counted, peopleOf(counted, order), ({ patient }) => patientKey(patient), isPaidKnown),
    kinds: rowsBy(counted, kindsOf(counted), ({ planType }) => planType, isPaidKnown),
    total: costsOf(counted, isPaidKnown),
    denied: { claims: deniedClaims, share },
    planPaidUnknown: counted.filter(({ planPaid }) => planPaid === null).length,
    overpaid: isPaidKnown ? counted.filter((claim) => claim.paid > shareOf(claim)).length : 0,
    leftOut: { inProcess: withFate('inProcess').length, unclear, skipped, unlisted },
    isComplete: skipped === 0 && unclear === 0 && !unlisted,
  };
}

/** The months with the highest share above 0. Several months if their shares are equal. */
export function highestMonths({ months }: Pick<YearOfCosts, 'months'>): CostRow<IsoDate>[] {
  const highest = Math.max(0, ...months.map(({ share }) => share));
  return highest === 0 ? [] : months.filter(({ share }) => share === highest);
}

/** Whether the year certainly has no claims of the chosen person and kind of care. */
export const isNothing = ({ total, leftOut, isComplete }: YearOfCosts): boolean =>
  isComplete && total.claims + leftOut.inProcess === 0;

export interface CostOptions {
  people: readonly string[];
  kinds: readonly CareKind[];
}

export function optionsOf(claims: readonly Claim[], span: DateSpan, order: readonly string[]): CostOptions {
  const within = claims.filter(({ serviceDate }) => isWithin(serviceDate, span));
  return { people: peopleOf(within, order), kinds: kindsOf(within) };
}

/** The choice for this period. A person or kind of care that the period does not offer becomes null, which means all. */
export const choiceAmong = ({ person, kind }: CostChoice, { people, kinds }: CostOptions): CostChoice => ({
  person: person !== null && people.includes(person) ? person : null,
  kind: kind !== null && kinds.includes(kind) ? kind : null,
});
