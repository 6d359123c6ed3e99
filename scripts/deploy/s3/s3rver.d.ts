/** The part of `s3rver` in use: the package has no types. */
declare module 's3rver' {
  import type { RequestListener } from 'node:http';
  interface Options {
    directory: string;
    silent?: boolean;
    /** Whether the first part of a host may be a bucket. */
    vhostBuckets?: boolean;
    configureBuckets?: readonly { name: string; configs: readonly string[] }[];
  }
  export default class S3rver {
    constructor(options: Options);
    configureBuckets(): Promise<void>;
    callback(): RequestListener;
  }
}
