/** What an upload of a site does, from what the release and the bucket have. */
import { isHashed } from '../../../src/brand/addresses.ts';
import type { Manifest } from './manifest.schema.ts';
import type { ReleaseObject } from './release-objects.ts';

const DAY_MS = 86_400_000;
/** As long as `dist/pool` keeps them (decisions/services#old-hashed-files-stay). */
const KEPT_DAYS = 30;

export interface UploadPlan {
  added: ReleaseObject[];
  changed: ReleaseObject[];
  unchanged: ReleaseObject[];
  /** Paths: of pages that are gone, and of hashed files that were in no release for 30 days. */
  deleted: string[];
  /** Hashed files of earlier releases, and since when they are unused. */
  retired: Record<string, string>;
}

export interface BucketState {
  /** Paths in the folder of the site. */
  listed: ReadonlySet<string>;
  manifest: Manifest;
  /** The storage's time in ms: the clock of this machine may be wrong. */
  now: number;
}

/** Objects of an interrupted upload: the bucket has them, and its manifest does not say with which bytes. */
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
