/**
 * The location that a visitor's zip code belongs to, shared by the forms of a page. Stored only in session storage,
 * never in an address, because a zip code and a county can identify a person.
 */
import { sessionStore } from '../../lib/storage/storage.ts';
import { isSegment, readZipCode, type Segment } from '../../lib/fields/zip-code.rules.ts';

/** Storage key. Forms that are filled in from storage have it in their attribute `data-stored`. */
export const LOCATION_KEY = 'VisitorPlace';
const LOCATION_EVENT = 'visitor:place';

export interface LocationCounty {
  /** FIPS code of the county, five digits. */
  fips: string;
  name: string;
  /** Two-letter code of the state. */
  state: string;
}

export interface VisitorLocation {
  zipCode: string;
  /** Null if the zip code has no county. */
  county: LocationCounty | null;
  /** Market segment; null if the visitor did not choose one. */
  segment: Segment | null;
  /** Whether this site's brand serves the zip code. */
  isServedHere: boolean;
  /** Whether any brand serves the zip code, this site's brand or another. */
  isServed: boolean;
  /** When the visitor sent the form, in ms since 1970; undefined if an older release stored the location. */
  answeredAt?: number;
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

/** The persisted location; null if this tab has found none in the last hour. */
export function readVisitorLocation(): VisitorLocation | null {
  const location = sessionStore.get(LOCATION_KEY);
  return isLocation(location) ? location : null;
}

/** @param location null to remove the persisted location */
export function persistVisitorLocation(location: VisitorLocation | null): void {
  sessionStore.remove(LOCATION_KEY); // even if storage is too full for the new location
  if (location) sessionStore.set(LOCATION_KEY, location);
  window.dispatchEvent(new Event(LOCATION_EVENT));
}

/** Calls `listener` when the location changes. @returns a function that removes the listener */
export function onVisitorLocation(listener: () => void): () => void {
  window.addEventListener(LOCATION_EVENT, listener);
  return () => window.removeEventListener(LOCATION_EVENT, listener);
}
