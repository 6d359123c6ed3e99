/** Renders and publishes brands: all checked first, then each swapped in by one atomic step. */
import { join } from 'node:path';
import {
  brandCodes,
  findBrand,
  loadBrands,
  UnknownBrandError,
  type BrandSite,
} from '../brand/brand-files.ts';
import { forget } from './forget.ts';
import { readAssets, type Assets } from './assets.ts';
import { withLocks, type LockOptions } from './publish-lock.ts';
import { releaseSite, unchangedLine } from './release-site.ts';
import type { Named } from './check-page.ts';
import { renderSite, type Render, type RenderedSite } from './render-site.ts';
import { inputsOf, isServed } from './site-input.ts';
import { readStamp } from './source-hash.ts';
import { stubAnswers } from './stub-answers.ts';
import { sweep } from './sweep.ts';
import { servedNames, writeIndex } from './write-index.ts';

/** Sites being written at once: more would only wait for the disk, with their files in memory. */
const WRITERS = 8;
const ENTRY = 'dist/renderer/server/entry.mjs';

const isRenderer = (module: unknown): module is { render: Render } =>
  typeof module === 'object' && module !== null && 'render' in module && typeof module.render === 'function';

/** The compiled renderer. */
export async function loadRenderer(root: string): Promise<Render> {
  const module: unknown = await import(join(root, ENTRY));
  if (!isRenderer(module)) throw new Error(`${ENTRY} is not a renderer`);
  return module.render;
}

interface Job {
  site: BrandSite;
  input: string;
  rendered: RenderedSite | null;
}

/** Renders the sites whose served release comes from something else than what there is now. */
async function renderChanged(
  root: string,
  chosen: readonly BrandSite[],
  brands: readonly Named[],
  assets: Assets,
  inputOf: (site: BrandSite) => string,
): Promise<Job[]> {
  const jobs: Job[] = [];
  let render: Render | null = null;
  for (const site of chosen) {
    const input = inputOf(site);
    if (await isServed(root, site.brand.domain, input)) {
      jobs.push({ site, input, rendered: null });
      continue;
    }
    render ??= await loadRenderer(root);
    jobs.push({ site, input, rendered: await renderSite(render, site, brands, assets) });
  }
  return jobs;
}

/** The brands that are asked for must be without fault; a fault of another one does not hold them up. */
async function publish(root: string, codes: readonly string[] | 'all'): Promise<string[]> {
  const wanted = codes === 'all' ? undefined : knownCodes(root, codes);
  const all = loadBrands(root, wanted);
  const chosen = wanted ? wanted.map((code) => findBrand(all, code)) : all;
  const broken = brandCodes(root).filter((code) => !all.some(({ brand }) => brand.code === code));
  const plain = stubAnswers(root);
  const assets = readAssets(root);
  const names = [...all.map(({ brand }) => brand), ...(await servedNames(root, broken))];
  const jobs = await renderChanged(root, chosen, names, assets, inputsOf(readStamp(root), plain, all));
  const lines: string[] = [];
  const open = jobs.entries();
  const writer = async (): Promise<void> => {
    for (const [at, { site, input, rendered }] of open)
      lines[at] = rendered
        ? await releaseSite(root, rendered, assets, plain, input)
        : unchangedLine(site.brand.domain);
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  await writeIndex(root, all, chosen, broken);
  return [
    ...lines,
    ...broken.map((code) => `${code} has faults and stays as it is: npm run brands -- check ${code}`),
  ];
}

/** Codes as the folders write them. @throws UnknownBrandError */
function knownCodes(root: string, codes: readonly string[]): string[] {
  const known = brandCodes(root);
  return codes.map((code) => {
    const lower = code.toLowerCase();
    if (!known.includes(lower)) throw new UnknownBrandError(code, known);
    return lower;
  });
}

/**
 * Publishes sites from the compiled renderer. Nothing is written before every site has been rendered
 * without fault. Brands are read only once no other process publishes them: an older record never
 * replaces a newer one.
 * @param codes brand codes, in any case, or all
 * @returns one line a site, for a person
 * @throws BrandFaultsError, UnknownBrandError, RenderFaultsError, LockedError
 */
export function publishSites(
  root: string,
  codes: readonly string[] | 'all',
  options?: LockOptions,
): Promise<string[]> {
  sweep(root);
  forget(root);
  const known = brandCodes(root);
  const wanted = codes === 'all' ? known : codes.map((code) => code.toLowerCase());
  const names = wanted.filter((code) => known.includes(code));
  return withLocks(root, names, () => publish(root, codes), options);
}
