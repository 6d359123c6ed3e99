/** Counts PIN requests and failed identity checks (spec 000 §9). Counts expire after an hour. */
import * as v from 'valibot';
import {
  MAX_GUARDIAN_ATTEMPTS,
  MAX_IDENTITY_CHECKS,
  MAX_PIN_REQUESTS,
  personAttempts,
  type IdentifiedPerson,
} from '../../../src/session/sign-in/attempts.rules.ts';
import type { SandboxServices } from '../context.ts';
import { refuseUntil } from '../http/requests.ts';

const KIND = 'identity';
const WINDOW_MS = 3_600_000;
const MS_PER_SECOND = 1000;

const checks = v.object({ pins: v.number(), wrong: v.number(), guardian: v.number(), until: v.number() });
type Checks = v.InferOutput<typeof checks>;

/** The counts for a name. @param logonId may be an unknown name, which is counted in the same way */
function checksOf({ state, now }: SandboxServices, logonId: string): Checks {
  const persisted = state.get(logonId, KIND, 'checks', checks);
  return persisted && persisted.until > now()
    ? persisted
    : { pins: 0, wrong: 0, guardian: 0, until: now() + WINDOW_MS };
}

const keep = ({ state }: SandboxServices, logonId: string, value: Checks): void =>
  state.set(logonId, KIND, 'checks', value);

/** Counts an attempt. @param most the limit; unlimited if omitted @returns false if the limit was already reached */
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

/** Counts a PIN request. @returns false if the limit was already reached */
export const countPin = (services: SandboxServices, logonId: string): boolean =>
  count(services, logonId, 'pins', MAX_PIN_REQUESTS);

/** Counts a failed guardian verification. @returns false if the limit was already reached */
export const countGuardian = (services: SandboxServices, logonId: string): boolean =>
  count(services, logonId, 'guardian', MAX_GUARDIAN_ATTEMPTS);

/** Whether a PIN was requested that is still valid. */
export const hasPin = (services: SandboxServices, logonId: string): boolean =>
  checksOf(services, logonId).pins > 0;

/**
 * The refusal when a limit is reached.
 * @param logonIds the names whose counts must all expire before the next attempt is possible
 */
export const refuseChecks = (services: SandboxServices, code: string, ...logonIds: string[]): Response =>
  refuseUntil(
    Math.ceil(
      (Math.max(...logonIds.map((id) => checksOf(services, id).until)) - services.now()) / MS_PER_SECOND,
    ),
    code,
  );

export const mayCheck = (services: SandboxServices, logonId: string): boolean =>
  checksOf(services, logonId).wrong < MAX_IDENTITY_CHECKS;

export const countWrong = (services: SandboxServices, logonId: string): boolean =>
  count(services, logonId, 'wrong');

/** Resets all counts and invalidates requested PINs, after a correct answer or PIN. */
export const resetChecks = ({ state }: SandboxServices, logonId: string): void =>
  state.remove(logonId, KIND, 'checks');

const keysOf = (person: IdentifiedPerson): string[] => personAttempts(person).map((key) => key.toUpperCase());

export const mayCheckPerson = (services: SandboxServices, person: IdentifiedPerson): boolean =>
  keysOf(person).every((key) => mayCheck(services, key));

/** The refusal if `mayCheckPerson` is false. */
export const refusePerson = (services: SandboxServices, code: string, person: IdentifiedPerson): Response =>
  refuseChecks(services, code, ...keysOf(person).filter((key) => !mayCheck(services, key)));

export function countWrongPerson(services: SandboxServices, person: IdentifiedPerson): void {
  for (const key of keysOf(person)) countWrong(services, key);
}

export function resetPerson(services: SandboxServices, person: IdentifiedPerson): void {
  for (const key of keysOf(person)) resetChecks(services, key);
}
