/** Limits sign-ins and recovery in front of the services, which have the limits of decision 070. */
import { collectCalls } from '../../../stubs/contract/collect-calls.ts';
import { refuseUntil } from '../../../stubs/sandbox/http/requests.ts';

/**
 * Calls of one address to all limited calls together. The services count wrong tries only; here every call counts, so
 * both are far above what an office of agents needs in a quarter of an hour or at once (decision 308).
 */
export const RATE_PER_SECOND = 10;
export const BURST = 300;
/** A full burst has drained. */
export const RETRY_SECONDS = BURST / RATE_PER_SECOND;

export const tooManyCalls = (): Response => refuseUntil(RETRY_SECONDS, 'SIGN-IN-LIMIT');

/** Paths of the contract, with `{name}` for a part that differs. */
export interface ContractPaths {
  /** Calls that tell something about a password or a user name. */
  limited: readonly string[];
  /** Calls with something in their path that could identify a member. */
  personal: readonly string[];
}

export async function contractPaths(): Promise<ContractPaths> {
  const calls = (await collectCalls()).map(({ call }) => call);
  const unique = (paths: readonly string[]): string[] => [...new Set(paths)].sort();
  return {
    limited: unique(calls.filter(({ limited }) => limited).map(({ path }) => path)),
    personal: unique(calls.map(({ path }) => path).filter((path) => path.includes('{'))),
  };
}

/** A regular expression of all addresses that a service may read as this path. */
export const pathPattern = (path: string): string =>
  `^${path
    .split(/\{[^}]*\}/)
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('[^/]+')}/*$`;
