/** Renders and publishes brands: all checked first, then each swapped in by one atomic step. */
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
import { readAssets } from './assets.ts';
import { errorLine, recordErrors, refusedEntry } from './publish-errors.ts';
import { withLocks, type LockOptions } from './publish-lock.ts';
import { renderJobs, stayingSites, writeJob, type Job } from './publish-jobs.ts';
import { guardRules, heldEntry, heldText, RulesRefusedError, stayingLine } from './rule-guard.ts';
import { inputsOf } from './site-input.ts';
import { readStamp } from './source-hash.ts';
import { sweep } from './sweep.ts';
import { allNames, servedCodes, writeIndex } from './write-index.ts';

/** Sites being written at once: more would only wait for the disk, with their files in memory. */
const WRITERS = 8;

interface PublishOptions extends LockOptions {
  /** Publishes the brands without errors and leaves the others as they are served. */
  keepGoing?: boolean;
  /** Publishes changed rules for members too. */
  acceptRules?: boolean;
  /** Publishes brands that are rolled back from their files, also where no brand is named. */
  ignoreRollbacks?: boolean;
}

/** The brands that are asked for must be without errors; an error of another one does not stop them. */
async function publish(
  root: string,
  codes: readonly string[] | 'all',
  { keepGoing = false, acceptRules = false, ignoreRollbacks = false }: PublishOptions,
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
  const asked = sound.filter(({ brand }) => wanted.includes(brand.code));
  const assets = readAssets(root);
  const without = (sites: readonly BrandSite[]) =>
    known.filter((code) => !sites.some(({ brand }) => brand.code === code));
  const names = await allNames(root, sound, without(sound));
  const inputOf = inputsOf(readStamp(root), names);
  const leaveRolledBack = codes === 'all' && !ignoreRollbacks;
  const { staying, changed } = await stayingSites(root, asked, inputOf, leaveRolledBack);
  const { sites: chosen, held, lines: accepted } = await guardRules(root, changed, asked.length, acceptRules);
  const heldLines = heldText(held, asked.length, codes);
  if (held.length > 0 && !keepGoing) {
    await recordErrors(root, known, wanted, held.map(heldEntry));
    throw new RulesRefusedError(['Nothing was published.', ...heldLines]);
  }
  const { jobs: rendered, refused } = await renderJobs(root, chosen, names, assets, inputOf);
  const jobs = [...staying, ...rendered].sort(inOrder);
  const errors = [...inFiles, ...refused.map(refusedEntry)];
  const all = [...errors, ...held.map(heldEntry)];
  if (refused.length > 0 && !keepGoing) {
    await recordErrors(root, known, wanted, all);
    throw refused.length === 1 ? refused[0] : new Error(refused.map(({ message }) => message).join('\n'));
  }
  const lines: string[] = [];
  const open = jobs.entries();
  const writer = async (): Promise<void> => {
    for (const [at, job] of open) lines[at] = await writeJob(root, job, assets);
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  const publishable = sound.filter(({ brand }) => !refused.some(({ code }) => code === brand.code));
  const served = jobs.map(({ site }) => site);
  await writeIndex(root, publishable, served, without(publishable));
  await recordErrors(root, known, wanted, all);
  const others = [...states.own.keys()].filter((code) => !wanted.includes(code));
  const notes = [...errors, ...fileErrors({ ...states, shared: [] }, others)];
  const entries = await servedCodes(root);
  return [
    ...accepted,
    ...lines,
    ...notes.map((note) => errorLine(note, note.code !== null && entries.has(note.code))),
    ...(held.length > 0 ? [stayingLine(held), ...heldLines] : []),
  ];
}

const inOrder = (one: Job, other: Job): number => (one.site.brand.code < other.site.brand.code ? -1 : 1);

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
 * @returns one line a site, for a person
 * @throws BrandFaultsError, UnknownBrandError, RulesRefusedError, BrandRefusedError, LockedError
 */
export function publishSites(
  root: string,
  codes: readonly string[] | 'all',
  options: PublishOptions = {},
): Promise<string[]> {
  sweep(root);
  forget(root);
  const known = brandCodes(root);
  const wanted = codes === 'all' ? known : codes.map((code) => code.toLowerCase());
  const names = wanted.filter((code) => known.includes(code));
  return withLocks(root, names, () => publish(root, codes, options), options);
}
