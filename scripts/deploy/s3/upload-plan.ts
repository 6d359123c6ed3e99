/** Plans the upload of a site from the files of the release and of the bucket. */
import { isHashed } from '../../../src/brand/addresses.ts';
import type { Manifest } from './manifest.schema.ts';
import type { ReleaseObject } from './release-objects.ts';

const DAY_MS = 86_400_000;
/** Unused hashed files stay this long, as in `dist/pool` (decisions/services#old-hashed-files-stay). */
const KEPT_DAYS = 30;

export interface UploadPlan {
  added: ReleaseObject[];
  changed: ReleaseObject[];
  unchanged: ReleaseObject[];
  /** Paths of removed pages, and of hashed files that no release has used for 30 days. */
  deleted: string[];
  /** Paths of unused hashed files of earlier releases, with the time when they became unused (ISO). */
  retired: Record<string, string>;
}

export interface BucketState {
  /** Paths of the objects in the site's folder. */
  listed: ReadonlySet<string>;
  manifest: Manifest;
  /** The storage's time in milliseconds, because this machine's clock may be wrong. */
  now: number;
}

/** Objects of an interrupted upload: they are in the bucket, but the manifest does not list their digests. */
export const unknownObjects = (
  objects: readonly ReleaseObject[],
  { listed, manifest }: BucketState,
): ReleaseObject[] => objects.filter(({ path }) => listed.has(path) && manifest.objects[path] === undefined);

export function uploadPlan(
  objects: readonly ReleaseObject[],
  { listed, manifest, now }: BucketState,
): UploadPlan {
  const isCurrent = ({ path, digest }: ReleaseObject): boolean =>
    listed.has(path) && manifest.objects[path] === digest;
  const outdated = objects.filter((object) => !isCurrent(object));
  const paths = new Set(objects.map(({ path }) => path));
  const unused = [...listed].filter((path) => !paths.has(path)).sort();
  const since = (path: string): string => manifest.retired[path] ?? new Date(now).toISOString();
  const isKept = (path: string): boolean =>
    isHashed(`/${path}`) && now - Date.parse(since(path)) < KEPT_DAYS * DAY_MS;
  return {
    added: outdated.filter(({ path }) => !listed.has(path)),
    changed: outdated.filter(({ path }) => listed.has(path)),
    unchanged: objects.filter(isCurrent),
    deleted: unused.filter((path) => !isKept(path)),
    retired: Object.fromEntries(unused.filter(isKept).map((path) => [path, since(path)])),
  };
}
