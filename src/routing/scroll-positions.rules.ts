import { isFocusTarget, type FocusTarget } from './focus-target.rules.ts';

export interface ScrollPosition {
  /** CSS pixels scrolled down. */
  top: number;
  focus: FocusTarget | null;
}

/** By the id of the history entry, oldest first. */
export type ScrollPositions = readonly (readonly [entry: string, position: ScrollPosition])[];

const MAX_POSITIONS = 50;

/** Adds a position; drops the oldest if there are too many. */
export const withPosition = (
  positions: ScrollPositions,
  entry: string,
  position: ScrollPosition,
): ScrollPositions =>
  [...positions.filter(([earlier]) => earlier !== entry), [entry, position] as const].slice(-MAX_POSITIONS);

export const positionOf = (positions: ScrollPositions, entry: string): ScrollPosition | null =>
  positions.find(([earlier]) => earlier === entry)?.[1] ?? null;

const isPosition = (value: unknown): value is ScrollPosition =>
  typeof value === 'object' &&
  value !== null &&
  'top' in value &&
  Number.isFinite(value.top) &&
  'focus' in value &&
  (value.focus === null || isFocusTarget(value.focus));

export const arePositions = (value: unknown): value is ScrollPositions =>
  Array.isArray(value) &&
  value.every((pair) => Array.isArray(pair) && typeof pair[0] === 'string' && isPosition(pair[1]));
