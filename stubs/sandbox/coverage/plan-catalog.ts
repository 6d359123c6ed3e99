/** The plans of the sandbox's brands. The rates are invented; the rating rules, such as the age curve, are real. */
import type { Market, PlansWire } from '../../../src/features/coverage/plans.schema.ts';
import { brandOf } from '../brand-records.ts';
import { ZIP_AREAS } from '../data/zip-areas.ts';

export type CatalogPlan = PlansWire['payload']['plans'][number];
type Facts = NonNullable<NonNullable<PlansWire['payload']['ratingFacts']>[number]>;
type Before = NonNullable<CatalogPlan['beforeDeductible']>;

/** The first day of coverage for which the rates apply. */
const RATES_FROM = '2027-01-01';

/** Parses an age curve. @param text pairs of `age:factor` */
const readCurve = (text: string): { fromAge: number; factor: number }[] =>
  [...text.matchAll(/(\d+):([\d.]+)/g)].map(([, age, factor]) => ({
    fromAge: Number(age),
    factor: Number(factor),
  }));

/**
 * The federal default age curve: for each age, the price relative to the price at 21 (45 CFR 147.102; CMS 'Market rating
 * reforms', default federal standard age curve for plan years from 2018).
 */
const AGE_CURVE = readCurve(`
  0:0.765  15:0.833  16:0.859  17:0.885  18:0.913  19:0.941  20:0.97  21:1  25:1.004
  26:1.024  27:1.048  28:1.087  29:1.119  30:1.135  31:1.159  32:1.183  33:1.198  34:1.214
  35:1.222  36:1.23  37:1.238  38:1.246  39:1.262  40:1.278  41:1.302  42:1.325  43:1.357
  44:1.397  45:1.444  46:1.5  47:1.563  48:1.635  49:1.706  50:1.786  51:1.865  52:1.952
  53:2.04  54:2.135  55:2.23  56:2.333  57:2.437  58:2.548  59:2.603  60:2.714  61:2.81
  62:2.873  63:2.952  64:3
`);
/** The age from which tobacco use is legal, and therefore affects prices. */
const TOBACCO_AGE = 21;
const TOBACCO_SHARE = 0.15;

/** New York's prices for families, as multiples of the price for one adult (CMS, 'State specific rating variations'). */
const TIERS = { individual: 1, couple: 2, parentAndChildren: 1.7, family: 2.85 } as const;

/** States, among those that brands serve, in which prices for people under 65 must not depend on age or tobacco use. */
const COMMUNITY_RATED: readonly string[] = ['NY'];

const before = (doctor: number | null, generic: number | null): Before => [
  { care: 'PREVENTIVE', copay: 0 },
  ...(doctor === null ? [] : [{ care: 'PRIMARY_CARE' as const, copay: doctor }]),
  ...(generic === null ? [] : [{ care: 'GENERIC_DRUGS' as const, copay: generic }]),
];

interface Model extends Omit<CatalogPlan, 'planId' | 'rates'> {
  mark: string;
  market: Market;
  /** Monthly price at age 21 in dollars, before it is multiplied by the brand's factor. Null if the rates are not approved yet. */
  base: number | null;
}

const MODELS: readonly Model[] = [
  {
    mark: 'BRONZE',
    market: 'U65',
    planName: 'Bronze 7000',
    deductible: 7000,
    outOfPocketMaximum: 9200,
    coinsurance: 40,
    beforeDeductible: before(null, null),
    base: 264,
  },
  {
    mark: 'SILVER',
    market: 'U65',
    planName: 'Silver 4500',
    deductible: 4500,
    outOfPocketMaximum: 8700,
    coinsurance: 30,
    beforeDeductible: before(40, 20),
    base: 342.35,
  },
  {
    mark: 'GOLD',
    market: 'U65',
    planName: 'Gold 1500',
    deductible: 1500,
    outOfPocketMaximum: 6500,
    coinsurance: 20,
    beforeDeductible: before(25, 10),
    base: 454.8,
  },
  {
    mark: 'SAVER',
    market: 'U65',
    planName: 'HSA Saver 3500',
    deductible: 3500,
    outOfPocketMaximum: 8300,
    coinsurance: 20,
    beforeDeductible: before(null, null),
    base: null,
  },
  {
    mark: 'MEDCORE',
    market: 'MED',
    planName: 'Advantage Core',
    deductible: 0,
    outOfPocketMaximum: 6700,
    coinsurance: 20,
    beforeDeductible: before(0, 5),
    base: 0,
  },
  {
    mark: 'MEDPLUS',
    market: 'MED',
    planName: 'Advantage Plus',
    deductible: 0,
    outOfPocketMaximum: 4100,
    coinsurance: 10,
    beforeDeductible: before(0, 0),
    base: 58.4,
  },
  {
    // `coinsurance` is omitted, because the member pays the same share as under Medicare, and that share depends on the
    // kind of care.
    mark: 'MEDCHOICE',
    market: 'MED',
    planName: 'Advantage Choice',
    deductible: 250,
    outOfPocketMaximum: 5900,
    beforeDeductible: before(10, 5),
    base: 29,
  },
  {
    mark: 'DENTAL',
    market: 'DEN',
    planName: 'Dental Plus',
    deductible: 50,
    planPaysAtMost: 1500,
    coinsurance: 20,
    beforeDeductible: [{ care: 'PREVENTIVE', copay: 0 }],
    base: 38.4,
  },
  {
    mark: 'DENTALBASIC',
    market: 'DEN',
    planName: 'Dental Basic',
    deductible: 100,
    planPaysAtMost: 1000,
    coinsurance: 50,
    beforeDeductible: [{ care: 'PREVENTIVE', copay: 0 }],
    base: 21.9,
  },
];

const MARKET_NAMES = { U65: 'under-65', MED: 'medicare', DEN: 'dental' } as const;
const cents = (dollars: number): number => Math.round(dollars * 100) / 100;

const factsOf = (market: Market, state: string): Facts => {
  if (market === 'MED') return { market, people: 'ONE', byAge: false, byTobacco: false };
  if (market === 'DEN') return { market, people: 'EACH', byAge: true, byTobacco: false };
  const isRated = !COMMUNITY_RATED.includes(state);
  return { market, people: isRated ? 'EACH' : 'FAMILY', byAge: isRated, byTobacco: isRated };
};

function ratesOf(monthly: number, { market, people, byAge }: Facts): CatalogPlan['rates'] {
  if (people === 'FAMILY') {
    const tier = (name: keyof typeof TIERS): number => cents(monthly * TIERS[name]);
    return {
      perFamily: {
        individual: tier('individual'),
        couple: tier('couple'),
        parentAndChildren: tier('parentAndChildren'),
        family: tier('family'),
      },
    };
  }
  if (!byAge) return { perPerson: [{ fromAge: 0, monthly: cents(monthly) }] };
  if (market === 'DEN')
    return {
      perPerson: [
        { fromAge: 0, monthly: cents(monthly * 0.8) },
        { fromAge: 19, monthly: cents(monthly) },
      ],
    };
  return {
    perPerson: AGE_CURVE.map(({ fromAge, factor }) => ({
      fromAge,
      monthly: cents(monthly * factor),
      tobacco: fromAge >= TOBACCO_AGE ? cents(monthly * factor * TOBACCO_SHARE) : 0,
    })),
  };
}

/** Whether a brand serves part of a state other than its home state. */
const servesAlso = (code: string, state: string): boolean =>
  ZIP_AREAS.some((area) => area.state === state && area.plans?.includes(code));

/** The plans that a brand sells in a state, with rates that differ by brand. @param state default: the brand's own state */
export function catalogOf(code: string, state?: string): PlansWire['payload'] {
  const brand = brandOf(code);
  const stateCode = state ?? brand?.brandState ?? null;
  const isHome = stateCode === brand?.brandState;
  if (!brand?.sellsPlans || stateCode === null || !(isHome || servesAlso(brand.code, stateCode)))
    return { stateCode, plans: [] };
  const prefix = [brand.code.toUpperCase(), ...(isHome ? [] : [stateCode])].join('-');
  const factor = 0.9 + (brand.prismBrandCode % 25) / 100;
  const sold = MODELS.filter(({ market }) => brand.markets.includes(MARKET_NAMES[market]));
  return {
    stateCode,
    ratesFrom: RATES_FROM,
    ratingFacts: [...new Set(sold.map(({ market }) => market))].map((market) => factsOf(market, stateCode)),
    plans: sold.map(({ mark, base, ...plan }) => ({
      planId: `${prefix}-${mark}`,
      ...plan,
      rates: base === null ? null : ratesOf(base * factor, factsOf(plan.market, stateCode)),
    })),
  };
}

/** The catalog that contains a plan. Plan ids look like `DIRPA-SILVER` or, outside the brand's own state, `NDBCBS-MN-SILVER`. */
export function catalogWith(planId: string): PlansWire['payload'] {
  const [code = '', ...rest] = planId.split('-');
  return catalogOf(code.toLowerCase(), rest.length > 1 ? rest[0] : undefined);
}
