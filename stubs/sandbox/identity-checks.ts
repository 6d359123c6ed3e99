/** How often somebody has asked for a PIN, or shown wrongly who they are (spec 000 §9); forgotten after an hour. */
import * as v from 'valibot';
import {
  MAX_GUARDIAN_ATTEMPTS,
  MAX_IDENTITY_CHECKS,
  MAX_PIN_REQUESTS,
} from '../../src/session/attempts.rules.ts';
import type { House } from './context.ts';

const KIND = 'identity';
const WINDOW_MS = 3_600_000;

const checks = v.object({ pins: v.number(), wrong: v.number(), guardian: v.number(), until: v.number() });
type Checks = v.InferOutput<typeof checks>;

/** @param logonId also one that nobody has: it is counted alike */
function checksOf({ state, now }: House, logonId: string): Checks {
  const found = state.get(logonId, KIND, 'checks', checks);
  return found && found.until > now() ? found : { pins: 0, wrong: 0, guardian: 0, until: now() + WINDOW_MS };
}

const keep = ({ state }: House, logonId: string, value: Checks): void =>
  state.set(logonId, KIND, 'checks', value);

/** Counts a request for a PIN. @returns false for one too many */
export function countPin(house: House, logonId: string): boolean {
  const found = checksOf(house, logonId);
  if (found.pins >= MAX_PIN_REQUESTS) return false;
  keep(house, logonId, { ...found, pins: found.pins + 1 });
  return true;
}

/** Counts a guardian who could not be verified. @returns false for one too many */
export function countGuardian(house: House, logonId: string): boolean {
  const found = checksOf(house, logonId);
  if (found.guardian >= MAX_GUARDIAN_ATTEMPTS) return false;
  keep(house, logonId, { ...found, guardian: found.guardian + 1 });
  return true;
}

/** Whether a PIN was sent that still holds. */
export const hasPin = (house: House, logonId: string): boolean => checksOf(house, logonId).pins > 0;

export const mayCheck = (house: House, logonId: string): boolean =>
  checksOf(house, logonId).wrong < MAX_IDENTITY_CHECKS;

/** Counts a wrong answer or PIN. */
export function countWrong(house: House, logonId: string): void {
  const found = checksOf(house, logonId);
  keep(house, logonId, { ...found, wrong: found.wrong + 1 });
}

/** A right one: the PINs are used up, and the count starts anew. */
export const forgetChecks = ({ state }: House, logonId: string): void =>
  state.remove(logonId, KIND, 'checks');
