import { t, texts } from './failure.text.ts';

type FailureKind =
  | 'offline'
  | 'timeout'
  | 'signed-out'
  | 'forbidden'
  | 'not-found'
  | 'rejected'
  | 'unavailable'
  | 'bad-response'
  | 'aborted';

/** Why a call failed. Contains no member data. */
export interface Failure {
  kind: FailureKind;
  status?: number;
  /** The service's business code, from errors[0].errorMessage or baseMessage.returnCodeDescription (spec 000 §8). */
  code?: string;
  /** The value of errors[1].errorMessage, which is the brand of a demo user (spec 000 §8). */
  detail?: string;
  /** Earliest time of a retry, from `Retry-After`, in milliseconds since 1970 by this device's clock. */
  retryAt?: number;
  reference: string;
  /** Paths of invalid fields, for the log. Never contains their values. */
  issues?: string[];
}

export class ServiceError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure, options?: ErrorOptions) {
    super(
      `service call failed: ${failure.kind}${failure.status ? ` ${failure.status}` : ''} (${failure.reference})`,
      options,
    );
    this.name = 'ServiceError';
    this.failure = failure;
  }
}

const KIND_OF_STATUS: Partial<Record<number, FailureKind>> = {
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  408: 'timeout',
  409: 'forbidden',
  429: 'unavailable',
};

export const kindOfStatus = (status: number): FailureKind =>
  KIND_OF_STATUS[status] ?? (status >= 500 ? 'unavailable' : 'rejected');

/** Business code of a 407 that the front-end server sends as a 502, because browsers treat a 407 as a network error (decisions/services#what-passes-to-and-from-services). */
export const PROXY_CODE = '407';

export const statusMeant = (status: number, code: string | undefined): number =>
  status === 502 && code === PROXY_CODE ? 407 : status;

const isListed = (status: string): status is keyof typeof texts => Object.hasOwn(texts, status);

/** The message for a status (spec 000 §8 'HTTP statuses'); undefined if the spec has no message for it. */
export function statusText(status: number | undefined): string | undefined {
  const listed = String(status);
  return isListed(listed) ? t(listed) : undefined;
}
