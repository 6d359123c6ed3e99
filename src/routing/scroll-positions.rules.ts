import { isFocusTarget, type FocusTarget } from './focus-target.rules.ts';

export interface ScrollPosition {
  /** Vertical scroll position in CSS pixels. */
  top: number;
  focus: FocusTarget | null;
}

/** Positions by the id of their history entry, the oldest first. */
export type ScrollPositions = readonly (readonly [entry: string, position: ScrollPosition])[];

const MAX_POSITIONS = 50;

/** Adds a position. Drops the oldest positions if there are too many. */
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
