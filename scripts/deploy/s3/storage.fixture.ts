/** S3-compatible storage over HTTP for tests, and published sites to upload. */
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver, { type PutObject } from 's3rver';
import { afterEach, beforeEach, vi } from 'vitest';
import { readAssets } from '../../../src/renderer/render/assets.ts';
import { releaseSite } from '../../../src/renderer/release/release-site.ts';
import { clientFiles } from '../../../src/renderer/compile/client-files.fixture.ts';
import { deployS3, type DeployOptions } from './deploy-s3.ts';
import { headerRules, headersFile } from '../../../src/renderer/render/host-files.ts';

export const BUCKET = 'sites';
export const DOMAIN = 'a.example';
/** The only keys that s3rver accepts. */
export const KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

export const words = (text: string): string => `<h1>${text}</h1>${'<p>A line of the page.</p>'.repeat(40)}`;
export const FIRST = {
  'index.html': words('Home'),
  'about/index.html': words('About'),
  '404.html': words('Not found'),
  'robots.txt': 'User-agent: *',
  'hashed/theme.0123456789.css': `:root{--primary:#123}${'p{margin:0}'.repeat(40)}`,
};

/** A stored object, as the storage sends it. */
interface Stored {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Storage {
  endpoint: string;
  /** Successful requests in their order, such as `PUT a.example/index.html`. */
  requests: string[];
  /** The keys of the successful requests with this method. */
  made(method: string): string[];
  /** Keys of uploaded files, without manifests. */
  uploads(): string[];
  /** Called after each successful request. */
  onRequest: (request: string) => void;
  get(key: string): Promise<Stored>;
  close(): Promise<void>;
}

/** Opens storage and a project for each test of a file. */
export function storagePerTest(use: (storage: Storage, project: ReturnType<typeof publisher>) => void): void {
  let close: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    for (const [name, value] of Object.entries(KEYS)) vi.stubEnv(name, value);
    const storage = await openStorage();
    const project = publisher();
    close = [() => storage.close(), async () => project[Symbol.dispose]()];
    use(storage, project);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    for (const end of close) await end();
  });
}

/**
 * Stores an object only when all of it has arrived, as S3 does. s3rver itself empties the old file first, so a killed
 * upload would leave an empty object with the old digest; it also responds before the bytes are in the file.
 */
function storeWhole({ store }: S3rver): void {
  store.putObject = async ({ bucket, key, metadata, content }: PutObject) => {
    const bytes = Buffer.isBuffer(content) ? content : await buffer(content);
    const file = store.getResourcePath(bucket, key, 'object');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.arriving`, bytes);
    const md5 = createHash('md5').update(bytes).digest('hex');
    await store.putMetadata(bucket, key, metadata, md5);
    renameSync(`${file}.arriving`, file);
    return { size: bytes.length, md5 };
  };
}

export async function openStorage(): Promise<Storage> {
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const s3 = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  storeWhole(s3);
  await s3.configureBuckets();
  const handle = s3.callback();
  const server = createServer((request, response) => {
    response.once('finish', () => {
      if (response.statusCode >= 300) return;
      const [path = ''] = (request.url ?? '').split('?', 1);
      const done = `${request.method} ${decodeURIComponent(path).slice(BUCKET.length + 2)}`;
      storage.requests.push(done);
      storage.onRequest(done);
    });
    handle(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const storage: Storage = {
    endpoint,
    requests: [],
    onRequest: () => {},
    made: (method) =>
      storage.requests
        .filter((request) => request.startsWith(`${method} `))
        .map((request) => request.slice(method.length + 1)),
    uploads: () => storage.made('PUT').filter((key) => !key.includes('_manifests/')),
    get: (key) =>
      new Promise((resolve, reject) => {
        const request = get(`${endpoint}/${BUCKET}/${key}`, { agent: false }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.once('end', () =>
            response.statusCode === 200
              ? resolve({ headers: response.headers, body: Buffer.concat(parts) })
              : reject(new Error(`${key}: ${response.statusCode}`)),
          );
        });
        request.once('error', reject);
      }),
    async close() {
      server.closeAllConnections();
      server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
  return storage;
}

/** Creates a project with one compiled file, and a function that publishes a site with the given files. */
export function publisher() {
  const client = clientFiles({
    'a.1.js': `export const a = '${'long enough to be compressed '.repeat(20)}';`,
  });
  const assets = readAssets(client.root);
  return {
    root: client.root,
    publish: (files: Readonly<Record<string, string>>, domain = DOMAIN) =>
      releaseSite(
        client.root,
        {
          domain,
          files: new Map(
            Object.entries({
              _headers: headersFile(headerRules("default-src 'self'")),
              _redirects: '/home/ / 302\n',
              ...files,
            }),
          ),
          assets: new Set(['/_astro/a.1.js']),
        },
        assets,
      ),
    [Symbol.dispose]: () => client[Symbol.dispose](),
  };
}

/** Clears the recorded requests, then uploads. @returns the printed text */
export async function deploy(
  root: string,
  storage: Storage,
  options: Partial<DeployOptions> = {},
): Promise<string> {
  const lines: string[] = [];
  storage.requests.length = 0;
  await deployS3(root, {
    bucket: BUCKET,
    endpoint: storage.endpoint,
    isDryRun: false,
    log: (line) => lines.push(line),
    ...options,
  });
  return lines.join('\n');
}
