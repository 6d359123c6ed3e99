/**
 * The part of the brand record that the page of plans needs. The full slice is not used, because it would make up a
 * tenth of the page's size.
 */
import type { Brand } from '../../brand/brand.schema.ts';
import { minimumVisitorAge } from '../../brand/visitor-age.rules.ts';
import type { Market } from './plans.schema.ts';
import type { VisitorLocation } from '../../session/storage/visitor-location.ts';

export interface PlansBrand {
  code: string;
  name: string;
  phone: string;
  hoursText: string;
  ages: Pick<Brand, 'minimumVisitorAge' | 'brandState'>;
  /** The kinds of plan that the brand sells to people who buy for themselves. */
  markets: readonly Market[];
  /** Only plans for people under 65 can be in a cart (decisions/visitors#a-cart-that-the-service-prices). */
  hasCart: boolean;
}

const CODES = { 'under-65': 'U65', medicare: 'MED', dental: 'DEN' } as const;

const marketsOf = ({ markets }: Brand): Market[] =>
  markets.flatMap((market) => (market === 'employers' ? [] : CODES[market]));

/** @param brand the record in the page's language */
export const plansBrandOf = (brand: Brand): PlansBrand => ({
  code: brand.code,
  name: brand.name,
  phone: brand.customerServicePhoneNumber,
  hoursText: brand.hours.inSentence,
  ages: { minimumVisitorAge: brand.minimumVisitorAge, brandState: brand.brandState },
  markets: marketsOf(brand),
  hasCart: brand.markets.includes('under-65'),
});

/** A visitor's minimum age in years: that of the county's state, or else of the brand's state (spec 000 §5). */
export const ageToApply = (ages: PlansBrand['ages'], location: VisitorLocation | null): number =>
  minimumVisitorAge(ages, location?.county?.state);
