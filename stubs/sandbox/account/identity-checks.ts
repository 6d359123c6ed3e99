/** How often somebody has asked for a PIN, or shown wrongly who they are (spec 000 §9); forgotten after an hour. */
import * as v from 'valibot';
import {
  MAX_GUARDIAN_ATTEMPTS,
  MAX_IDENTITY_CHECKS,
  MAX_PIN_REQUESTS,
} from '../../../src/session/sign-in/attempts.rules.ts';
import type { SandboxServices } from '../context.ts';

const KIND = 'identity';
const WINDOW_MS = 3_600_000;

const checks = v.object({ pins: v.number(), wrong: v.number(), guardian: v.number(), until: v.number() });
type Checks = v.InferOutput<typeof checks>;

/** @param logonId also one that nobody has: it is counted alike */
function checksOf({ state, now }: SandboxServices, logonId: string): Checks {
  const found = state.get(logonId, KIND, 'checks', checks);
  return found && found.until > now() ? found : { pins: 0, wrong: 0, guardian: 0, until: now() + WINDOW_MS };
}

const keep = ({ state }: SandboxServices, logonId: string, value: Checks): void =>
  state.set(logonId, KIND, 'checks', value);

/** @param most how often it may be counted; any number where there is no limit @returns false for one too many */
const count = (
  services: SandboxServices,
  logonId: string,
  what: 'pins' | 'wrong' | 'guardian',
  most = Infinity,
): boolean =>
  services.transaction(() => {
    const found = checksOf(services, logonId);
    if (found[what] >= most) return false;
    keep(services, logonId, { ...found, [what]: found[what] + 1 });
    return true;
  });

/** Counts a request for a PIN. @returns false for one too many */
export const countPin = (services: SandboxServices, logonId: string): boolean =>
  count(services, logonId, 'pins', MAX_PIN_REQUESTS);

/** Counts a guardian who could not be verified. @returns false for one too many */
export const countGuardian = (services: SandboxServices, logonId: string): boolean =>
  count(services, logonId, 'guardian', MAX_GUARDIAN_ATTEMPTS);

/** Whether a PIN was sent that still holds. */
export const hasPin = (services: SandboxServices, logonId: string): boolean =>
  checksOf(services, logonId).pins > 0;

export const mayCheck = (services: SandboxServices, logonId: string): boolean =>
  checksOf(services, logonId).wrong < MAX_IDENTITY_CHECKS;

/** Counts a wrong answer or PIN. */
export const countWrong = (services: SandboxServices, logonId: string): boolean =>
  count(services, logonId, 'wrong');

/** A right one: the PINs are used up, and the count starts anew. */
export const forgetChecks = ({ state }: SandboxServices, logonId: string): void =>
  state.remove(logonId, KIND, 'checks');
