/** The files of a release as objects: their content types, cache headers and digests. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { isHashed } from '../../../src/brand/addresses.ts';
import { hostRules } from '../../server/host-rules.ts';

export interface ObjectHeaders {
  ContentType: string;
  CacheControl: string;
  ContentEncoding?: 'br' | 'gzip';
}

export interface ReleaseObject {
  /** Path in the site without a leading slash. The object's key is the site's folder plus this path. */
  path: string;
  file: string;
  headers: ObjectHeaders;
  /** Digest of the file's bytes and headers. */
  digest: string;
  /** Objects with a lower step are uploaded first, so that an uploaded page finds all files that it loads. */
  step: number;
}

/** Files that configure the host and are not uploaded. */
const HOST_FILES: readonly string[] = ['_headers', '_redirects'];
const ENCODINGS = { br: 'br', gz: 'gzip' } as const;
const COPY = /\.(?<ending>br|gz)$/;
const DIGEST_LENGTH = 32;

/** The path of the original file if the path is a compressed copy; otherwise the path itself. */
export const plainPath = (path: string): string => path.replace(COPY, '');

/** @throws Error for an unknown content type, which browsers would download */
function headersOf(path: string, cacheControl: string | undefined): ObjectHeaders {
  const ending = COPY.exec(path)?.groups?.['ending'];
  const type = getMimeType(plainPath(path));
  if (type === undefined) throw new Error(`${path} has no known content type`);
  return {
    ContentType: type,
    CacheControl: cacheControl ?? 'no-cache',
    ...(ending === 'br' || ending === 'gz' ? { ContentEncoding: ENCODINGS[ending] } : {}),
  };
}

/** Caches file hashes by inode, because sites share compiled files as hard links. */
const hashes = new Map<string, string>();

function hashOf(file: string): string {
  const { dev, ino, size, mtimeMs } = statSync(file);
  const key = [dev, ino, size, mtimeMs].join(':');
  const hash = hashes.get(key) ?? createHash('sha256').update(readFileSync(file)).digest('hex');
  hashes.set(key, hash);
  return hash;
}

/** The upload order: hashed files first, pages last. */
const stepOf = (path: string): number =>
  isHashed(`/${path}`) ? 0 : plainPath(path).endsWith('.html') ? 2 : 1;

export function releaseObjects(release: string): ReleaseObject[] {
  const rules = hostRules(release);
  return readdirSync(release, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({ file, path: file.slice(release.length + 1) }))
    .filter(({ path }) => !HOST_FILES.includes(path))
    .map(({ file, path }) => {
      const cacheControl = new Map(rules.headersFor(`/${path}`)).get('Cache-Control');
      const headers = headersOf(path, cacheControl);
      const digest = createHash('sha256').update(JSON.stringify(headers)).update(hashOf(file)).digest('hex');
      return { path, file, headers, digest: digest.slice(0, DIGEST_LENGTH), step: stepOf(path) };
    });
}
