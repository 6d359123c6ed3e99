import type { BrandSite } from '../brand/read-brands.ts';
import { BrandRefusedError } from './publish-errors.ts';
import { addMissingRecord } from './published-record.ts';
import { isRolledBack } from './release-history.ts';
import { rolledBackLine, unchangedLine } from './release-site.ts';
import { isServed } from './site-input.ts';
import type { SitePublisher } from './site-publisher.ts';
import { WorkerStoppedError } from './worker-publisher.ts';

export interface Job {
  site: BrandSite;
  /** Whether `write` makes this site the served one. Otherwise it only says why not. */
  rendered: boolean;
  /** @returns a line for the terminal */
  write(): Promise<string>;
  /** The publisher that writes it: one writes one site after another. */
  publisher?: SitePublisher;
}

/** A worker has its next site before it has rendered one. */
const SITES_AHEAD = 2;

/** The domain where a brand is served now; its configured domain if it is not served yet. */
export const servedUnder = ({ brand }: BrandSite, domains: ReadonlyMap<string, string>): string =>
  domains.get(brand.code) ?? brand.domain;

const left = (site: BrandSite, line: string): Job => ({
  site,
  rendered: false,
  write: () => Promise.resolve(line),
});

/**
 * Skips sites whose served release is current, but never one whose domain changed: it may have an old symlink.
 * @param leaveRolledBack skip rolled-back sites (decision 014)
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

/** A render error refuses that brand only. */
const asRefusal = (error: unknown, code: string): BrandRefusedError =>
  error instanceof BrandRefusedError
    ? error
    : new BrandRefusedError(
        code,
        'a page could not be rendered',
        [error instanceof Error ? error.message : String(error)],
        { cause: error },
      );

/** Renders all sites. @throws the first error that is not one of a brand */
export async function renderJobs(
  publishers: readonly SitePublisher[],
  sites: readonly BrandSite[],
  inputOf: (site: BrandSite) => string,
): Promise<{ jobs: Job[]; refused: BrandRefusedError[] }> {
  const jobs: Job[] = [];
  const refused: BrandRefusedError[] = [];
  const open = sites.values();
  const renderNext = async (publisher: SitePublisher): Promise<void> => {
    for (const site of open) {
      const { code } = site.brand;
      try {
        await publisher.render(site, inputOf(site));
        jobs.push({ site, rendered: true, write: () => publisher.write(code), publisher });
      } catch (error) {
        if (error instanceof WorkerStoppedError) throw error;
        refused.push(asRefusal(error, code));
      }
    }
  };
  const ahead = publishers.length > 1 ? SITES_AHEAD : 1;
  await Promise.all(
    publishers.flatMap((publisher) => Array.from({ length: ahead }, () => renderNext(publisher))),
  );
  return { jobs, refused: refused.sort((one, other) => (one.code < other.code ? -1 : 1)) };
}

/**
 * Writes all sites. After an error no further site is begun.
 * @returns lines for the terminal, in the order of the jobs
 */
export async function writeJobs(jobs: readonly Job[]): Promise<string[]> {
  const lines: string[] = [];
  const errors: unknown[] = [];
  const lists = Map.groupBy([...jobs.entries()], ([, { publisher }]) => publisher);
  const writeList = async (list: readonly [number, Job][]): Promise<void> => {
    for (const [at, job] of list) {
      if (errors.length > 0) return;
      try {
        lines[at] = await job.write();
      } catch (error) {
        errors.push(error);
      }
    }
  };
  await Promise.all([...lists.values()].map(writeList));
  if (errors.length > 0) throw errors[0];
  return lines;
}
