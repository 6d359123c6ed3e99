import {
  BrandFilesError,
  brandCodes,
  readBrands,
  readBrandStates,
  UnknownBrandError,
  type BrandSite,
} from '../brand/read-brands.ts';
import { heldCodes } from '../brand/rule-changes/rule-changes-text.ts';
import { fileErrors } from './file-errors.ts';
import { pruneUnusedFiles } from './prune-unused-files.ts';
import { removedInPublish, removedBrands, removedStillServed, removedBrandLine } from './removed-brands.ts';
import { readAssets } from './assets.ts';
import { errorLine, recordErrors, refusedEntry } from './publish-errors.ts';
import { withLocks, type LockOptions } from './publish-lock.ts';
import { renderJobs, servedUnder, splitUnchanged, writeJob, type Job } from './publish-jobs.ts';
import { guardRules, heldBackEntry, heldBackLines, RulesRefusedError, heldBackLine } from './rule-guard.ts';
import { inputsOf } from './site-input.ts';
import { readStamp } from './source-hash.ts';
import { removeStaleDrafts } from './remove-drafts.ts';
import { allNames, servedCodes, servedDomains, writeIndex } from './write-index.ts';

/** More would only wait for the disk, with their files in memory. */
const WRITERS = 8;

export interface PublishOptions extends LockOptions {
  /** Publish valid brands even if others have errors. */
  keepGoing?: boolean;
  /** Publish changed member rules (decision 048). */
  acceptRules?: boolean;
  /** Publish rolled-back brands too (decision 014). */
  ignoreRollbacks?: boolean;
}

async function publish(
  root: string,
  codes: readonly string[] | 'all',
  { keepGoing = false, acceptRules = false, ignoreRollbacks = false }: PublishOptions,
): Promise<string[]> {
  const known = brandCodes(root);
  const domains = await servedDomains(root);
  const states = readBrandStates(root);
  const removed = removedBrands(domains, known, states.sites);
  const everyCode = [...known, ...removed.map(({ code }) => code)];
  const wanted = codes === 'all' ? everyCode : knownCodes(known, codes, domains);
  const removedWanted = removedInPublish(removed, wanted);
  const inFiles = fileErrors(states, wanted);
  if (inFiles.length > 0 && !keepGoing) {
    await recordErrors(root, everyCode, wanted, inFiles);
    throw new BrandFilesError(readBrands(root, codes === 'all' ? undefined : wanted).errors);
  }
  const valid = states.shared.length > 0 ? [] : states.sites;
  const asked = valid.filter(({ brand }) => wanted.includes(brand.code));
  const assets = readAssets(root);
  const without = (sites: readonly BrandSite[]) =>
    known.filter((code) => !sites.some(({ brand }) => brand.code === code));
  const dropped = acceptRules ? removedWanted.map(({ code }) => code) : [];
  const stillNamed = removedStillServed(removed, valid, dropped).map(({ code }) => code);
  const names = await allNames(root, valid, [...without(valid), ...stillNamed]);
  const inputOf = inputsOf(readStamp(root), names);
  const leaveRolledBack = codes === 'all' && !ignoreRollbacks;
  const { unchanged, changed } = await splitUnchanged(root, asked, inputOf, leaveRolledBack, domains);
  const {
    sites: chosen,
    held,
    lines: accepted,
  } = await guardRules(root, changed, asked.length, acceptRules, removedWanted);
  const heldLines = heldBackLines(held, asked.length, codes === 'all' ? heldCodes(held) : codes);
  if (held.length > 0 && !keepGoing) {
    await recordErrors(root, everyCode, wanted, held.map(heldBackEntry));
    throw new RulesRefusedError(['Nothing was published.', ...heldLines]);
  }
  const { jobs: rendered, refused } = await renderJobs(root, chosen, names, assets, inputOf);
  const jobs = [...unchanged, ...rendered].sort(inOrder);
  const errors = [...inFiles, ...refused.map(refusedEntry)];
  const all = [...errors, ...held.map(heldBackEntry)];
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
  const publishable = valid.filter(({ brand }) => !refused.some(({ code }) => code === brand.code));
  // A rolled-back site keeps the domain of the release that it serves.
  const served = jobs
    .filter(
      ({ rendered: pages, site }) =>
        typeof pages !== 'string' || servedUnder(site, domains) === site.brand.domain,
    )
    .map(({ site }) => site);
  const kept = removedStillServed(removed, served, dropped);
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
    ...kept.filter((one) => !removedWanted.includes(one)).map(removedBrandLine),
    ...(held.length > 0 ? [heldBackLine(held), ...heldLines] : []),
  ];
}

const inOrder = (one: Job, other: Job): number => (one.site.brand.code < other.site.brand.code ? -1 : 1);

/** Lowercases the codes of existing or still served brands. @throws UnknownBrandError */
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
 * Writes nothing until every site has been rendered without errors. Brands are read while holding their locks,
 * so an older record never replaces a newer one. @returns one line per site for the terminal
 * @throws BrandFilesError, UnknownBrandError, RulesRefusedError, BrandRefusedError, LockedError
 */
export function publishSites(
  root: string,
  codes: readonly string[] | 'all',
  options: PublishOptions = {},
): Promise<string[]> {
  removeStaleDrafts(root);
  pruneUnusedFiles(root);
  const known = brandCodes(root);
  const wanted = codes === 'all' ? known : codes.map((code) => code.toLowerCase());
  const names = wanted.filter((code) => known.includes(code));
  return withLocks(root, names, () => publish(root, codes, options), options);
}
