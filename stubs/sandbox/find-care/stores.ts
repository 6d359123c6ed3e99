/** Invented walk-in stores: one in each area or, with the switch MANY_PLACES on, 10,000. */
import type { PlaceHours } from '../../../src/features/find-care/places/place-hours.schema.ts';
import { createRandom } from '../data/random.ts';
import { ZIP_AREAS } from '../data/zip-areas.ts';
import { hoursIn, OFFICE_WEEKS } from './opening-hours.ts';
import { addressIn, type Place } from './street-addresses.ts';

interface StoreRow extends Place {
  readonly storeId: string;
  readonly storeName: string;
  readonly hours: PlaceHours;
}

const KINDS = ['Health Store', 'Member Center', 'Coverage Corner'] as const;

/** @param spread width, in degrees, of the area around a town's center that contains its stores; default: town width */
function storesIn(amount: number, seed: string, spread?: number): readonly StoreRow[] {
  const random = createRandom(seed);
  return Array.from({ length: amount }, (_, index) => {
    const area = ZIP_AREAS[index % ZIP_AREAS.length] ?? ZIP_AREAS[0];
    if (!area) throw new Error('there is no zip area');
    return {
      storeId: `S${String(index + 1).padStart(3, '0')}`,
      storeName: `${area.city} ${random.pick(KINDS)}`,
      ...addressIn(area, random, spread),
      ...hoursIn(area.state, OFFICE_WEEKS, random),
    };
  });
}

export const STORES = storesIn(ZIP_AREAS.length, 'stores');

/** A spread in degrees that is so wide that places of neighboring towns mix. */
export const WIDE_SPREAD = 5;
export const MANY = 10_000;

let many: readonly StoreRow[] | undefined;

/** 10,000 stores all over the country, created at first use. */
export function manyStores(): readonly StoreRow[] {
  many ??= storesIn(MANY, 'many stores', WIDE_SPREAD);
  return many;
}
