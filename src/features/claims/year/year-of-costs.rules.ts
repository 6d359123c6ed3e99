/** What the plan paid and the member's share, by month, person and kind of care (decisions/home#a-year-of-health-costs). Cents. Pure. */
import type { DateSpan, IsoDate } from '../../../lib/date/date.ts';
import { claimKey } from '../../../profile/payments/claim-key.rules.ts';
import { sortIndexOf } from '../../../profile/coverage/lines-of-business.ts';
import type { Claim } from '../claims.schema.ts';
import { patientKey } from '../patients.rules.ts';
import { monthsOf } from './cost-periods.rules.ts';

export type CareKind = Claim['planType'];

export interface Costs {
  claims: number;
  /** Null if it is unknown for one of the claims. */
  planPaid: number | null;
  /** The member's cost by the plan, whether it was paid or not. */
  share: number;
  /** The part of the share that spending accounts paid, of each claim at most its share; null if their service did not respond. */
  fromAccounts: number | null;
}

export interface CostRow<Key extends string = string> extends Costs {
  key: Key;
}

/** The claims of a response. */
export interface ReceivedClaims {
  claims: readonly Claim[];
  /** Claims that could not be read: their days and amounts are unknown. */
  skipped: number;
  /** Counted by the service. */
  total: number;
  /** False if the spending vendor did not respond (spec 001 §4). */
  isPaidKnown: boolean;
}

/** Null: all. */
export interface CostChoice {
  /** A `patientKey`. */
  person: string | null;
  kind: CareKind | null;
}

export const EVERYTHING: CostChoice = { person: null, kind: null };

export interface YearOfCosts {
  /** By first day, from the first month to the last one of the span; months without claims too. */
  months: readonly CostRow<IsoDate>[];
  /** People and kinds with counted claims. */
  people: readonly CostRow[];
  kinds: readonly CostRow<CareKind>[];
  total: Costs;
  /** Counted claims that were denied; a part of the total. */
  denied: Pick<Costs, 'claims' | 'share'>;
  /** Counted claims for which it is unknown what the plan paid. */
  planPaidUnknown: number;
  /** Counted claims for which spending accounts paid more than the share, as far as it is known. */
  overpaid: number;
  leftOut: {
    /** Their amounts are not final. */
    inProcess: number;
    /** Settled, but amounts are missing, negative, or contradict each other. */
    unclear: number;
    skipped: number;
    /** Whether the service counts other claims than it lists. */
    unlisted: boolean;
  };
  /** No settled claim is left out, so that the total is the year's. */
  isComplete: boolean;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Null if one is unknown. */
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

/** Entries of one claim. The service may send a claim twice; only equal entries are one claim for sure. */
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

/** A row for each key, in the order of keys. */
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

/** The people of claims: the family in its order, then anyone else. @param order keys of the family */
function peopleOf(claims: readonly Claim[], order: readonly string[]): string[] {
  const patients = new Set(claims.map(({ patient }) => patientKey(patient)));
  return [...new Set([...order.filter((key) => patients.has(key)), ...patients])];
}

/** Medical, dental, vision, drug (spec 001 §9). */
const kindsOf = (claims: readonly Claim[]): CareKind[] =>
  [...new Set(claims.map(({ planType }) => planType))].toSorted((a, b) => sortIndexOf(a) - sortIndexOf(b));

/**
 * Each settled claim counts once, in the month of its service: an adjusted one with its latest amounts, a denied one with the
 * cost that the plan gives. @param span both days included @param order `patientKey`s of the family
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

/** The months with the highest share above 0: more than one if they are equal. */
export function highestMonths({ months }: Pick<YearOfCosts, 'months'>): CostRow<IsoDate>[] {
  const highest = Math.max(0, ...months.map(({ share }) => share));
  return highest === 0 ? [] : months.filter(({ share }) => share === highest);
}

/** No claim at all. */
export const isNothing = ({ total, leftOut, isComplete }: YearOfCosts): boolean =>
  isComplete && total.claims + leftOut.inProcess === 0;

/** What can be chosen among. */
export interface CostOptions {
  people: readonly string[];
  kinds: readonly CareKind[];
}

export function optionsOf(claims: readonly Claim[], span: DateSpan, order: readonly string[]): CostOptions {
  const within = claims.filter(({ serviceDate }) => isWithin(serviceDate, span));
  return { people: peopleOf(within, order), kinds: kindsOf(within) };
}

/** What was chosen, without what this period does not have. */
export const choiceAmong = ({ person, kind }: CostChoice, { people, kinds }: CostOptions): CostChoice => ({
  person: person !== null && people.includes(person) ? person : null,
  kind: kind !== null && kinds.includes(kind) ? kind : null,
});
