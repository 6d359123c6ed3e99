/** Invented walk-in stores, one in each area. */
import type { Point } from './distance.ts';
import { addressIn, type Place } from './street-addresses.ts';
import { createRandom } from '../data/random.ts';
import { ZIP_AREAS } from '../data/zip-areas.ts';

interface StoreRow extends Place {
  readonly storeId: string;
  readonly storeName: string;
  readonly hours: string;
  readonly at: Point;
}

const HOURS = [
  'Monday - Friday 9 AM - 5 PM',
  'Monday - Friday 9 AM - 6 PM, Saturday 9 AM - 1 PM',
  'Monday - Saturday 10 AM - 7 PM',
] as const;
const KINDS = ['Health Store', 'Member Center', 'Coverage Corner'] as const;

const random = createRandom('stores');

export const STORES: readonly StoreRow[] = ZIP_AREAS.map((area, index) => {
  const { place, at } = addressIn(area, random);
  return {
    storeId: `S${String(index + 1).padStart(3, '0')}`,
    storeName: `${area.city} ${random.pick(KINDS)}`,
    ...place,
    hours: random.pick(HOURS),
    at,
  };
});
