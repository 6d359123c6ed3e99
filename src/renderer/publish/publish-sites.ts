import { BrandFilesError, brandCodes, readBrands, UnknownBrandError } from '../../brand/read-brands.ts';
import { heldCodes } from '../../brand/rule-changes/rule-changes-text.ts';
import { fileErrors } from './file-errors.ts';
import { finishAll } from '../release/finish-release.ts';
import { pruneUnusedFiles } from '../release/prune-unused-files.ts';
import {
  removedInPublish,
  removedBrands,
  removedStillServed,
  removedBrandLine,
  type NamedSite,
} from '../release/removed-brands.ts';
import { readAssetLinks } from '../render/assets.ts';
import { readIndexedStates } from './brand-index/indexed-states.ts';
import { errorLine, RecompiledError, recordErrors, refusedEntry } from './publish-errors.ts';
import { withLocks, type LockOptions } from '../release/publish-lock.ts';
import { finishJobs, prepareJobs, serveJobs, servedUnder, splitUnchanged, type Job } from './publish-jobs.ts';
import {
  guardRules,
  heldBackEntry,
  heldBackLines,
  RulesRefusedError,
  heldBackLine,
} from '../release/rule-guard.ts';
import { codesOfShard, type Shard } from './shard.ts';
import { inputsOf } from './site-input.ts';
import { readStamp, STAMP } from '../compile/source-hash.ts';
import { removeStaleDrafts } from '../release/remove-drafts.ts';
import { SITES_FOR_WORKERS, workerTeam, type WorkerTeam } from './worker-team.ts';
import { allNames, servedCodes, servedDomains, writeIndex } from './write-index.ts';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_INDEX } from './site-index-file.ts';

/** 0 if there is no such file. */
const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function sharedFiles(root: string): string[] {
  const shared = readdirSync(join(root, 'brands'), { withFileTypes: true }).filter(({ name }) =>
    name.startsWith('_'),
  );
  const inFolders = shared
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(join(root, 'brands', name), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(name, path),
      ),
    );
  return [...shared.map(({ name }) => name), ...inFolders].map((path) => join(root, 'brands', path));
}

/** Guesses, without reading brands, whether many of them changed since the last publish: a file that they share did. */
export function sharedFilesChanged(root: string): boolean {
  const published = changedAt(join(root, SITE_INDEX));
  return [join(root, STAMP), ...sharedFiles(root)].some((file) => changedAt(file) > published);
}

export interface PublishOptions extends LockOptions {
  /** Publish valid brands even if others have errors. */
  keepGoing?: boolean;
  /** Publish changed member rules (decisions/brands#changed-rules-require-acceptance). */
  acceptRules?: boolean;
  /** Publish rolled-back brands too (decisions/publishing#rollbacks-last-until-named). */
  ignoreRollbacks?: boolean;
  /** Publish only this share of all brands (decisions/publishing#shards-by-the-brands-code). */
  shard?: Shard | undefined;
  /** Stamp of the loaded renderer; by default of the compiled one. Another one may be compiled while this waits for a lock. */
  stamp?: string | null;
  /** Threads for many brands; by default one per core (decisions/publishing#worker-threads-for-many-brands). */
  threads?: number;
  /** Called when visitors get the new sites; compression goes on (decisions/publishing#visible-first-compressed-afterward). */
  onVisible?: (lines: readonly string[]) => void;
}

async function publish(
  root: string,
  codes: readonly string[] | 'all',
  options: PublishOptions,
  team: WorkerTeam,
): Promise<readonly string[]> {
  const { keepGoing = false, acceptRules = false, ignoreRollbacks = false, shard } = options;
  const known = brandCodes(root);
  const domains = servedDomains(root);
  const stamp = readStamp(root);
  if (options.stamp !== undefined && options.stamp !== stamp) throw new RecompiledError();
  const named = codes === 'all' ? codesOfShard(known, shard) : knownCodes(known, codes, domains);
  // The list of sites keeps the entry of an unread brand; those of other shards are not in it.
  const own = new Set(codesOfShard(known, shard));
  const states = readIndexedStates(root, stamp, named, (code) => domains.has(code) || !own.has(code));
  const unread = states.unread.map((brand) => ({ brand }));
  const removed = removedBrands(domains, known, [...states.sites, ...unread]);
  const everyCode = [...known, ...removed.map(({ code }) => code)];
  const requested = codes === 'all' ? codesOfShard(everyCode, shard) : named;
  const removedRequested = removedInPublish(removed, requested);
  const inFiles = fileErrors(states, requested);
  if (inFiles.length > 0 && !keepGoing) {
    await recordErrors(root, everyCode, requested, inFiles);
    throw new BrandFilesError(
      readBrands(root, requested.length === everyCode.length ? undefined : requested).errors,
    );
  }
  const valid = states.shared.length > 0 ? [] : states.sites;
  const validNames = states.shared.length > 0 ? [] : [...valid, ...unread];
  const requestedStates = valid.filter(({ brand }) => requested.includes(brand.code));
  const without = (sites: readonly NamedSite[]) =>
    known.filter((code) => !sites.some(({ brand }) => brand.code === code));
  const dropped = acceptRules ? removedRequested.map(({ code }) => code) : [];
  const stillNamed = removedStillServed(removed, validNames, dropped).map(({ code }) => code);
  const names = allNames(root, validNames, [...without(validNames), ...stillNamed]);
  const inputOf = inputsOf(stamp, names);
  const leaveRolledBack = codes === 'all' && !ignoreRollbacks;
  const { unchanged, changed } = await splitUnchanged(
    root,
    requestedStates,
    inputOf,
    leaveRolledBack,
    domains,
  );
  const {
    sites: chosen,
    held,
    lines: accepted,
  } = await guardRules(root, changed, requestedStates.length, acceptRules, removedRequested);
  const heldLines = heldBackLines(held, requestedStates.length, codes === 'all' ? heldCodes(held) : codes);
  if (held.length > 0 && !keepGoing) {
    await recordErrors(root, everyCode, requested, held.map(heldBackEntry));
    throw new RulesRefusedError(['Nothing was published.', ...heldLines]);
  }
  const brands = names.map(({ code, name, domain }) => ({ code, name, domain }));
  const publishers = await team.publishers({ brands, links: readAssetLinks(root) }, chosen);
  const { jobs: rendered, refused } = await prepareJobs(publishers, chosen, inputOf).catch(
    (error: unknown) => {
      // A new compile may have deleted files that this publish links.
      throw readStamp(root) === stamp ? error : new RecompiledError();
    },
  );
  if (readStamp(root) !== stamp) throw new RecompiledError();
  const jobs = [...unchanged, ...rendered].sort(inOrder);
  const errors = [...inFiles, ...refused.map(refusedEntry)];
  const notPublished = [...errors, ...held.map(heldBackEntry)];
  if (refused.length > 0 && !keepGoing) {
    await recordErrors(root, everyCode, requested, notPublished);
    throw refused.length === 1 ? refused[0] : new Error(refused.map(({ message }) => message).join('\n'));
  }
  const lines = await serveJobs(jobs);
  const publishable = valid.filter(({ brand }) => !refused.some(({ code }) => code === brand.code));
  // A rolled-back site keeps the domain of the release that it serves.
  const served = jobs
    .filter(({ rendered, site }) => rendered || servedUnder(site, domains) === site.brand.domain)
    .map(({ site }) => site);
  const stillServed = removedStillServed(removed, served, dropped);
  const stillServedCodes = stillServed.map(({ code }) => code);
  await writeIndex(root, publishable, served, [...without(publishable), ...stillServedCodes]);
  await recordErrors(root, [...known, ...stillServedCodes], requested, notPublished);
  const others = [...states.own.keys()].filter((code) => !requested.includes(code));
  const notes = [...errors, ...fileErrors({ ...states, shared: [] }, others)];
  const entries = servedCodes(root);
  const all = [
    ...accepted,
    ...lines,
    ...notes.map((note) => errorLine(note, note.code !== null && entries.has(note.code))),
    ...stillServed.filter((brand) => !removedRequested.includes(brand)).map(removedBrandLine),
    ...(held.length > 0 ? [heldBackLine(held), ...heldLines] : []),
  ];
  options.onVisible?.(all);
  await finishJobs(jobs);
  await finishAll(root, options.log ?? console.warn);
  return all;
}

const inOrder = (a: Job, b: Job): number => (a.site.brand.code < b.site.brand.code ? -1 : 1);

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
 * Serves nothing until every site has been prepared without errors. Brands are read while holding their locks,
 * so an older record never replaces a newer one. @returns one line per site for the terminal
 * @throws BrandFilesError, UnknownBrandError, RulesRefusedError, BrandRefusedError, RecompiledError, LockedError
 */
export function publishSites(
  root: string,
  codes: readonly string[] | 'all',
  options: PublishOptions = {},
): Promise<readonly string[]> {
  removeStaleDrafts(root);
  pruneUnusedFiles(root);
  const known = brandCodes(root);
  const requested =
    codes === 'all' ? codesOfShard(known, options.shard) : codes.map((code) => code.toLowerCase());
  const names = requested.filter((code) => known.includes(code));
  return withLocks(
    root,
    names,
    async () => {
      const team = workerTeam(root, options.threads);
      try {
        // Workers start while brands are read.
        if (names.length >= SITES_FOR_WORKERS && sharedFilesChanged(root)) team.start(names.length);
        return await publish(root, codes, options, team);
      } finally {
        await team.stop();
      }
    },
    options,
  );
}
