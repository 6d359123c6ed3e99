/** Types for the part of `s3rver` that tests use; the package has none. */
declare module 's3rver' {
  import type { RequestListener } from 'node:http';
  import type { Readable } from 'node:stream';
  interface Options {
    directory: string;
    silent?: boolean;
    /** Whether the first part of a host name can be a bucket. */
    vhostBuckets?: boolean;
    configureBuckets?: readonly { name: string; configs: readonly string[] }[];
  }
  export interface PutObject {
    bucket: string;
    key: string;
    metadata: object;
    content: Buffer | Readable;
  }
  interface FilesystemStore {
    getResourcePath(bucket: string, key: string, resource: 'object'): string;
    putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
    putObject(object: PutObject): Promise<{ size: number; md5: string }>;
  }
  export default class S3rver {
    constructor(options: Options);
    store: FilesystemStore;
    configureBuckets(): Promise<void>;
    callback(): RequestListener;
  }
}
