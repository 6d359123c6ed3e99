/** Brings the folder of a site in a bucket up to its release. An interrupted upload goes on where it stopped. */
import { readFileSync } from 'node:fs';
import type { Bucket } from './bucket.ts';
import { parseManifest, type Manifest } from './manifest.schema.ts';
import { releaseObjects, type ReleaseObject } from './release-objects.ts';
import { unknownObjects, uploadPlan, type BucketState, type UploadPlan } from './upload-plan.ts';

const AT_A_TIME = 24;
const MANIFEST_HEADERS = { ContentType: 'application/json', CacheControl: 'no-store' };

interface SiteInBucket {
  /** Folder of the release on this machine. */
  release: string;
  /** Start of the keys of the site's objects. */
  folder: string;
  /** Key of the manifest, outside the folder: visitors do not get it. */
  manifest: string;
}

/** Waits for all tasks at work: none of them runs on after an error. @throws the first error */
async function inParallel<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const open = items.values();
  const errors: unknown[] = [];
  const runNext = async (): Promise<void> => {
    for (const item of open) {
      if (errors.length > 0) return;
      await run(item).catch((error: unknown) => errors.push(error));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, runNext));
  if (errors.length > 0) throw errors[0];
}

/** @param manifest as it is stored; the state's has the digests of an interrupted upload too */
async function stateOf(
  bucket: Bucket,
  objects: readonly ReleaseObject[],
  { folder }: SiteInBucket,
  manifest: Manifest,
): Promise<BucketState> {
  const listed = new Set((await bucket.list(folder)).map((key) => key.slice(folder.length)));
  const state = { listed, manifest, now: bucket.now() };
  const digests = { ...manifest.objects };
  await inParallel(unknownObjects(objects, state), async ({ path }) => {
    const digest = await bucket.digestOf(folder + path);
    if (digest !== undefined) digests[path] = digest;
  });
  return { ...state, manifest: { ...manifest, objects: digests } };
}

const digestsOf = (objects: readonly ReleaseObject[]): Record<string, string> =>
  Object.fromEntries(objects.map(({ path, digest }) => [path, digest]));

/**
 * Hashed files first, pages last, then deletions. The manifest never lists an object that is being replaced, so that a run
 * after an interrupted one asks for the digests of those.
 */
async function apply(
  bucket: Bucket,
  { folder, manifest }: SiteInBucket,
  { added, changed, unchanged, deleted, retired }: UploadPlan,
  before: Manifest,
): Promise<void> {
  const save = (content: Manifest): Promise<void> =>
    bucket.put(manifest, Buffer.from(JSON.stringify(content)), MANIFEST_HEADERS);
  await save({ objects: digestsOf(unchanged), retired: { ...before.retired, ...retired } });
  const uploads = [...added, ...changed];
  const steps = Map.groupBy(uploads, ({ step }) => step);
  for (const step of [...steps.keys()].sort())
    await inParallel(steps.get(step) ?? [], ({ path, file, headers, digest }) =>
      bucket.put(folder + path, readFileSync(file), headers, digest),
    );
  await inParallel(deleted, (path) => bucket.delete(folder + path));
  await save({ objects: digestsOf([...unchanged, ...uploads]), retired });
}

const sameKeys = (a: object, b: object): boolean =>
  Object.keys(a).sort().join() === Object.keys(b).sort().join();

/** @returns what was done, or with `isDryRun` would be */
export async function uploadSite(bucket: Bucket, site: SiteInBucket, isDryRun: boolean): Promise<UploadPlan> {
  const objects = releaseObjects(site.release);
  const manifest = parseManifest(await bucket.read(site.manifest));
  const plan = uploadPlan(objects, await stateOf(bucket, objects, site, manifest));
  const { added, changed, unchanged, deleted, retired } = plan;
  const isUpToDate =
    [...added, ...changed, ...deleted].length === 0 &&
    sameKeys(digestsOf(unchanged), manifest.objects) &&
    sameKeys(retired, manifest.retired);
  if (!isDryRun && !isUpToDate) await apply(bucket, site, plan, manifest);
  return plan;
}
