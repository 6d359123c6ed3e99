/**
 * The planned care that the member selected, and its price (decisions/visitors#estimates-start-from-the-care). Pure.
 */
import type { IsoDate } from '../../../lib/date/date.ts';
import type { CarePrice } from './care-prices.schema.ts';
import type { CareNetwork } from '../limits/stated-limits.rules.ts';
import { plannedCost, type CentsRange } from '../what-if.rules.ts';

/** A visit with an approved claim that states the price. */
export interface PricedVisit {
  key: string;
  date: IsoDate;
  /** The provider's name; '' if unknown. */
  provider: string;
  /** The service's description of the care; '' if unknown. */
  service: string;
  /** The patient's first name. */
  patient: string;
  /** Key of the patient among the people on the plan; null unless exactly one person matches. */
  person: string | null;
  /** Null if unknown. */
  network: CareNetwork | null;
  /** In cents. `memberCost` and `planPaid` add up to the price. */
  memberCost: number;
  planPaid: number;
}

export type Care =
  | { kind: 'price'; price: number }
  | { kind: 'care'; care: CarePrice }
  | { kind: 'visit'; visit: PricedVisit };

/** Value of the option 'a price that I know'. */
export const OWN_PRICE = 'price';
const CARE = 'care ';
const VISIT = 'visit ';

/** Value of the option for a kind of care. Never equals `OWN_PRICE`. */
export const careValue = ({ code }: CarePrice): string => `${CARE}${code}`;
export const visitValue = ({ key }: PricedVisit): string => `${VISIT}${key}`;

export interface CareChoices {
  cares: readonly CarePrice[];
  visits: readonly PricedVisit[];
}

/** The selected care; null if nothing is selected or the price is missing. @param cost as typed */
export function careOf(chosen: string, cost: string, { cares, visits }: CareChoices): Care | null {
  const care = cares.find((choice) => careValue(choice) === chosen);
  if (care) return { kind: 'care', care };
  const visit = visits.find((choice) => visitValue(choice) === chosen);
  if (visit) return { kind: 'visit', visit };
  const price = chosen === OWN_PRICE ? plannedCost(cost) : null;
  return price === null ? null : { kind: 'price', price };
}

/**
 * Returns null if the price in `network` is unknown. A typical price is known only in-network, and a visit's price only
 * in the network of that visit.
 */
export function priceOf(care: Care, network: CareNetwork): CentsRange | null {
  switch (care.kind) {
    case 'price':
      return { least: care.price, most: care.price };
    case 'care':
      return network === 'in-network' ? care.care.price : null;
    case 'visit': {
      const price = care.visit.memberCost + care.visit.planPaid;
      return care.visit.network === network ? { least: price, most: price } : null;
    }
  }
}
