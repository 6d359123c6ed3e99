/** The storage operations that uploads need. */
import type { S3Client } from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';
import type { ObjectHeaders } from './release-objects.ts';

export interface BucketOptions {
  bucket: string;
  /** The storage's address; undefined for AWS. */
  endpoint?: string | undefined;
}

export interface Bucket {
  /** @returns the keys that start with a prefix */
  list(prefix: string): Promise<string[]>;
  /** Returns the digest in an object's metadata; undefined if there is none. */
  digestOf(key: string): Promise<string | undefined>;
  /** Returns an object's text; null if there is no such object. */
  read(key: string): Promise<string | null>;
  put(key: string, body: Uint8Array, headers: ObjectHeaders, digest?: string): Promise<void>;
  delete(key: string): Promise<void>;
  /** The storage's clock in milliseconds, from its last response. */
  now(): number;
  close(): void;
}

const ATTEMPTS = 5;
/** S3-compatible storage has no regions, but signatures require one. */
const NO_REGION = 'us-east-1';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);

/**
 * The value of `Content-MD5`, a checksum that all S3-compatible storage verifies. The SDK's newer checksums are off,
 * because storage that does not support them would save their trailers as part of the object.
 */
const md5 = (body: Uint8Array): string => createHash('md5').update(body).digest('base64');

/** Returns the storage's clock: the time of its last response, or this machine's time before the first response. */
function storageClock(client: S3Client): () => number {
  let now = Date.now();
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      const { response } = result;
      const headers: unknown =
        typeof response === 'object' && response !== null && 'headers' in response ? response.headers : null;
      const date: unknown =
        typeof headers === 'object' && headers !== null && 'date' in headers ? headers.date : null;
      if (typeof date === 'string') now = Date.parse(date);
      return result;
    },
    { step: 'deserialize', name: 'storageTime' },
  );
  return () => now;
}

export async function openBucket({ bucket: Bucket, endpoint }: BucketOptions): Promise<Bucket> {
  const { S3Client, ...s3 } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true, region: NO_REGION }),
  });
  const now = storageClock(client);
  return {
    async list(Prefix) {
      const keys: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(new s3.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
        keys.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
      return keys;
    },
    digestOf: async (Key) =>
      (await client.send(new s3.HeadObjectCommand({ Bucket, Key }))).Metadata?.['digest'],
    async read(Key) {
      try {
        const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key }));
        return (await Body?.transformToString()) ?? null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async put(Key, Body, headers, digest) {
      await client.send(
        new s3.PutObjectCommand({
          Bucket,
          Key,
          Body,
          ContentMD5: md5(Body),
          ...headers,
          ...(digest === undefined ? {} : { Metadata: { digest } }),
        }),
      );
    },
    async delete(Key) {
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key }));
    },
    now,
    close: () => client.destroy(),
  };
}
