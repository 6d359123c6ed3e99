import { setImmediate } from 'node:timers/promises';
import type { BrandSite } from '../../brand/read-brands.ts';
import { BrandRefusedError } from './publish-errors.ts';
import { addMissingRecord } from '../release/published-record.ts';
import { isRolledBack } from '../release/release-history.ts';
import { rolledBackLine, unchangedLine } from '../release/release-site.ts';
import { isServed } from './site-input.ts';
import type { SitePublisher } from './site-publisher.ts';

export interface Job {
  site: BrandSite;
  /** Whether a release was prepared. If false, `serve` serves nothing and returns a line that says why. */
  rendered: boolean;
  /** @returns a line for the terminal */
  serve(): Promise<string>;
  /** The publisher that prepared the release. */
  publisher?: SitePublisher;
}

/** The domain where a brand is served now; its configured domain if it is not served yet. */
export const servedUnder = ({ brand }: BrandSite, domains: ReadonlyMap<string, string>): string =>
  domains.get(brand.code) ?? brand.domain;

const left = (site: BrandSite, line: string): Job => ({
  site,
  rendered: false,
  serve: () => Promise.resolve(line),
});

/**
 * Splits sites into unchanged sites, whose served release is current, and changed sites. A site whose domain
 * changed counts as changed, because its old symlink must be removed.
 * @param leaveRolledBack whether rolled-back sites count as unchanged (decisions/publishing#rollbacks-last-until-named)
 */
export async function splitUnchanged(
  root: string,
  sites: readonly BrandSite[],
  inputOf: (site: BrandSite) => string,
  leaveRolledBack: boolean,
  domains: ReadonlyMap<string, string>,
): Promise<{ unchanged: Job[]; changed: BrandSite[] }> {
  const unchanged: Job[] = [];
  const changed: BrandSite[] = [];
  for (const site of sites) {
    const input = inputOf(site);
    const { domain, code } = site.brand;
    const old = servedUnder(site, domains);
    const rolledBack = isRolledBack(root, old);
    if (rolledBack && leaveRolledBack) unchanged.push(left(site, rolledBackLine(old, code)));
    else if (!rolledBack && old === domain && isServed(root, domain, input)) {
      addMissingRecord(root, site);
      unchanged.push(left(site, unchangedLine(domain)));
    } else changed.push(site);
  }
  return { unchanged, changed };
}

/** Replaces the jobs of sites that were rolled back while the releases were prepared. */
export const leaveRolledBackSites = (
  root: string,
  jobs: readonly Job[],
  domains: ReadonlyMap<string, string>,
): Job[] =>
  jobs.map((job) => {
    const old = servedUnder(job.site, domains);
    return isRolledBack(root, old) ? left(job.site, rolledBackLine(old, job.site.brand.code)) : job;
  });

/** Runs tasks on a publisher, as many at a time as it accepts. */
async function runAhead(publisher: SitePublisher | undefined, next: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: publisher?.ahead ?? 1 }, next));
}

function* inSequence<Item>(first: Iterable<Item>, second: Iterable<Item>): Generator<Item> {
  yield* first;
  yield* second;
}

/**
 * Prepares all releases. Returns brands with errors as `refused`.
 * @throws the first other error. Preparation of further sites then stops.
 */
export async function prepareJobs(
  publishers: readonly SitePublisher[],
  sites: readonly BrandSite[],
  inputOf: (site: BrandSite) => string,
): Promise<{ jobs: Job[]; refused: BrandRefusedError[] }> {
  const jobs: Job[] = [];
  const refused: BrandRefusedError[] = [];
  const errors: unknown[] = [];
  const begunBy = (site: BrandSite): SitePublisher | undefined =>
    publishers.find(({ begun }) => begun.get(site.brand.code)?.input === inputOf(site));
  const own = Map.groupBy(sites, begunBy);
  const open = (own.get(undefined) ?? []).values();
  const prepareNext = async (publisher: SitePublisher, queue: Iterable<BrandSite>): Promise<void> => {
    for (const site of queue) {
      const { code } = site.brand;
      try {
        await publisher.prepare(site, inputOf(site));
        jobs.push({ site, rendered: true, serve: () => publisher.serve(code), publisher });
      } catch (error) {
        if (error instanceof BrandRefusedError) refused.push(error);
        else errors.push(error);
      }
      if (errors.length > 0) return;
      await setImmediate(); // lets this thread receive messages from workers
    }
  };
  await Promise.all(
    publishers.map((publisher) => {
      const queue = inSequence(own.get(publisher) ?? [], open);
      return runAhead(publisher, () => prepareNext(publisher, queue));
    }),
  );
  if (errors.length > 0) throw errors[0];
  return { jobs, refused: refused.sort((a, b) => (a.code < b.code ? -1 : 1)) };
}

/**
 * Runs a task for each job, on the publisher that prepared the job.
 * @throws the first error, after which no more tasks start
 */
async function runJobs(jobs: readonly Job[], run: (job: Job, at: number) => Promise<void>): Promise<void> {
  const errors: unknown[] = [];
  const lists = Map.groupBy([...jobs.entries()], ([, { publisher }]) => publisher);
  const runNext = async (open: Iterable<[number, Job]>): Promise<void> => {
    for (const [at, job] of open) {
      if (errors.length > 0) return;
      try {
        await run(job, at);
      } catch (error) {
        errors.push(error);
      }
      await setImmediate();
    }
  };
  await Promise.all(
    [...lists].map(([publisher, list]) => {
      const open = list.values();
      return runAhead(publisher, () => runNext(open));
    }),
  );
  if (errors.length > 0) throw errors[0];
}

/** Serves all sites. @returns lines for the terminal, in the order of the jobs */
export async function serveJobs(jobs: readonly Job[]): Promise<string[]> {
  const lines: string[] = [];
  await runJobs(jobs, async (job, at) => {
    lines[at] = await job.serve();
  });
  return lines;
}

/** Completes the served sites: compresses heavy pages again and deletes old releases (decisions/publishing#visible-first-compressed-afterward). */
export const finishJobs = (jobs: readonly Job[]): Promise<void> =>
  runJobs(jobs, async ({ publisher, site }) => publisher?.finish(site.brand.domain));
