/** Explains in one line why the storage cannot be used. */
import type { BucketOptions } from './bucket.ts';

/** Explains errors from Node, the SDK or the storage. The key is the error's code or name. */
const REASONS: Readonly<Record<string, (where: string, bucket: string) => string>> = {
  ERR_INVALID_URL: (where) => `--endpoint ${where} is no URL.`,
  ECONNREFUSED: (where) => `${where} refuses connections.`,
  ENOTFOUND: (where) => `${where} is not found: there is no such host.`,
  NoSuchBucket: (where, bucket) => `There is no bucket ${bucket} at ${where}.`,
  CredentialsProviderError: () =>
    'There are no keys: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.',
  InvalidAccessKeyId: (where) => `${where} does not know the key in AWS_ACCESS_KEY_ID.`,
  SignatureDoesNotMatch: (where) => `${where} refuses the keys: AWS_SECRET_ACCESS_KEY is wrong.`,
  AccessDenied: (where, bucket) => `The keys may not list the bucket ${bucket} at ${where}.`,
};

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);

/** @param error thrown by a call that lists the bucket */
export function storageError(error: unknown, { bucket, endpoint = 'AWS' }: BucketOptions): Error {
  const message = messageOf(error);
  if (message === 'Region is missing')
    return new Error('There is no region: set AWS_REGION.', { cause: error });
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const name = error instanceof Error ? error.name : '';
  const reason = REASONS[code] ?? REASONS[name];
  return new Error(
    reason?.(endpoint, bucket) ?? `The bucket ${bucket} at ${endpoint} cannot be read: ${message}`,
    {
      cause: error,
    },
  );
}
