/** Limits sign-ins and recovery before they reach the services, which apply the limits of decisions/sign-in#limits-on-wrong-sign-ins. */
import { securityQuestion } from '../../../src/features/account/account.schema.ts';
import {
  forgottenUsernamePassword,
  requestPin,
} from '../../../src/features/account/recovery/account-recovery.schema.ts';
import { consumerProfile, register } from '../../../src/features/register/register.schema.ts';
import { collectCalls } from '../../../stubs/contract/collect-calls.ts';
import { refuseUntil } from '../../../stubs/sandbox/http/requests.ts';

/**
 * Rate and burst per visitor address, for all limited calls together. The services count only wrong tries, but nginx
 * counts every call, so both values are far above what an office of agents needs (decisions/services#limits-in-nginx).
 */
export const RATE_PER_SECOND = 10;
export const BURST = 300;
/** Seconds after which a full burst is available again. */
export const RETRY_SECONDS = BURST / RATE_PER_SECOND;

/** The nginx variable that holds the error code of a rejected call. */
export const LIMIT_CODE = '$portal_limit_code';
export const DEFAULT_CODE = 'SIGN-IN-LIMIT';

/** Limited calls that are not sign-ins, by their error code (decisions/sign-in#limits-on-wrong-sign-ins). */
const OTHER_CODES = {
  'LOOK-UP-LIMIT': [securityQuestion, register],
  'IDENTITY-LIMIT': [forgottenUsernamePassword],
  'PIN-LIMIT': [requestPin],
  'REGISTER-LIMIT': [consumerProfile],
};

export const tooManyCalls = (): Response => refuseUntil(RETRY_SECONDS, LIMIT_CODE);

/** Paths in the contract; `{name}` stands for a variable part. */
export interface ContractPaths {
  /** Calls that reveal something about a password or a user name. */
  limited: readonly string[];
  /** Error code by path, for the limited calls whose error code is not the sign-in's. */
  codes: ReadonlyMap<string, string>;
  /** Calls without a variable part in their path. */
  plain: readonly string[];
  /** Calls whose path contains something that could identify a member. */
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

/** A regular expression that matches every address that a service may read as this path. */
export const pathPattern = (path: string): string =>
  `^${path
    .split(/\{[^}]*\}/)
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('[^/]+')}/*$`;
