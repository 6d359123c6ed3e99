/** Invented addresses in the towns of `zip-areas.ts`. */
import type { GeoPoint } from '../../../src/lib/fields/distance.rules.ts';
import type { Random } from '../data/random.ts';
import type { ZipArea } from '../data/zip-areas.ts';

const STREETS = [
  'Alder Street',
  'Brickyard Road',
  'Cooper Avenue',
  'Dovecote Lane',
  'Elm Crossing',
  'Foundry Street',
  'Granary Row',
  'Hawthorn Boulevard',
  'Ironbridge Road',
  'Mill Pond Drive',
] as const;

/** Width, in degrees, of the area around a town's center in which addresses lie. Addresses are at most a few miles from the center. */
const TOWN = 0.1;

export interface Place extends GeoPoint {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly phoneNumber: string;
}

/** A random address in an area. @param spread width, in degrees, of the area around the town's center in which the address lies */
export function addressIn(area: ZipArea, random: Random, spread = TOWN): Place {
  const [latitude, longitude] = area.at;
  const nearby = (middle: number): number =>
    Math.round((middle + (random.next() - 0.5) * spread) * 10_000) / 10_000;
  return {
    street: `${random.integer(10, 4900)} ${random.pick(STREETS)}`,
    city: area.city,
    state: area.state,
    zipCode: `${area.prefix}${String(random.integer(1, 49)).padStart(2, '0')}`,
    phoneNumber: `(800) 555-0${random.integer(100, 199)}`,
    latitude: nearby(latitude),
    longitude: nearby(longitude),
  };
}
