/** Renders and publishes brands: all checked first, then each swapped in by one atomic step. */
import { join } from 'node:path';
import {
  BrandFaultsError,
  brandCodes,
  readBrands,
  readEach,
  UnknownBrandError,
  type BrandSite,
} from '../brand/brand-files.ts';
import { fileErrors } from './file-errors.ts';
import { forget } from './forget.ts';
import { readAssets, type Assets } from './assets.ts';
import { BrandRefusedError, errorLine, recordErrors, refusedEntry } from './publish-errors.ts';
import { withLocks, type LockOptions } from './publish-lock.ts';
import { releaseSite, takenBackLine, unchangedLine } from './release-site.ts';
import type { Named } from '../brand/foreign-names.ts';
import { renderSite, type Render, type RenderedSite } from './render-site.ts';
import { inputsOf, isServed, isTakenBack } from './site-input.ts';
import { readStamp } from './source-hash.ts';
import { sweep } from './sweep.ts';
import { allNames, servedCodes, writeIndex } from './write-index.ts';

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
  /** The new pages, or a line that says why the site stays as it is. */
  rendered: RenderedSite | string;
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

/** Renders the sites whose served release comes from something else than what there is now. */
async function renderChanged(
  root: string,
  chosen: readonly BrandSite[],
  brands: readonly Named[],
  assets: Assets,
  inputOf: (site: BrandSite) => string,
  leaveTakenBack: boolean,
): Promise<{ jobs: Job[]; refused: BrandRefusedError[] }> {
  const jobs: Job[] = [];
  const refused: BrandRefusedError[] = [];
  let render: Render | null = null;
  for (const site of chosen) {
    const input = inputOf(site);
    const { domain, code } = site.brand;
    if (await isServed(root, domain, input)) {
      jobs.push({ site, input, rendered: unchangedLine(domain) });
      continue;
    }
    if (leaveTakenBack && (await isTakenBack(root, domain, input))) {
      jobs.push({ site, input, rendered: takenBackLine(domain, code) });
      continue;
    }
    render ??= await loadRenderer(root);
    try {
      jobs.push({ site, input, rendered: await renderSite(render, site, brands, assets) });
    } catch (error) {
      refused.push(asRefusal(error, code));
    }
  }
  return { jobs, refused };
}

/** The brands that are asked for must be without errors; an error of another one does not stop them. */
async function publish(
  root: string,
  codes: readonly string[] | 'all',
  keepGoing: boolean,
): Promise<string[]> {
  const known = brandCodes(root);
  const wanted = codes === 'all' ? known : knownCodes(root, codes);
  const states = readEach(root);
  const inFiles = fileErrors(states, wanted);
  if (inFiles.length > 0 && !keepGoing) {
    await recordErrors(root, known, wanted, inFiles);
    throw new BrandFaultsError(readBrands(root, codes === 'all' ? undefined : wanted).faults);
  }
  const sound = states.shared.length > 0 ? [] : states.sites;
  const chosen = sound.filter(({ brand }) => wanted.includes(brand.code));
  const assets = readAssets(root);
  const without = (sites: readonly BrandSite[]) =>
    known.filter((code) => !sites.some(({ brand }) => brand.code === code));
  const names = await allNames(root, sound, without(sound));
  const inputOf = inputsOf(readStamp(root), names);
  const { jobs, refused } = await renderChanged(root, chosen, names, assets, inputOf, codes === 'all');
  const errors = [...inFiles, ...refused.map(refusedEntry)];
  if (refused.length > 0 && !keepGoing) {
    await recordErrors(root, known, wanted, errors);
    throw refused.length === 1 ? refused[0] : new Error(refused.map(({ message }) => message).join('\n'));
  }
  const lines: string[] = [];
  const open = jobs.entries();
  const writer = async (): Promise<void> => {
    for (const [at, { input, rendered }] of open)
      lines[at] = typeof rendered === 'string' ? rendered : await releaseSite(root, rendered, assets, input);
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  const publishable = sound.filter(({ brand }) => !refused.some(({ code }) => code === brand.code));
  const served = jobs.map(({ site }) => site);
  await writeIndex(root, publishable, served, without(publishable));
  await recordErrors(root, known, wanted, errors);
  const others = [...states.own.keys()].filter((code) => !wanted.includes(code));
  const notes = [...errors, ...fileErrors({ ...states, shared: [] }, others)];
  const entries = await servedCodes(root);
  return [...lines, ...notes.map((note) => errorLine(note, note.code !== null && entries.has(note.code)))];
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
 * without error. Brands are read only once no other process publishes them: an older record never
 * replaces a newer one.
 * @param codes brand codes, in any case, or all
 * @param options.keepGoing publishes the brands without errors and leaves the others as they are served
 * @returns one line a site, for a person
 * @throws BrandFaultsError, UnknownBrandError, BrandRefusedError, LockedError
 */
export function publishSites(
  root: string,
  codes: readonly string[] | 'all',
  options?: LockOptions & { keepGoing?: boolean },
): Promise<string[]> {
  sweep(root);
  forget(root);
  const known = brandCodes(root);
  const wanted = codes === 'all' ? known : codes.map((code) => code.toLowerCase());
  const names = wanted.filter((code) => known.includes(code));
  return withLocks(root, names, () => publish(root, codes, options?.keepGoing ?? false), options);
}
