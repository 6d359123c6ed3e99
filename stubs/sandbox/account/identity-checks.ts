/** How often somebody has asked for a PIN, or shown wrongly who they are (spec 000 §9); forgotten after an hour. */
import * as v from 'valibot';
import {
  MAX_GUARDIAN_ATTEMPTS,
  MAX_IDENTITY_CHECKS,
  MAX_PIN_REQUESTS,
} from '../../../src/session/sign-in/attempts.rules.ts';
import type { House } from '../context.ts';

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

/** @param most how often it may be counted; any number where there is no limit @returns false for one too many */
const count = (
  house: House,
  logonId: string,
  what: 'pins' | 'wrong' | 'guardian',
  most = Infinity,
): boolean =>
  house.exclusive(() => {
    const found = checksOf(house, logonId);
    if (found[what] >= most) return false;
    keep(house, logonId, { ...found, [what]: found[what] + 1 });
    return true;
  });

/** Counts a request for a PIN. @returns false for one too many */
export const countPin = (house: House, logonId: string): boolean =>
  count(house, logonId, 'pins', MAX_PIN_REQUESTS);

/** Counts a guardian who could not be verified. @returns false for one too many */
export const countGuardian = (house: House, logonId: string): boolean =>
  count(house, logonId, 'guardian', MAX_GUARDIAN_ATTEMPTS);

/** Whether a PIN was sent that still holds. */
export const hasPin = (house: House, logonId: string): boolean => checksOf(house, logonId).pins > 0;

export const mayCheck = (house: House, logonId: string): boolean =>
  checksOf(house, logonId).wrong < MAX_IDENTITY_CHECKS;

/** Counts a wrong answer or PIN. */
export const countWrong = (house: House, logonId: string): boolean => count(house, logonId, 'wrong');

/** A right one: the PINs are used up, and the count starts anew. */
export const forgetChecks = ({ state }: House, logonId: string): void =>
  state.remove(logonId, KIND, 'checks');
