/** Invented provider names and plausible prices, by plan type. */
import type { ClaimWire } from '../../../src/features/claims/claims.schema.ts';
import type { LineOfBusiness } from '../../people/family.ts';

export type PlanType = ClaimWire['planType'];

interface Trade {
  readonly line: LineOfBusiness;
  /** sysSrcCode (spec 001 §3): the system that processed the claim. */
  readonly system: string;
  readonly providers: readonly [string, ...string[]];
  /**
   * Possible values of the member's share of an approved claim, in cents. One is chosen at random, so a value that is
   * listed twice is more likely.
   */
  readonly shares: readonly [number, ...number[]];
  /** The range of what the plan pays in addition to the member's share, in cents, both ends included. */
  readonly planPays: readonly [min: number, max: number];
}

export const TRADES = {
  medical: {
    line: 'M',
    system: 'medical',
    providers: [
      'Cedar Row Family Medicine',
      'Ama Osei-Reyes, MD',
      'Lindenhall Imaging Center',
      'Riverbend Orthopedics and Sports Medicine',
      'St. Brennan Regional Hospital',
      'Quarry Street Laboratory Services',
      'Halloran Dermatology Associates',
      'Priya Venkataraman, DO',
      'Fourth Avenue Physical Therapy',
      'Northgate Urgent Care',
    ],
    shares: [0, 2500, 2500, 4000, 4000, 6135, 11_872, 18_450, 34_219, 86_300],
    planPays: [6500, 98_000],
  },
  drug: {
    line: 'X',
    system: 'ods',
    providers: [
      'Corner Elm Pharmacy',
      'Marrow & Pike Drugs',
      'Sunnybank Pharmacy #114',
      'Tallgrass Mail Pharmacy',
      'Harrow Lane Apothecary',
    ],
    shares: [0, 500, 1000, 1000, 1000, 1247, 2500, 3000, 4518],
    planPays: [800, 14_000],
  },
  dental: {
    line: 'D',
    system: 'dental',
    providers: [
      'Maplewood Dental Group',
      'Gregor Halvorsen, DDS',
      'Little Beaver Family Dentistry',
      'Summit Ridge Orthodontics',
    ],
    shares: [0, 0, 1800, 4260, 9900, 21_450],
    planPays: [5400, 42_000],
  },
  vision: {
    line: 'V',
    system: 'medical',
    providers: ['Brightwater Eye Care', 'Oakes Optical', 'Delphine Marchetti, OD'],
    shares: [1000, 2500, 4999, 11_900],
    planPays: [4500, 16_000],
  },
} as const satisfies Record<PlanType, Trade>;

/** Medical providers that are out of network for every plan. */
export const OUT_OF_NETWORK: readonly string[] = ['Halloran Dermatology Associates', 'Northgate Urgent Care'];

export const CHILDRENS_PROVIDERS = [
  'Wren Hollow Pediatrics',
  'Tomasz Bielak, MD, Pediatrics',
  'St. Brennan Children’s Clinic',
] as const;

const FIRST_BILLING_ID = 1_204_011;

/** The billing id of each provider, which is the same in all claims and in the provider directory. */
const BILLING_IDS: ReadonlyMap<string, string> = new Map(
  [...Object.values(TRADES).flatMap(({ providers }) => [...providers]), ...CHILDRENS_PROVIDERS].map(
    (name, at) => [name, String(FIRST_BILLING_ID + at)],
  ),
);

/** The billing id of a provider; undefined if the provider is not used in claims. */
export const billingIdOf = (name: string): string | undefined => BILLING_IDS.get(name);
