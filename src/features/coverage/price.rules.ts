/** Monthly premiums in cents, and the questions needed to calculate them (decisions/visitors#what-a-price-depends-on). Pure. */
import type { Applicant } from './cart.rules.ts';
import type { PlanPrices, RatingFacts, SoldPlan } from './plans.schema.ts';

/** Age from which a member of a family is priced as an adult. Not in the spec. */
const ADULT_AGE = 21;
/**
 * A person of this age or older gets no price for plans for people under 65
 * (decisions/visitors#what-a-price-depends-on).
 */
const MEDICARE_AGE = 65;
/** Only the oldest three children are charged. */
const CHARGED_CHILDREN = 3;

/** The applicant whose price is calculated if there are no questions. */
const ONE_PERSON: Applicant = { relationship: 'SELF', age: null, tobaccoUse: false };

export interface Questions {
  /** Whether the form allows more than one person. */
  several: boolean;
  relationship: boolean;
  age: boolean;
  tobacco: boolean;
}

export const factsOf = ({ ratingFacts }: PlanPrices, market: SoldPlan['market']): RatingFacts | null =>
  ratingFacts.find((facts) => facts.market === market) ?? null;

/** The questions; null if there are none or the facts are unknown. @param hasCart whether the plans can be in a cart, which needs each person's relationship */
export function questionsFor(facts: RatingFacts | null, hasCart: boolean): Questions | null {
  if (!facts) return null;
  const { people, byAge: age, byTobacco: tobacco } = facts;
  const several = people !== 'ONE';
  const questions = { several, relationship: several && (hasCart || people === 'FAMILY'), age, tobacco };
  return several || age || tobacco ? questions : null;
}

/**
 * The people to calculate prices for: one person if there are no questions. Otherwise null until the form is submitted
 * with all required ages.
 * @param people the people in the form; they may have been entered for another kind of plan
 */
export function peopleOf(
  people: readonly Applicant[] | null,
  questions: Questions | null,
): readonly Applicant[] | null {
  if (!questions) return [ONE_PERSON];
  if (!people || (questions.age && people.some(({ age }) => age === null))) return null;
  return questions.several ? people : people.slice(0, 1);
}

type Rates = NonNullable<SoldPlan['rates']>;
type Band = Extract<Rates, { perPerson: unknown }>['perPerson'][number];
type FamilyRates = Extract<Rates, { perFamily: unknown }>['perFamily'];

function bandOf(bands: readonly Band[], byAge: boolean, age: number | null): Band | null {
  if (!byAge) return (bands.length === 1 && bands[0]) || null; // several bands would contradict the rating facts
  if (age === null) return null;
  return bands.filter(({ fromAge }) => fromAge <= age).toSorted((a, b) => b.fromAge - a.fromAge)[0] ?? null;
}

function priceOfOne(bands: readonly Band[], facts: RatingFacts, person: Applicant): number | null {
  const band = bandOf(bands, facts.byAge, person.age);
  if (!band) return null;
  if (!facts.byTobacco || !person.tobaccoUse) return band.monthly;
  return band.tobacco === null ? null : band.monthly + band.tobacco;
}

/**
 * The people who are charged: adults and the oldest children. Of children of the same age, tobacco users come first.
 */
function charged(people: readonly Applicant[]): readonly Applicant[] {
  const isChild = ({ age }: Applicant): boolean => age !== null && age < ADULT_AGE;
  const oldest = people
    .filter(isChild)
    .toSorted((a, b) => (b.age ?? 0) - (a.age ?? 0) || Number(b.tobaccoUse) - Number(a.tobaccoUse));
  return [...people.filter((person) => !isChild(person)), ...oldest.slice(0, CHARGED_CHILDREN)];
}

/** A family's price; null if the rates do not cover it, such as children alone or three adults. */
function familyPrice(rates: FamilyRates, people: readonly Applicant[]): number | null {
  const adults = people.filter(({ relationship }) => relationship !== 'DEPENDENT').length;
  const hasChildren = people.length > adults;
  if (adults === 1) return hasChildren ? rates.parentAndChildren : rates.individual;
  if (adults === 2) return hasChildren ? rates.family : rates.couple;
  return null;
}

/** The people who are too old for plans for people under 65; none while ages are not known. */
export const ofMedicareAge = (people: readonly Applicant[]): readonly Applicant[] =>
  people.filter(({ age }) => age !== null && age >= MEDICARE_AGE);

/** The people with those of Medicare age first, because a Medicare price is the price of the first person. */
export function medicareFirst(people: readonly Applicant[] | null): readonly Applicant[] | null {
  if (!people) return null;
  const seniors = ofMedicareAge(people);
  return [...seniors, ...people.filter((person) => !seniors.includes(person))];
}

export const isForMedicare = (market: SoldPlan['market'], people: readonly Applicant[]): boolean =>
  market === 'U65' && ofMedicareAge(people).length > 0;

/** Cents per month. Null if rates or facts are missing, or if someone is 65 or older in a plan for under 65. */
export function monthlyPremium(
  rates: SoldPlan['rates'],
  facts: RatingFacts | null,
  people: readonly Applicant[],
): number | null {
  if (!rates || !facts || people.length === 0 || isForMedicare(facts.market, people)) return null;
  if ('perFamily' in rates) return facts.people === 'FAMILY' ? familyPrice(rates.perFamily, people) : null;
  if (facts.people === 'FAMILY' || (facts.people === 'ONE' && people.length > 1)) return null;
  const prices = charged(people).map((person) => priceOfOne(rates.perPerson, facts, person));
  return prices.reduce<number | null>(
    (sum, price) => (sum === null || price === null ? null : sum + price),
    0,
  );
}

export interface PricedPlan extends SoldPlan {
  /** In cents per month; null if unknown. */
  premium: number | null;
}

/** Keeps the service's order. A plan of an unknown market is included in every market, without a price. */
export const pricedPlans = (
  prices: PlanPrices,
  market: SoldPlan['market'],
  people: readonly Applicant[],
): PricedPlan[] =>
  prices.plans.items
    .filter((plan) => plan.market === market || plan.market === null)
    .map((plan) => ({ ...plan, premium: monthlyPremium(plan.rates, factsOf(prices, plan.market), people) }));

/** Whether a plan can be put in a cart: only if it is for people under 65 and has a price (decisions/visitors#a-cart-that-the-service-prices, decisions/visitors#what-a-price-depends-on). */
export const canGoInCart = ({ market, premium }: PricedPlan): boolean => market === 'U65' && premium !== null;
