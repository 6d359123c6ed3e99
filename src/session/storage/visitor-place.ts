/**
 * Where a visitor lives, as found by zip code: what the forms of a page hand to each other. Session storage only,
 * never an address: a zip code and a county can identify a person.
 */
import { sessionStore } from '../../lib/storage/storage.ts';
import { isSegment, readZipCode, type Segment } from '../../lib/fields/zip-code.rules.ts';

/** Also in `data-stored` of forms that show the place without a touch. */
export const PLACE_KEY = 'VisitorPlace';
const PLACE_EVENT = 'visitor:place';

export interface PlaceCounty {
  /** Five digits. */
  fips: string;
  name: string;
  /** Postal code. */
  state: string;
}

export interface VisitorPlace {
  zipCode: string;
  /** Null if the zip code has none. */
  county: PlaceCounty | null;
  /** Null if the visitor did not choose one. */
  segment: Segment | null;
  /** The brand of this site serves the zip code. */
  isServedHere: boolean;
  /** This brand or another one serves the zip code. */
  isServed: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isCounty = (value: unknown): value is PlaceCounty =>
  isRecord(value) && ['fips', 'name', 'state'].every((key) => typeof value[key] === 'string');

const isPlace = (value: unknown): value is VisitorPlace =>
  isRecord(value) &&
  typeof value['zipCode'] === 'string' &&
  readZipCode(value['zipCode']) !== null &&
  (value['county'] === null || isCounty(value['county'])) &&
  (value['segment'] === null || (typeof value['segment'] === 'string' && isSegment(value['segment']))) &&
  typeof value['isServedHere'] === 'boolean' &&
  typeof value['isServed'] === 'boolean';

/** Null if none was found in this tab in the last hour. */
export function readVisitorPlace(): VisitorPlace | null {
  const place = sessionStore.get(PLACE_KEY);
  return isPlace(place) ? place : null;
}

/** Null: what is stored no longer holds. */
export function saveVisitorPlace(place: VisitorPlace | null): void {
  if (place) sessionStore.set(PLACE_KEY, place);
  else sessionStore.remove(PLACE_KEY);
  window.dispatchEvent(new Event(PLACE_EVENT));
}

/** @returns a function that stops listening */
export function onVisitorPlace(listener: () => void): () => void {
  window.addEventListener(PLACE_EVENT, listener);
  return () => window.removeEventListener(PLACE_EVENT, listener);
}
