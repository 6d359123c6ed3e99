/** Uploads published sites to S3-compatible storage (decisions/publishing#uploads-to-object-storage). */
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isInShard, type Shard } from '../../../src/renderer/publish/shard.ts';
import { servedDomains } from '../../../src/renderer/publish/write-index.ts';
import { finishRelease } from '../../../src/renderer/release/finish-release.ts';
import { openBucket, type BucketOptions } from './bucket.ts';
import { planDiff, planSummary } from './plan-text.ts';
import { messageOf, storageError } from './storage-error.ts';
import { uploadSite } from './upload-site.ts';

export interface DeployOptions extends BucketOptions {
  /** Prefix of all keys, without leading or trailing slash. */
  prefix?: string | undefined;
  /** Only prints what would change. */
  isDryRun: boolean;
  /** The share of brands that this machine publishes (decisions/publishing#shards-by-the-brands-code); default: all brands. */
  shard?: Shard | undefined;
  log: (line: string) => void;
}

const SITES = 'dist/sites';

/** Uploads all complete sites. @throws Error that says why the storage cannot be used, or names the incomplete sites */
export async function deployS3(root: string, options: DeployOptions): Promise<void> {
  const { prefix = '', isDryRun, shard, log } = options;
  const folder = join(root, SITES);
  const codes = new Map([...servedDomains(root)].map(([code, domain]) => [domain, code]));
  const domains = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => !name.startsWith('.'))
    .filter((name) => shard === undefined || isInShard(codes.get(name) ?? '', shard))
    .sort();
  if (domains.length === 0 && shard !== undefined) return log('This share has no site.');
  if (domains.length === 0) throw new Error('No site is published here. Publish with: npm run build');
  const start = prefix === '' ? '' : `${prefix}/`;
  const bucket = await openBucket(options);
  const failures: string[] = [];
  try {
    await bucket.list(`${start}_manifests/`).catch((error: unknown) => {
      throw storageError(error, options);
    });
    for (const domain of domains) {
      try {
        // Waits for the final compressed copies if another process is still writing them.
        await finishRelease(root, domain);
        const site = {
          release: realpathSync(join(folder, domain)),
          folder: `${start}${domain}/`,
          manifest: `${start}_manifests/${domain}.json`,
        };
        const plan = await uploadSite(bucket, site, isDryRun);
        log([planSummary(domain, plan), ...(isDryRun ? planDiff(plan) : [])].join('\n'));
      } catch (error) {
        failures.push(`${domain}: ${messageOf(error)}`);
        log(`${domain}: failed`);
      }
    }
  } finally {
    bucket.close();
  }
  if (failures.length > 0) throw new Error(failureText(failures, domains.length, isDryRun));
}

const failureText = (failures: readonly string[], sites: number, isDryRun: boolean): string =>
  [
    `${failures.length} of ${sites} sites ${isDryRun ? 'could not be compared' : 'are not complete'}:`,
    ...failures.map((failure) => `  ${failure}`),
    ...(isDryRun ? [] : ['The same command goes on where this one stopped.']),
  ].join('\n');
