/** `npm run deploy:s3`: uploads the published sites to S3-compatible storage. `--help` prints the options. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseShard } from '../../src/renderer/publish/shard.ts';
import { deployS3 } from './s3/deploy-s3.ts';
import { bringStorageSdk } from './s3/storage-sdk.ts';

const USAGE = `npm run deploy:s3 -- --bucket NAME [options]

Uploads the sites in dist/sites: hashed files first, then pages. Pages that are gone are deleted at the end, hashed files of
earlier releases by a run 30 days later. After an interruption the same command goes on.

  --bucket NAME     the bucket
  --prefix FOLDER   upload into this folder of the bucket
  --endpoint URL    S3-compatible storage that is not AWS
  --shard 2/4       upload one of several shares of the brands, as npm run build publishes it
  --dry-run         upload and delete nothing; print what would change
  --help            show this

Keys and region are read as by other tools of AWS: AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION, or a profile.`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      bucket: { type: 'string' },
      prefix: { type: 'string' },
      endpoint: { type: 'string' },
      shard: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const { bucket, prefix, endpoint } = values;
  if (!bucket) throw new Error('--bucket names no bucket.');
  const isDryRun = values['dry-run'];
  const shard = values.shard === undefined ? undefined : parseShard(values.shard);
  return { bucket, prefix: prefix?.replaceAll(/^\/+|\/+$/g, ''), endpoint, shard, isDryRun };
}

try {
  const options = readOptions();
  if (options === null) console.info(USAGE);
  else {
    await bringStorageSdk();
    await deployS3(join(import.meta.dirname, '../..'), { ...options, log: console.info });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
