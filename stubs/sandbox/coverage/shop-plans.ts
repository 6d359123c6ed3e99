/** The plans that each brand sells in the sandbox. */
import { brandOf } from '../brand-records.ts';
import type { PlansWire } from '../../../src/features/coverage/plans.schema.ts';

type ShopPlan = PlansWire['payload']['plans'][number];

/** Dollars; rates before the brand's factor. */
const MODELS = [
  { mark: 'BRONZE', planName: 'Bronze 7000', deductible: 7000, outOfPocketMaximum: 9200, adult: 318 },
  { mark: 'SILVER', planName: 'Silver 4500', deductible: 4500, outOfPocketMaximum: 8700, adult: 412.35 },
  { mark: 'GOLD', planName: 'Gold 1500', deductible: 1500, outOfPocketMaximum: 6500, adult: 547.8 },
  { mark: 'DENTAL', planName: 'Dental Plus', deductible: 50, outOfPocketMaximum: 2000, adult: 38.4 },
  // Its rates are not approved yet.
  { mark: 'SAVER', planName: 'HSA Saver 3500', deductible: 3500, outOfPocketMaximum: 8300, adult: null },
] as const;

const CHILD_SHARE = 0.44;
const TOBACCO_SHARE = 0.15;
const cents = (dollars: number): number => Math.round(dollars * 100) / 100;

/** Plans of a brand that sells plans; otherwise none. Rates differ by brand. */
export function plansOf(code: string): ShopPlan[] {
  const brand = brandOf(code);
  if (!brand?.sellsPlans) return [];
  const factor = 0.9 + (brand.prismBrandCode % 25) / 100;
  return MODELS.map(({ mark, adult, ...plan }) => ({
    planId: `${brand.code.toUpperCase()}-${mark}`,
    ...plan,
    rates:
      adult === null
        ? null
        : {
            adult: cents(adult * factor),
            child: cents(adult * factor * CHILD_SHARE),
            tobacco: cents(adult * factor * TOBACCO_SHARE),
          },
  }));
}

export const planById = (planId: string): ShopPlan | undefined =>
  plansOf(planId.split('-')[0] ?? '').find((plan) => plan.planId === planId);
