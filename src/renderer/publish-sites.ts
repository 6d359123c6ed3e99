/** Renders and publishes brands: all checked first, then each swapped in by one atomic step. */
import {
  BrandFaultsError,
  brandCodes,
  readBrands,
  readEach,
  UnknownBrandError,
  type BrandSite,
} from '../brand/read-brands.ts';
import { heldCodes } from '../brand/rule-changes/rule-changes-text.ts';
import { fileErrors } from './file-errors.ts';
import { forget } from './forget.ts';
import { goneAmong, goneBrands, goneKept, goneLine } from './gone-brands.ts';
import { readAssets } from './assets.ts';
import { errorLine, recordErrors, refusedEntry } from './publish-errors.ts';
import { withLocks, type LockOptions } from './publish-lock.ts';
import { renderJobs, servedUnder, stayingSites, writeJob, type Job } from './publish-jobs.ts';
import { guardRules, heldEntry, heldText, RulesRefusedError, stayingLine } from './rule-guard.ts';
import { inputsOf } from './site-input.ts';
import { readStamp } from './source-hash.ts';
import { sweep } from './sweep.ts';
import { allNames, servedCodes, servedDomains, writeIndex } from './write-index.ts';

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
  const domains = await servedDomains(root);
  const states = readEach(root);
  const gone = goneBrands(domains, known, states.sites);
  const everyCode = [...known, ...gone.map(({ code }) => code)];
  const wanted = codes === 'all' ? everyCode : knownCodes(known, codes, domains);
  const goneWanted = goneAmong(gone, wanted);
  const inFiles = fileErrors(states, wanted);
  if (inFiles.length > 0 && !keepGoing) {
    await recordErrors(root, everyCode, wanted, inFiles);
    throw new BrandFaultsError(readBrands(root, codes === 'all' ? undefined : wanted).faults);
  }
  const sound = states.shared.length > 0 ? [] : states.sites;
  const asked = sound.filter(({ brand }) => wanted.includes(brand.code));
  const assets = readAssets(root);
  const without = (sites: readonly BrandSite[]) =>
    known.filter((code) => !sites.some(({ brand }) => brand.code === code));
  const dropped = acceptRules ? goneWanted.map(({ code }) => code) : [];
  const stillNamed = goneKept(gone, sound, dropped).map(({ code }) => code);
  const names = await allNames(root, sound, [...without(sound), ...stillNamed]);
  const inputOf = inputsOf(readStamp(root), names);
  const leaveRolledBack = codes === 'all' && !ignoreRollbacks;
  const { staying, changed } = await stayingSites(root, asked, inputOf, leaveRolledBack, domains);
  const {
    sites: chosen,
    held,
    lines: accepted,
  } = await guardRules(root, changed, asked.length, acceptRules, goneWanted);
  const heldLines = heldText(held, asked.length, codes === 'all' ? heldCodes(held) : codes);
  if (held.length > 0 && !keepGoing) {
    await recordErrors(root, everyCode, wanted, held.map(heldEntry));
    throw new RulesRefusedError(['Nothing was published.', ...heldLines]);
  }
  const { jobs: rendered, refused } = await renderJobs(root, chosen, names, assets, inputOf);
  const jobs = [...staying, ...rendered].sort(inOrder);
  const errors = [...inFiles, ...refused.map(refusedEntry)];
  const all = [...errors, ...held.map(heldEntry)];
  if (refused.length > 0 && !keepGoing) {
    await recordErrors(root, everyCode, wanted, all);
    throw refused.length === 1 ? refused[0] : new Error(refused.map(({ message }) => message).join('\n'));
  }
  const lines: string[] = [];
  const open = jobs.entries();
  const writer = async (): Promise<void> => {
    for (const [at, job] of open) lines[at] = await writeJob(root, job, assets);
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  const publishable = sound.filter(({ brand }) => !refused.some(({ code }) => code === brand.code));
  // A site that stays rolled back also stays on the domain that it has there.
  const served = jobs
    .filter(
      ({ rendered: pages, site }) =>
        typeof pages !== 'string' || servedUnder(site, domains) === site.brand.domain,
    )
    .map(({ site }) => site);
  const kept = goneKept(gone, served, dropped);
  const keptCodes = kept.map(({ code }) => code);
  await writeIndex(root, publishable, served, [...without(publishable), ...keptCodes]);
  await recordErrors(root, [...known, ...keptCodes], wanted, all);
  const others = [...states.own.keys()].filter((code) => !wanted.includes(code));
  const notes = [...errors, ...fileErrors({ ...states, shared: [] }, others)];
  const entries = await servedCodes(root);
  return [
    ...accepted,
    ...lines,
    ...notes.map((note) => errorLine(note, note.code !== null && entries.has(note.code))),
    ...kept.filter((one) => !goneWanted.includes(one)).map(goneLine),
    ...(held.length > 0 ? [stayingLine(held), ...heldLines] : []),
  ];
}

const inOrder = (one: Job, other: Job): number => (one.site.brand.code < other.site.brand.code ? -1 : 1);

/** Codes as the folders write them, or wrote them where one is gone and still served. @throws UnknownBrandError */
function knownCodes(
  known: readonly string[],
  codes: readonly string[],
  served: ReadonlyMap<string, string>,
): string[] {
  return codes.map((code) => {
    const lower = code.toLowerCase();
    if (!known.includes(lower) && !served.has(lower)) throw new UnknownBrandError(code, known);
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
