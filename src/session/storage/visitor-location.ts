/**
 * A visitor's location, found by zip code, which the forms of a page share. In session storage only,
 * never in an address: a zip code and a county can identify a person.
 */
import { sessionStore } from '../../lib/storage/storage.ts';
import { isSegment, readZipCode, type Segment } from '../../lib/fields/zip-code.rules.ts';

/** Same as `data-stored` of forms that show the location without a touch. */
export const LOCATION_KEY = 'VisitorPlace';
const LOCATION_EVENT = 'visitor:place';

export interface LocationCounty {
  /** Five digits. */
  fips: string;
  name: string;
  /** Postal code. */
  state: string;
}

export interface VisitorLocation {
  zipCode: string;
  /** Null if the zip code has none. */
  county: LocationCounty | null;
  /** Null if the visitor did not choose one. */
  segment: Segment | null;
  /** Whether this site's brand serves the zip code. */
  isServedHere: boolean;
  /** Whether this brand or another one serves the zip code. */
  isServed: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isCounty = (value: unknown): value is LocationCounty =>
  isRecord(value) && ['fips', 'name', 'state'].every((key) => typeof value[key] === 'string');

const isLocation = (value: unknown): value is VisitorLocation =>
  isRecord(value) &&
  typeof value['zipCode'] === 'string' &&
  readZipCode(value['zipCode']) !== null &&
  (value['county'] === null || isCounty(value['county'])) &&
  (value['segment'] === null || (typeof value['segment'] === 'string' && isSegment(value['segment']))) &&
  typeof value['isServedHere'] === 'boolean' &&
  typeof value['isServed'] === 'boolean';

/** Null if none was found in this tab in the last hour. */
export function readVisitorLocation(): VisitorLocation | null {
  const location = sessionStore.get(LOCATION_KEY);
  return isLocation(location) ? location : null;
}

/** @param location null if the persisted one is no longer valid */
export function persistVisitorLocation(location: VisitorLocation | null): void {
  if (location) sessionStore.set(LOCATION_KEY, location);
  else sessionStore.remove(LOCATION_KEY);
  window.dispatchEvent(new Event(LOCATION_EVENT));
}

/** @returns a function that stops listening */
export function onVisitorLocation(listener: () => void): () => void {
  window.addEventListener(LOCATION_EVENT, listener);
  return () => window.removeEventListener(LOCATION_EVENT, listener);
}
