/** Where a person was on a page: how far down, and on what. Pure. */
import { isFocusMark, type FocusMark } from './focus-target.rules.ts';

export interface Place {
  /** CSS pixels scrolled down. */
  top: number;
  /** What had the focus inside the member area; null where nothing had. */
  focus: FocusMark | null;
}

/** Places by the id of their history entry, oldest first. */
export type Places = readonly (readonly [entry: string, place: Place])[];

const MOST_KEPT = 50;

/** The places with one more, or one replaced; the oldest go. */
export const withPlace = (places: Places, entry: string, place: Place): Places =>
  [...places.filter(([kept]) => kept !== entry), [entry, place] as const].slice(-MOST_KEPT);

export const placeOf = (places: Places, entry: string): Place | null =>
  places.find(([kept]) => kept === entry)?.[1] ?? null;

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  'top' in value &&
  Number.isFinite(value.top) &&
  'focus' in value &&
  (value.focus === null || isFocusMark(value.focus));

/** Whether what storage has is a list of places. */
export const arePlaces = (value: unknown): value is Places =>
  Array.isArray(value) &&
  value.every((pair) => Array.isArray(pair) && typeof pair[0] === 'string' && isPlace(pair[1]));
