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
  /** Path in the site, without a leading slash: also the object's key, after the folder of the site. */
  path: string;
  file: string;
  headers: ObjectHeaders;
  /** Of bytes and headers. */
  digest: string;
  /** Objects of a lower step are uploaded first: a page that is there has all that it loads. */
  step: number;
}

/** For the host, not for visitors. */
const HOST_FILES: readonly string[] = ['_headers', '_redirects'];
const ENCODINGS = { br: 'br', gz: 'gzip' } as const;
const COPY = /\.(?<ending>br|gz)$/;
const DIGEST_LENGTH = 32;

/** The path of the file that a compressed copy is of, or of the file itself. */
export const plainPath = (path: string): string => path.replace(COPY, '');

/** @throws Error for a file without a known content type: browsers would save it */
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

/** Sites share compiled files as hard links. */
const hashes = new Map<string, string>();

function hashOf(file: string): string {
  const { dev, ino, size, mtimeMs } = statSync(file);
  const key = [dev, ino, size, mtimeMs].join(':');
  const hash = hashes.get(key) ?? createHash('sha256').update(readFileSync(file)).digest('hex');
  hashes.set(key, hash);
  return hash;
}

/** Hashed files first, pages last. */
const stepOf = (path: string): number =>
  isHashed(`/${path}`) ? 0 : plainPath(path).endsWith('.html') ? 2 : 1;

/** @param release folder of a release @returns its objects */
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
