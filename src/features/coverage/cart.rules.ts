/** A visitor's cart: plans, their applicants and the monthly total (spec 000 §7 'cart'). Pure. Money in cents. */
import { isOldEnough, ageOn } from '../../lib/date/age.rules.ts';
import type { IsoDate } from '../../lib/date/date.ts';

export const MOST_PLANS = 10; // as in cart.schema.ts
/** Chosen here. */
export const MOST_APPLICANTS = 12;
/** Chosen here, as plans for families are priced: from this age on an applicant counts as an adult. */
const ADULT_AGE = 21;
/** Of the children only the oldest three are charged. */
const CHARGED_CHILDREN = 3;

export const APPLICANT_RELATIONSHIPS = ['SELF', 'SPOUSE', 'DEPENDENT'] as const;

export interface Person {
  relationship: (typeof APPLICANT_RELATIONSHIPS)[number];
  dateOfBirth: IsoDate;
}

export interface Applicant extends Person {
  tobaccoUse: boolean;
}

/** Cents per month and applicant. */
interface PlanRates {
  adult: number;
  child: number;
  /** Added for an adult who uses tobacco. */
  tobacco: number;
}

/** A plan that the visitor wants, as `putCart` takes it. */
export interface WantedPlan {
  planId: string;
  applicants: readonly Applicant[];
}

/** In the order in which the plans were added; each plan once. */
export type WantedPlans = readonly WantedPlan[];

/**
 * What a plan costs in a month, in cents; null without rates. @param today in the brand's time zone; ages count on it
 */
export function monthlyPremium(
  rates: PlanRates | null,
  applicants: readonly Applicant[],
  today: IsoDate,
): number | null {
  if (!rates) return null;
  const isAdult = ({ dateOfBirth }: Applicant): boolean => ageOn(dateOfBirth, today) >= ADULT_AGE;
  const adults = applicants.filter(isAdult);
  const children = Math.min(applicants.length - adults.length, CHARGED_CHILDREN);
  const smokers = adults.filter(({ tobaccoUse }) => tobaccoUse).length;
  return adults.length * rates.adult + children * rates.child + smokers * rates.tobacco;
}

export const isInCart = (plans: readonly { planId: string }[], planId: string): boolean =>
  plans.some((plan) => plan.planId === planId);

export const isFull = (plans: readonly unknown[]): boolean => plans.length >= MOST_PLANS;

/** Adds a plan at the end. A plan that is in the cart stays where it is and gets the applicants; a full cart stays. */
export function addPlan(plans: WantedPlans, planId: string, applicants: readonly Applicant[]): WantedPlans {
  if (isInCart(plans, planId))
    return plans.map((plan) => (plan.planId === planId ? { planId, applicants } : plan));
  return isFull(plans) ? plans : [...plans, { planId, applicants }];
}

export const removePlan = (plans: WantedPlans, planId: string): WantedPlans =>
  plans.filter((plan) => plan.planId !== planId);

/** Every plan is for the same people. */
export const changeApplicants = (plans: WantedPlans, applicants: readonly Applicant[]): WantedPlans =>
  plans.map(({ planId }) => ({ planId, applicants }));

const nameOf = ({ relationship, dateOfBirth, tobaccoUse }: Applicant): string =>
  `${relationship} ${dateOfBirth} ${tobaccoUse}`;
const namesOf = (applicants: readonly Applicant[]): string => applicants.map(nameOf).toSorted().join();

/** Every plan is for these people, in whatever order: its prices are theirs. */
export const isFor = (
  plans: readonly { applicants: readonly Applicant[] }[],
  applicants: readonly Applicant[],
): boolean => plans.every((plan) => namesOf(plan.applicants) === namesOf(applicants));

interface PricedCart {
  items: readonly { monthlyPremium: number | null }[];
  monthlyTotal: number | null;
}

/** The total to show, in cents; null unless every price is known and the service's total is their sum. */
export function shownTotal({ items, monthlyTotal }: PricedCart): number | null {
  const prices = items.flatMap((item) => item.monthlyPremium ?? []);
  const sum = prices.reduce((cents, price) => cents + price, 0);
  return prices.length === items.length && sum === monthlyTotal ? sum : null;
}

export type ApplicantProblem =
  | 'noApplicant'
  | 'tooMany'
  | 'secondSelf'
  | 'secondSpouse'
  | 'notBorn'
  | 'tooYoung';

export interface ApplicantError {
  /** Position in the list; null for the list as a whole. */
  at: number | null;
  problem: ApplicantProblem;
}

const repeated = (applicants: readonly Person[], relationship: Applicant['relationship']): number[] =>
  applicants.flatMap((one, at) => (one.relationship === relationship ? [at] : [])).slice(1);

/**
 * The errors of a list of applicants. Only who applies for themselves must have the minimum age (spec 000 §5 'Visitor
 * minimum age'), completed years in the visitor's state.
 */
export function applicantErrors(
  applicants: readonly Person[],
  { minimumAge, today }: { minimumAge: number; today: IsoDate },
): ApplicantError[] {
  if (applicants.length === 0) return [{ at: null, problem: 'noApplicant' }];
  const ofList: ApplicantError[] =
    applicants.length > MOST_APPLICANTS ? [{ at: null, problem: 'tooMany' }] : [];
  const each = applicants.flatMap(({ relationship, dateOfBirth }, at): ApplicantError[] => {
    if (dateOfBirth > today) return [{ at, problem: 'notBorn' }];
    const isYoung = relationship === 'SELF' && !isOldEnough(dateOfBirth, minimumAge, today);
    return isYoung ? [{ at, problem: 'tooYoung' }] : [];
  });
  return [
    ...ofList,
    ...repeated(applicants, 'SELF').map((at): ApplicantError => ({ at, problem: 'secondSelf' })),
    ...repeated(applicants, 'SPOUSE').map((at): ApplicantError => ({ at, problem: 'secondSpouse' })),
    ...each,
  ];
}
