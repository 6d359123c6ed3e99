import type { BrandSite } from '../brand/read-brands.ts';
import type { BrandName } from '../brand/validate/other-brand-names.ts';
import type { Assets } from './assets.ts';
import { loadRenderer } from './load-renderer.ts';
import { BrandRefusedError } from './publish-errors.ts';
import { addMissingRecord } from './published-record.ts';
import { isRolledBack } from './release-history.ts';
import { releaseSite, rolledBackLine, unchangedLine } from './release-site.ts';
import { renderSite, type Render, type RenderedSite } from './render-site.ts';
import { isServed } from './site-input.ts';

export interface Job {
  site: BrandSite;
  input: string;
  /** The rendered pages, or a message why the site is not published. */
  rendered: RenderedSite | string;
}

/** The domain where a brand is served now; its configured domain if it is not served yet. */
export const servedUnder = ({ brand }: BrandSite, domains: ReadonlyMap<string, string>): string =>
  domains.get(brand.code) ?? brand.domain;

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
    if (rolledBack && leaveRolledBack) unchanged.push({ site, input, rendered: rolledBackLine(old, code) });
    else if (!rolledBack && old === domain && isServed(root, domain, input)) {
      await addMissingRecord(root, site);
      unchanged.push({ site, input, rendered: unchangedLine(domain) });
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

/** @param brands all brands, for the check that no page names another one */
export async function renderJobs(
  root: string,
  sites: readonly BrandSite[],
  brands: readonly BrandName[],
  assets: Assets,
  inputOf: (site: BrandSite) => string,
): Promise<{ jobs: Job[]; refused: BrandRefusedError[] }> {
  const jobs: Job[] = [];
  const refused: BrandRefusedError[] = [];
  let render: Render | null = null;
  for (const site of sites) {
    render ??= await loadRenderer(root);
    try {
      jobs.push({ site, input: inputOf(site), rendered: await renderSite(render, site, brands, assets) });
    } catch (error) {
      refused.push(asRefusal(error, site.brand.code));
    }
  }
  return { jobs, refused };
}

/** @returns a line for the terminal */
export const writeJob = async (root: string, { input, rendered }: Job, assets: Assets): Promise<string> =>
  typeof rendered === 'string' ? rendered : releaseSite(root, rendered, assets, input);
