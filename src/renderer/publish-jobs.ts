/** The sites of a publish: which of them stay as they are served, and the new pages of the others. */
import { join } from 'node:path';
import type { BrandSite } from '../brand/read-brands.ts';
import type { Named } from '../brand/validate/other-brand-names.ts';
import type { Assets } from './assets.ts';
import { BrandRefusedError } from './publish-errors.ts';
import { addMissingRecord } from './published-record.ts';
import { isRolledBack } from './release-history.ts';
import { releaseSite, rolledBackLine, unchangedLine } from './release-site.ts';
import { renderSite, type Render, type RenderedSite } from './render-site.ts';
import { isServed } from './site-input.ts';

const ENTRY = 'dist/renderer/server/entry.mjs';

const isRenderer = (module: unknown): module is { render: Render } =>
  typeof module === 'object' && module !== null && 'render' in module && typeof module.render === 'function';

/** The compiled renderer. */
export async function loadRenderer(root: string): Promise<Render> {
  const module: unknown = await import(join(root, ENTRY));
  if (!isRenderer(module)) throw new Error(`${ENTRY} is not a renderer`);
  return module.render;
}

/** One site of a publish. */
export interface Job {
  site: BrandSite;
  input: string;
  /** The new pages, or a line that says why the site stays as it is. */
  rendered: RenderedSite | string;
}

/** The domain under which a site is served; its own where it is not served yet. */
export const servedUnder = ({ brand }: BrandSite, domains: ReadonlyMap<string, string>): string =>
  domains.get(brand.code) ?? brand.domain;

/**
 * Separates sites that stay as they are served from those that have something to publish. A site that is served under
 * another domain has: an old link to the new one may still be there.
 * @param leaveRolledBack whether a site that is rolled back stays so, whatever its files say (decision 014)
 * @param domains the domain under which each brand is served, by code
 */
export async function stayingSites(
  root: string,
  sites: readonly BrandSite[],
  inputOf: (site: BrandSite) => string,
  leaveRolledBack: boolean,
  domains: ReadonlyMap<string, string>,
): Promise<{ staying: Job[]; changed: BrandSite[] }> {
  const staying: Job[] = [];
  const changed: BrandSite[] = [];
  for (const site of sites) {
    const input = inputOf(site);
    const { domain, code } = site.brand;
    const old = servedUnder(site, domains);
    const rolledBack = await isRolledBack(root, old);
    if (rolledBack && leaveRolledBack) staying.push({ site, input, rendered: rolledBackLine(old, code) });
    else if (!rolledBack && old === domain && (await isServed(root, domain, input))) {
      await addMissingRecord(root, site);
      staying.push({ site, input, rendered: unchangedLine(domain) });
    } else changed.push(site);
  }
  return { staying, changed };
}

/** A renderer that failed on a brand's page refuses that brand, not the others. */
const asRefusal = (error: unknown, code: string): BrandRefusedError =>
  error instanceof BrandRefusedError
    ? error
    : new BrandRefusedError(
        code,
        'a page could not be rendered',
        [error instanceof Error ? error.message : String(error)],
        { cause: error },
      );

/** Renders sites in memory. @param brands every brand: no page may name another one */
export async function renderJobs(
  root: string,
  sites: readonly BrandSite[],
  brands: readonly Named[],
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

/** Writes and serves what was rendered. @returns a line for a person */
export const writeJob = async (root: string, { input, rendered }: Job, assets: Assets): Promise<string> =>
  typeof rendered === 'string' ? rendered : releaseSite(root, rendered, assets, input);
