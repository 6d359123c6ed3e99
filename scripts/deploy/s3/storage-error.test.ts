/** Tests errors that s3rver cannot produce. `interrupted.test.ts` tests the other errors. */
import { expect, it } from 'vitest';
import { storageError } from './storage-error.ts';

it.each([
  ['SignatureDoesNotMatch', 'AWS refuses the keys: AWS_SECRET_ACCESS_KEY is wrong.'],
  ['AccessDenied', 'The keys may not list the bucket sites at AWS.'],
  ['SlowDown', 'The bucket sites at AWS cannot be read: Words of the storage'],
])('storageError() explains %s', (name, message) => {
  const error = Object.assign(new Error('Words of the storage'), { name });
  expect(storageError(error, { bucket: 'sites' }).message).toBe(message);
});
