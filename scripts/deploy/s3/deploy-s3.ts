/** Uploads published sites to S3-compatible storage (decision 309). */
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isInShard, type Shard } from '../../../src/renderer/publish/shard.ts';
import { servedDomains } from '../../../src/renderer/publish/write-index.ts';
import { finishRelease } from '../../../src/renderer/release/finish-release.ts';
import { openBucket, type BucketOptions } from './bucket.ts';
import { planDiff, planSummary } from './plan-text.ts';
import { uploadSite } from './upload-site.ts';

export interface DeployOptions extends BucketOptions {
  /** Start of all keys, without slashes around it. */
  prefix?: string | undefined;
  /** Reads only, and prints what would change. */
  isDryRun: boolean;
  /** The share of the brands that this machine publishes (decision 310); by default all. */
  shard?: Shard | undefined;
  log: (line: string) => void;
}

const SITES = 'dist/sites';

/** @throws Error that names the site; the same command then goes on where this one stopped */
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
  try {
    for (const domain of domains) {
      // The best copies of pages, if another process has published them and is not finished.
      await finishRelease(root, domain);
      const site = {
        release: realpathSync(join(folder, domain)),
        folder: `${start}${domain}/`,
        manifest: `${start}_manifests/${domain}.json`,
      };
      const plan = await uploadSite(bucket, site, isDryRun).catch((cause: unknown) => {
        const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
        throw new Error(
          `${domain} is not complete: ${reason}\nThe same command goes on where this one stopped.`,
          {
            cause,
          },
        );
      });
      log([planSummary(domain, plan), ...(isDryRun ? planDiff(plan) : [])].join('\n'));
    }
  } finally {
    bucket.close();
  }
}
