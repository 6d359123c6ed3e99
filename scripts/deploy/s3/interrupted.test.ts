/** Tests uploads that were killed or failed, and the runs after them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { openBucket } from './bucket.ts';
import {
  BUCKET,
  deploy,
  DOMAIN,
  FIRST,
  type publisher,
  storagePerTest,
  words,
  type Storage,
} from './storage.fixture.ts';

let storage: Storage;
let project: ReturnType<typeof publisher>;
storagePerTest((opened, made) => {
  storage = opened;
  project = made;
});

describe('an interrupted upload', () => {
  /** Runs a deployment in a process that is killed after this many uploads. @returns the keys of the uploaded files */
  async function killedAfter(count: number): Promise<string[]> {
    const module = pathToFileURL(join(import.meta.dirname, 'deploy-s3.ts')).href;
    const options = JSON.stringify({ bucket: BUCKET, endpoint: storage.endpoint, isDryRun: false });
    const code = `const { deployS3 } = await import('${module}'); await deployS3('${project.root}', { ...${options}, log() {} });`;
    storage.requests.length = 0;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      env: { ...process.env },
      stdio: 'ignore',
    });
    storage.onRequest = () => {
      if (storage.uploads().length >= count) child.kill('SIGKILL');
    };
    await once(child, 'exit');
    storage.onRequest = () => {};
    return storage.uploads();
  }

  it('is completed by the next run, which does not send stored files again', async () => {
    const pages = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [`page-${at}/index.html`, words(`Page ${at}`)]),
    );
    await project.publish({ ...FIRST, ...pages });
    const first = await killedAfter(70);
    expect(first.length).toBeGreaterThanOrEqual(70);
    await deploy(project.root, storage);
    const second = storage.uploads();
    expect(second.length).toBeGreaterThan(50);
    expect(second.filter((key) => first.includes(key))).toEqual([]);
    expect(await deploy(project.root, storage)).toMatch(/^a\.example: \d+ unchanged$/);
  });

  it('leaves no new pages in the bucket after the earlier release is uploaded again', async () => {
    await project.publish(FIRST);
    await deploy(project.root, storage);
    const pages = (text: string) =>
      Object.fromEntries(
        Array.from({ length: 40 }, (_, at) => [`page-${at}/index.html`, words(`${text} ${at}`)]),
      );
    await project.publish({ ...FIRST, ...pages('One') });
    await deploy(project.root, storage);
    await project.publish({ ...FIRST, ...pages('Two') });
    await killedAfter(30);
    // The bucket now contains some of the "Two" pages, although the last complete manifest lists the "One" pages.
    await project.publish({ ...FIRST, ...pages('One') });
    await deploy(project.root, storage);
    for (let at = 0; at < 40; at += 1)
      expect((await storage.get(`${DOMAIN}/page-${at}/index.html`)).body.toString()).toContain(`One ${at}<`);
  });

  it('is completed without sending a file again if only the manifest is missing', async () => {
    await project.publish(FIRST);
    await deploy(project.root, storage);
    const bucket = await openBucket({ bucket: BUCKET, endpoint: storage.endpoint });
    await bucket.delete(`_manifests/${DOMAIN}.json`);
    bucket.close();
    await deploy(project.root, storage);
    expect(storage.uploads()).toEqual([]);
    expect(storage.made('HEAD').length).toBeGreaterThan(10);
    await deploy(project.root, storage);
    expect([storage.made('PUT'), storage.made('HEAD')]).toEqual([[], []]);
  });

  it('does not stop the uploads of other sites, and is reported at the end', async () => {
    await project.publish({ ...FIRST, 'strange.unknown': 'A file without a content type' });
    await project.publish(FIRST, 'b.example');
    const error =
      'sites are not complete:\n  a.example: strange.unknown has no known content type\nThe same command goes on where this one stopped.';
    await expect(deploy(project.root, storage)).rejects.toThrow(new Error(`1 of 2 ${error}`));
    expect(storage.uploads()).toContain('b.example/index.html');
    await expect(deploy(project.root, storage, { isDryRun: true })).rejects.toThrow(
      /^1 of 2 sites could not be compared:\n {2}a\.example: .*type$/,
    );
  });
});

describe('an upload with wrong storage settings', () => {
  it.each([
    ['no bucket', { bucket: 'missing' }, {}, /^There is no bucket missing at http:.*\.$/],
    ['no URL', { endpoint: 'nonsense' }, {}, /^--endpoint nonsense is no URL\.$/],
    ['a closed port', { endpoint: 'http://127.0.0.1:9' }, {}, /^http:.* refuses connections\.$/],
    [
      'an unknown key',
      {},
      { AWS_ACCESS_KEY_ID: 'other' },
      /^http:.* does not know the key in AWS_ACCESS_KEY_ID\.$/,
    ],
    [
      'no region',
      { endpoint: undefined },
      { AWS_REGION: undefined, AWS_CONFIG_FILE: '/dev/null' },
      /^There is no region: set AWS_REGION\.$/,
    ],
  ])('fails with a one-line error before it sends anything: %s', async (_, options, variables, message) => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    await project.publish(FIRST);
    for (const isDryRun of [true, false])
      await expect(deploy(project.root, storage, { ...options, isDryRun })).rejects.toThrow(message);
    expect(storage.requests).toEqual([]);
  });

  it('fails if there are no access keys, and the error names the environment variables to set', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', '');
    vi.stubEnv('AWS_CONFIG_FILE', '/dev/null');
    vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', '/dev/null');
    vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
    await project.publish(FIRST);
    await expect(deploy(project.root, storage)).rejects.toThrow(/^There are no keys: set AWS_ACCESS_KEY_ID/);
  });
});
