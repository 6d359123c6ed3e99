/** Makes a site's folder in a bucket match the release. Resumes an interrupted upload. */
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
  /** Prefix of the keys of the site's objects. */
  folder: string;
  /** Key of the manifest, outside the site's folder so that visitors cannot get it. */
  manifest: string;
}

/** Runs tasks in parallel. After an error it waits for running tasks. @throws the first error */
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

/** @param manifest the stored manifest. The returned manifest also contains digests of files from an interrupted upload. */
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
 * Uploads hashed files first and pages last, then deletes files. While an object is being replaced, the manifest does not
 * list it, so the run after an interruption looks up its digest in the bucket.
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

/** @returns the changes that were made, or with `isDryRun` the changes that would be made */
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
