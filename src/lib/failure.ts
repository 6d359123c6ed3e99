/** Everything that can go wrong with a call, as one closed union (house: 'Failures'). */
import { t, texts } from './failure.text.ts';

type FailureKind =
  | 'offline'
  | 'timeout'
  | 'signed-out'
  | 'forbidden'
  | 'not-found'
  | 'rejected'
  | 'unavailable'
  | 'bad-reply'
  | 'aborted';

/** Why a value could not be had. Holds nothing that identifies a member. */
export interface Failure {
  kind: FailureKind;
  /** HTTP status, where there was an answer. */
  status?: number;
  /** Business code of the service: errors[0].errorMessage or baseMessage.returnCodeDescription (spec 000 §8). */
  code?: string;
  /** errors[1].errorMessage, where the service names something beside the code: the brand of a demo user (spec 000 §8). */
  detail?: string;
  /** When the service may be asked again (`Retry-After`), in milliseconds since 1970 by this device's clock. */
  retryAt?: number;
  /** Code that a member can read to customer service; the request carried it as a header. */
  reference: string;
  /** Paths of the fields that did not fit the schema, for the log; never their values. */
  issues?: string[];
}

/** A call to a service failed. `cause` keeps the library's own error. */
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

/** The kind of a failed HTTP status: 4xx the service said no, 5xx it could not answer. */
export const kindOfStatus = (status: number): FailureKind =>
  KIND_OF_STATUS[status] ?? (status >= 500 ? 'unavailable' : 'rejected');

const isListed = (status: string): status is keyof typeof texts => Object.hasOwn(texts, status);

/** Status text of spec 000 §8 'HTTP statuses' in the page's language, or nothing where the spec shows none. */
export function statusText(status: number | undefined): string | undefined {
  const listed = String(status);
  return isListed(listed) ? t(listed) : undefined;
}
