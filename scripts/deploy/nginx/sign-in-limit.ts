/** Limits sign-ins and recovery in front of the services, which have the limits of decisions/sign-in#limits-on-wrong-sign-ins. */
import { securityQuestion } from '../../../src/features/account/account.schema.ts';
import {
  forgottenUsernamePassword,
  requestPin,
} from '../../../src/features/account/recovery/account-recovery.schema.ts';
import { consumerProfile, register } from '../../../src/features/register/register.schema.ts';
import { collectCalls } from '../../../stubs/contract/collect-calls.ts';
import { refuseUntil } from '../../../stubs/sandbox/http/requests.ts';

/**
 * Calls of one address to all limited calls together. The services count wrong tries only; here every call counts, so
 * both are far above what an office of agents needs in a quarter of an hour or at once (decisions/services#limits-in-nginx).
 */
export const RATE_PER_SECOND = 10;
export const BURST = 300;
/** A full burst has drained. */
export const RETRY_SECONDS = BURST / RATE_PER_SECOND;

/** Variable of the code of a refusal. */
export const LIMIT_CODE = '$portal_limit_code';
export const DEFAULT_CODE = 'SIGN-IN-LIMIT';

/** Codes that the contract has for its other limited calls (decisions/sign-in#limits-on-wrong-sign-ins), by path. */
const OTHER_CODES = {
  'LOOK-UP-LIMIT': [securityQuestion, register],
  'IDENTITY-LIMIT': [forgottenUsernamePassword],
  'PIN-LIMIT': [requestPin],
  'REGISTER-LIMIT': [consumerProfile],
};

export const tooManyCalls = (): Response => refuseUntil(RETRY_SECONDS, LIMIT_CODE);

/** Paths of the contract, with `{name}` for a part that differs. */
export interface ContractPaths {
  /** Calls that tell something about a password or a user name. */
  limited: readonly string[];
  /** Codes of those that are not refused like a sign-in. */
  codes: ReadonlyMap<string, string>;
  /** Calls whose path is always the same. */
  plain: readonly string[];
  /** Calls with something in their path that could identify a member. */
  personal: readonly string[];
}

export async function contractPaths(): Promise<ContractPaths> {
  const calls = (await collectCalls()).map(({ call }) => call);
  const unique = (paths: readonly string[]): string[] => [...new Set(paths)].sort();
  return {
    limited: unique(calls.filter(({ limited }) => limited).map(({ path }) => path)),
    codes: new Map(
      Object.entries(OTHER_CODES).flatMap(([code, refused]) => refused.map(({ path }) => [path, code])),
    ),
    plain: unique(calls.map(({ path }) => path).filter((path) => !path.includes('{'))),
    personal: unique(calls.map(({ path }) => path).filter((path) => path.includes('{'))),
  };
}

/** A regular expression of all addresses that a service may read as this path. */
export const pathPattern = (path: string): string =>
  `^${path
    .split(/\{[^}]*\}/)
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('[^/]+')}/*$`;
