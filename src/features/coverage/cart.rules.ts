/** A visitor's cart: plans, their applicants and the monthly total (spec 000 §7 'cart'). Pure. Money in cents. */
import { isOldEnough, ageOn } from '../../lib/age.rules.ts';
import type { IsoDate } from '../../lib/date.ts';

export const MOST_PLANS = 10; // as in cart.schema.ts
/** Chosen here. */
export const MOST_APPLICANTS = 12;
/** Chosen here, as plans for families are priced: from this age on an applicant counts as an adult. */
const ADULT_AGE = 21;
/** Of the children only the oldest three are charged. */
const CHARGED_CHILDREN = 3;

export const APPLICANT_RELATIONSHIPS = ['SELF', 'SPOUSE', 'DEPENDENT'] as const;

export interface Applicant {
  relationship: (typeof APPLICANT_RELATIONSHIPS)[number];
  dateOfBirth: IsoDate;
  tobaccoUse: boolean;
}

/** Cents per month and applicant. */
interface PlanRates {
  adult: number;
  child: number;
  /** Added for an adult who uses tobacco. */
  tobacco: number;
}

export interface ShopPlan {
  id: string;
  name: string;
  rates: PlanRates;
}

interface CartItem {
  planId: string;
  planName: string;
  /** Cents, of all its applicants. */
  monthlyPremium: number;
  applicants: readonly Applicant[];
}

/** In the order in which the plans were added; each plan once. */
export type Cart = readonly CartItem[];

/** What a plan costs in a month. @param today ages count on this day */
export function monthlyPremium(
  { rates }: ShopPlan,
  applicants: readonly Applicant[],
  today: IsoDate,
): number {
  const isAdult = ({ dateOfBirth }: Applicant): boolean => ageOn(dateOfBirth, today) >= ADULT_AGE;
  const adults = applicants.filter(isAdult);
  const children = Math.min(applicants.length - adults.length, CHARGED_CHILDREN);
  const smokers = adults.filter(({ tobaccoUse }) => tobaccoUse).length;
  return adults.length * rates.adult + children * rates.child + smokers * rates.tobacco;
}

const itemOf = (plan: ShopPlan, applicants: readonly Applicant[], today: IsoDate): CartItem => ({
  planId: plan.id,
  planName: plan.name,
  monthlyPremium: monthlyPremium(plan, applicants, today),
  applicants: [...applicants],
});

export const isInCart = (cart: Cart, planId: string): boolean => cart.some((item) => item.planId === planId);

export const isFull = (cart: Cart): boolean => cart.length >= MOST_PLANS;

/** Adds a plan at the end. A plan that is in the cart stays where it is and gets the applicants; a full cart stays. */
export function addPlan(cart: Cart, plan: ShopPlan, applicants: readonly Applicant[], today: IsoDate): Cart {
  if (isInCart(cart, plan.id)) return changeApplicants(cart, plan, applicants, today);
  return isFull(cart) ? cart : [...cart, itemOf(plan, applicants, today)];
}

export const removePlan = (cart: Cart, planId: string): Cart => cart.filter((item) => item.planId !== planId);

/** Changes who a plan is for, and with it the premium. A plan that is not in the cart is not added. */
export const changeApplicants = (
  cart: Cart,
  plan: ShopPlan,
  applicants: readonly Applicant[],
  today: IsoDate,
): Cart => cart.map((item) => (item.planId === plan.id ? itemOf(plan, applicants, today) : item));

/** Cents. */
export const monthlyTotal = (cart: Cart): number =>
  cart.reduce((cents, item) => cents + item.monthlyPremium, 0);

/** The items of a `putCart` request: premiums in dollars. */
export const toCartItems = (cart: Cart) =>
  cart.map(({ applicants, monthlyPremium: cents, ...item }) => ({
    ...item,
    monthlyPremium: cents / 100,
    applicants: [...applicants],
  }));

type ApplicantProblem = 'noApplicant' | 'tooMany' | 'secondSelf' | 'secondSpouse' | 'notBorn' | 'tooYoung';

interface ApplicantError {
  /** Position in the list; null for the list as a whole. */
  at: number | null;
  problem: ApplicantProblem;
}

const repeated = (applicants: readonly Applicant[], relationship: Applicant['relationship']): number[] =>
  applicants.flatMap((one, at) => (one.relationship === relationship ? [at] : [])).slice(1);

/**
 * The errors of a list of applicants. Only who applies for themselves must have the minimum age (spec 000 §5 'Visitor
 * minimum age'), completed years in the visitor's state.
 */
export function applicantErrors(
  applicants: readonly Applicant[],
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
