/** Rounds the position before it is sent (decisions/visitors#only-a-rounded-position-is-sent). Pure. */
import type { GeoPoint } from '../../lib/fields/distance.rules.ts';
import { isWithin, type GeoBounds } from './places/places.rules.ts';

export type LocationProblem = 'refused' | 'unavailable' | 'tooSlow' | 'abroad';

const PROBLEMS: Readonly<Record<number, LocationProblem>> = { 1: 'refused', 2: 'unavailable', 3: 'tooSlow' };

/** @param code code of a `GeolocationPositionError` */
export const locationProblem = (code: number): LocationProblem => PROBLEMS[code] ?? 'unavailable';

/** Two decimals are about half a mile: enough to search, too coarse to identify a house. */
const DECIMALS = 100;
const rounded = (degrees: number): number => Math.round(degrees * DECIMALS) / DECIMALS;

/** The position that is sent. Distances are computed on the device, from the exact position. */
export const roundedPosition = ({ latitude, longitude }: GeoPoint): GeoPoint => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
});

/**
 * Bounding boxes of states and territories. They include parts of other countries; for a position there, the service
 * decides whether any care is near.
 */
const UNITED_STATES: readonly GeoBounds[] = [
  { south: 24.3, north: 49.5, west: -125, east: -66.8 },
  { south: 51, north: 71.6, west: -180, east: -129.9 }, // Alaska
  { south: 51, north: 53.5, west: 172, east: 180 }, // Alaska's islands beyond the 180th meridian
  { south: 18.8, north: 22.4, west: -160.4, east: -154.6 }, // Hawaii
  { south: 17.6, north: 18.6, west: -67.4, east: -64.5 }, // Puerto Rico, Virgin Islands
  { south: 13.2, north: 15.5, west: 144.5, east: 146.2 }, // Guam, Northern Marianas
  { south: -14.6, north: -11, west: -171.2, east: -168 }, // American Samoa
];

export const isInUnitedStates = (position: GeoPoint): boolean =>
  UNITED_STATES.some((bounds) => isWithin(position, bounds));
