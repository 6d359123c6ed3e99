import { BrandFilesError, brandCodes, readBrands } from '../../brand/read-brands.ts';
import { heldCodes } from '../../brand/rule-changes/rule-changes-text.ts';
import type { BrandChanges } from '../../brand/rule-changes/rule-changes.rules.ts';
import type { BrandSite } from '../../brand/read-brands.ts';
import type { BrandName } from '../../brand/validate/other-brand-names.ts';
import { oncePer } from '../../lib/http/once-per.ts';
import { once } from '../../lib/page/once.ts';
import { readStamp } from '../compile/source-hash.ts';
import { finishAll } from '../release/finish-release.ts';
import { pruneUnusedFiles } from '../release/prune-unused-files.ts';
import { withLocks, type LockOptions } from '../release/publish-lock.ts';
import { removedBrandLine, removedStillServed } from '../release/removed-brands.ts';
import { removeStaleDrafts } from '../release/remove-drafts.ts';
import {
  guardRules,
  heldBackEntry,
  heldBackLine,
  heldBackLines,
  RulesRefusedError,
} from '../release/rule-guard.ts';
import { readAssetLinks } from '../render/assets.ts';
import { fileErrors } from './file-errors.ts';
import {
  errorLine,
  RecompiledError,
  recordErrors,
  refusedEntry,
  type BrandRefusedError,
} from './publish-errors.ts';
import {
  finishJobs,
  leaveRolledBackSites,
  prepareJobs,
  serveJobs,
  servedUnder,
  splitUnchanged,
  type Job,
} from './publish-jobs.ts';
import {
  codesWithout,
  namesOf,
  readRequest,
  requestedSites,
  validSites,
  type PublishRequest,
} from './publish-request.ts';
import { codesOfShard, type Shard } from './shard.ts';
import { isRecompiled, sharedFilesChanged } from './shared-changes.ts';
import { inputsOf } from './site-input.ts';
import { SITES_FOR_WORKERS, workerTeam, type WorkerTeam } from './worker-team.ts';
import { servedCodes, writeIndex } from './write-index.ts';

export interface PublishOptions extends LockOptions {
  /** Whether to publish valid brands even if others have errors. */
  keepGoing?: boolean;
  /** Whether to publish brands with changed member rules (decisions/brands#changed-rules-require-acceptance). */
  acceptRules?: boolean;
  /** Whether to publish rolled-back brands too (decisions/publishing#rollbacks-last-until-named). */
  ignoreRollbacks?: boolean;
  /** The share of all brands to publish; default: all (decisions/publishing#shards-by-the-brands-code). */
  shard?: Shard | undefined;
  /** Stamp of the loaded renderer. Checked after the locks are taken, because another process may have compiled in the meantime. */
  stamp?: string | null;
  /** Maximum number of threads; default: one per core (decisions/publishing#worker-threads-for-many-brands). */
  threads?: number;
  /** Called when the new sites are served, while compression goes on (decisions/publishing#visible-first-compressed-afterward). */
  onVisible?: (lines: readonly string[]) => void;
}

interface Prepared {
  jobs: readonly Job[];
  refused: readonly BrandRefusedError[];
  /** Brands whose changed rules were not accepted. */
  held: readonly BrandChanges[];
  /** Lines for the terminal about accepted rule changes, and about changes that hold brands back. */
  lines: { accepted: readonly string[]; held: readonly string[] };
}

/**
 * If brand files have errors and `keepGoing` is off, records these errors and stops the publish.
 * @throws BrandFilesError in that case
 */
async function refuseFileErrors(root: string, request: PublishRequest, keepGoing: boolean): Promise<void> {
  const { requested, everyCode } = request;
  const errors = fileErrors(request.states, requested);
  if (errors.length === 0 || keepGoing) return;
  await recordErrors(root, everyCode, requested, errors);
  throw new BrandFilesError(
    readBrands(root, requested.length === everyCode.length ? undefined : requested).errors,
  );
}

/** Renders the changed sites and writes their releases, but serves nothing. @throws RulesRefusedError, RecompiledError */
async function prepare(
  root: string,
  codes: readonly string[] | 'all',
  request: PublishRequest,
  options: PublishOptions,
  team: WorkerTeam,
): Promise<Prepared> {
  const { keepGoing = false, acceptRules = false, ignoreRollbacks = false } = options;
  const { stamp, domains, everyCode, requested, removedRequested } = request;
  const sites = requestedSites(request);
  const names = namesOf(root, request);
  const inputOf = inputsOf(stamp, names);
  const leaveRolledBack = codes === 'all' && !ignoreRollbacks;
  const { unchanged, changed } = await splitUnchanged(root, sites, inputOf, leaveRolledBack, domains);
  const guarded = await guardRules(root, changed, sites.length, acceptRules, removedRequested);
  const { sites: chosen, held } = guarded;
  const heldLines = heldBackLines(held, sites.length, codes === 'all' ? heldCodes(held) : codes);
  if (held.length > 0 && !keepGoing) {
    await recordErrors(root, everyCode, requested, held.map(heldBackEntry));
    throw new RulesRefusedError(['Nothing was published.', ...heldLines]);
  }
  const brands = names.map(({ code, name, domain }) => ({ code, name, domain }));
  const publishers = await team.publishers({ brands, links: readAssetLinks(root) }, chosen);
  const { jobs, refused } = await prepareJobs(publishers, chosen, inputOf).catch((error: unknown) => {
    // The cause may be another compile, which deleted files that this publish links.
    throw readStamp(root) === stamp ? error : new RecompiledError();
  });
  if (readStamp(root) !== stamp) throw new RecompiledError();
  const lines = { accepted: guarded.lines, held: heldLines };
  const all = [...unchanged, ...jobs].sort(inOrder);
  return { jobs: leaveRolledBack ? leaveRolledBackSites(root, all, domains) : all, refused, held, lines };
}

/** Serves the prepared sites and updates the site index. Serves nothing if a brand was refused and `keepGoing` is off. */
async function serve(
  root: string,
  request: PublishRequest,
  { jobs, refused, held, lines }: Prepared,
  keepGoing: boolean,
): Promise<string[]> {
  const { known, domains, everyCode, states, removed, requested, removedRequested, dropped } = request;
  const errors = [...fileErrors(states, requested), ...refused.map(refusedEntry)];
  const notPublished = [...errors, ...held.map(heldBackEntry)];
  if (refused.length > 0 && !keepGoing) {
    await recordErrors(root, everyCode, requested, notPublished);
    throw refused.length === 1 ? refused[0] : new Error(refused.map(({ message }) => message).join('\n'));
  }
  const servedLines = await serveJobs(jobs);
  const publishable = validSites(request).filter(
    ({ brand }) => !refused.some(({ code }) => code === brand.code),
  );
  // Leaves out rolled-back sites with a changed domain, which are still served under the old domain.
  const served = jobs
    .filter(({ rendered, site }) => rendered || servedUnder(site, domains) === site.brand.domain)
    .map(({ site }) => site);
  const stillServed = removedStillServed(removed, served, dropped);
  const stillServedCodes = stillServed.map(({ code }) => code);
  await writeIndex(root, publishable, served, [...codesWithout(known, publishable), ...stillServedCodes]);
  await recordErrors(root, [...known, ...stillServedCodes], requested, notPublished);
  const others = [...states.own.keys()].filter((code) => !requested.includes(code));
  const notes = [...errors, ...fileErrors({ ...states, shared: [] }, others)];
  const entries = servedCodes(root);
  return [
    ...lines.accepted,
    ...servedLines,
    ...notes.map((note) => errorLine(note, note.code !== null && entries.has(note.code))),
    ...stillServed.filter((brand) => !removedRequested.includes(brand)).map(removedBrandLine),
    ...(held.length > 0 ? [heldBackLine(held), ...lines.held] : []),
  ];
}

async function publish(
  root: string,
  codes: readonly string[] | 'all',
  options: PublishOptions,
  team: WorkerTeam,
  onRead?: OnRead,
): Promise<readonly string[]> {
  const { keepGoing = false } = options;
  const request = readRequest(root, codes, { ...options, onRead });
  await refuseFileErrors(root, request, keepGoing);
  const prepared = await prepare(root, codes, request, options, team);
  const lines = await serve(root, request, prepared, keepGoing);
  options.onVisible?.(lines);
  await finishJobs(prepared.jobs);
  await finishAll(root, options.log ?? console.warn);
  return lines;
}

type OnRead = (site: BrandSite, names: readonly BrandName[]) => void;

/**
 * Returns a function that makes workers prepare the first sites while other brands are still being read. These releases are used
 * only if their input is unchanged once all brands are read; otherwise `team.stop` deletes them.
 */
function beginOn(root: string, team: WorkerTeam): OnRead {
  const stamp = readStamp(root);
  const links = once(() => readAssetLinks(root));
  const allOf = oncePer((names: readonly BrandName[]) => ({
    inputOf: inputsOf(stamp, names),
    brands: names.map(({ code, name, domain }) => ({ code, name, domain })),
  }));
  return (site, names) => {
    const { brands, inputOf } = allOf(names);
    team.begin({ brands, links: links() }, site, inputOf);
  };
}

const inOrder = (a: Job, b: Job): number => (a.site.brand.code < b.site.brand.code ? -1 : 1);

/**
 * Publishes brands. Serves nothing until every site is prepared or refused. Brands are read while holding their
 * locks, so an older record never replaces a newer one. @returns lines for the terminal
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
        // Starts the workers before this thread reads brands, so that they load the renderer during the read.
        const isEarly = names.length >= SITES_FOR_WORKERS && sharedFilesChanged(root);
        if (isEarly) team.start(names.length);
        // After a compile, workers prepare no site until all brands are read. If they began earlier, each worker would
        // compress the shared files, which have no compressed copies yet.
        const onRead = isEarly && !isRecompiled(root) ? beginOn(root, team) : undefined;
        return await publish(root, codes, options, team, onRead);
      } finally {
        await team.stop();
      }
    },
    options,
  );
}
