/** A visitor's cart: plans, their applicants and the monthly total (spec 000 §7 'cart'). Pure. Money in cents. */

export const MOST_PLANS = 10; // the same limit as in cart.schema.ts
/** Maximum number of people in a cart. Not in the spec. */
export const MOST_APPLICANTS = 12;
export const APPLICANT_RELATIONSHIPS = ['SELF', 'SPOUSE', 'DEPENDENT'] as const;

/** A person who needs a plan. */
export interface Applicant {
  relationship: (typeof APPLICANT_RELATIONSHIPS)[number];
  /** In completed years; null if the form did not ask. */
  age: number | null;
  tobaccoUse: boolean;
}

/** A plan that the visitor wants to buy, in the form that `putCart` takes. */
export interface RequestedPlan {
  planId: string;
  applicants: readonly Applicant[];
}

/** The plans in the order in which they were added, each once. */
export type RequestedPlans = readonly RequestedPlan[];

export const isInCart = (plans: readonly { planId: string }[], planId: string): boolean =>
  plans.some((plan) => plan.planId === planId);

export const isFull = (plans: readonly unknown[]): boolean => plans.length >= MOST_PLANS;

/** Adds a plan unless the cart is full. If the plan is already in the cart, only its applicants change. */
export function addPlan(
  plans: RequestedPlans,
  planId: string,
  applicants: readonly Applicant[],
): RequestedPlans {
  if (isInCart(plans, planId))
    return plans.map((plan) => (plan.planId === planId ? { planId, applicants } : plan));
  return isFull(plans) ? plans : [...plans, { planId, applicants }];
}

export const removePlan = (plans: RequestedPlans, planId: string): RequestedPlans =>
  plans.filter((plan) => plan.planId !== planId);

export const changeApplicants = (plans: RequestedPlans, applicants: readonly Applicant[]): RequestedPlans =>
  plans.map(({ planId }) => ({ planId, applicants }));

const nameOf = ({ relationship, age, tobaccoUse }: Applicant): string =>
  `${relationship} ${age} ${tobaccoUse}`;
const namesOf = (applicants: readonly Applicant[]): string => applicants.map(nameOf).toSorted().join();

/** Whether every plan is for exactly these people, in any order, so that its price applies to them. */
export const isFor = (
  plans: readonly { applicants: readonly Applicant[] }[],
  applicants: readonly Applicant[],
): boolean => plans.every((plan) => namesOf(plan.applicants) === namesOf(applicants));

interface PricedCart {
  items: readonly { monthlyPremium: number | null }[];
  monthlyTotal: number | null;
}

/** The total to show, in cents; null if a price is unknown or the service's total is not the sum of the prices. */
export function shownTotal({ items, monthlyTotal }: PricedCart): number | null {
  const prices = items.flatMap((item) => item.monthlyPremium ?? []);
  const sum = prices.reduce((cents, price) => cents + price, 0);
  return prices.length === items.length && sum === monthlyTotal ? sum : null;
}
