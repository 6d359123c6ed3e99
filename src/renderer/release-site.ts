/**
 * Writes a rendered site as a release and makes it the served one. Layout under dist/:
 * releases/<domain>/<id>/ whole sites, sites/<domain> a symlink to one of them, pool/ every hashed file
 * that any release has had, for pages still open in a browser.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  link,
  mkdir,
  readdir,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
  copyFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Assets } from './assets.ts';
import { compressed } from './compress.ts';
import type { RenderedSite } from './render-site.ts';
import { NO_FILES, type PlainFiles } from './stub-answers.ts';

const KEPT_RELEASES = 3;
const ID_LENGTH = 16;
const HASHED = /^(_astro\/|theme\.)/;

/** The id says what is in the release: equal sites have equal ids. */
function releaseId({ files, assets }: RenderedSite, plain: PlainFiles): string {
  const hash = createHash('sha256').update(plain.hash);
  for (const [path, text] of [...files].sort()) hash.update(`${path}\0${text}\0`);
  for (const path of [...assets].sort()) hash.update(`${path}\0`);
  return hash.digest('hex').slice(0, ID_LENGTH);
}

/** A second name for a file: no copy, no space; a copy only across file systems. */
async function linkFile(from: string, to: string): Promise<void> {
  await link(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EXDEV') await copyFile(from, to);
    else if (error.code !== 'EEXIST') throw error;
  });
}

async function place(
  root: string,
  folder: string,
  path: string,
  source: { text: string } | { file: string },
): Promise<void> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  if ('text' in source) await writeFile(target, source.text);
  else await linkFile(source.file, target);
  for (const [ending, file] of await compressed(root, path, source))
    await linkFile(file, `${target}${ending}`);
  if (!HASHED.test(path)) return;
  const pooled = join(root, 'dist/pool', path);
  await mkdir(dirname(pooled), { recursive: true });
  for (const ending of ['', '.br', '.gz']) {
    if (existsSync(`${target}${ending}`)) await linkFile(`${target}${ending}`, `${pooled}${ending}`);
  }
}

/** A file that is served as it is: neither compressed nor kept for open pages. */
async function placePlain(target: string, file: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await linkFile(file, target);
}

async function writeRelease(
  root: string,
  folder: string,
  { files, assets }: RenderedSite,
  compiled: Assets,
  plain: PlainFiles,
): Promise<void> {
  // All of them, even where one fails: a file still being written would bring the draft back after its removal.
  const results = await Promise.allSettled([
    ...[...files].map(([path, text]) => place(root, folder, path, { text })),
    ...[...plain.files].map(([path, file]) => placePlain(join(folder, path), file)),
    ...[...assets].map((path) => place(root, folder, path.slice(1), { file: compiled.file(path) })),
  ]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Points the served name at a release; a reader sees the old site or the new one, never half. */
async function swap(served: string, target: string): Promise<void> {
  const next = `${served}.${randomUUID()}.next`;
  await symlink(target, next);
  await rename(next, served);
}

async function dropOldReleases(releases: string, current: string): Promise<void> {
  const names = (await readdir(releases)).filter((name) => name !== current && !name.startsWith('.'));
  const aged = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(releases, name))).mtimeMs })),
  );
  const old = aged.sort((a, b) => b.time - a.time).slice(KEPT_RELEASES - 1);
  await Promise.all(old.map(({ name }) => rm(join(releases, name), { recursive: true, force: true })));
}

/** A release appears under its id only when all of it is there. */
async function writeWhole(
  root: string,
  releases: string,
  id: string,
  site: RenderedSite,
  assets: Assets,
  plain: PlainFiles,
): Promise<void> {
  const draft = join(releases, `.draft-${randomUUID()}`);
  try {
    await writeRelease(root, draft, site, assets, plain);
    await rename(draft, join(releases, id)).catch((error: NodeJS.ErrnoException) => {
      // Another process wrote the same release in the meantime: the id says that it is equal.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Publishing a site twice at once in one process: the second waits. */
const publishing = new Map<string, Promise<unknown>>();

/** Writes and serves one site. @returns a line for a person */
export function releaseSite(
  root: string,
  site: RenderedSite,
  assets: Assets,
  plain: PlainFiles = NO_FILES,
): Promise<string> {
  const key = join(root, site.domain);
  const before = publishing.get(key) ?? Promise.resolve();
  const mine = before.catch(() => {}).then(() => release(root, site, assets, plain));
  publishing.set(key, mine);
  return mine;
}

async function release(root: string, site: RenderedSite, assets: Assets, plain: PlainFiles): Promise<string> {
  const id = releaseId(site, plain);
  const releases = join(root, 'dist/releases', site.domain);
  const served = join(root, 'dist/sites', site.domain);
  const target = join('../releases', site.domain, id);
  if ((await readlink(served).catch(() => '')) === target && existsSync(join(releases, id)))
    return `${site.domain} unchanged`;
  await mkdir(dirname(served), { recursive: true });
  if (!existsSync(join(releases, id))) {
    await writeWhole(root, releases, id, site, assets, plain);
  }
  await swap(served, target);
  await dropOldReleases(releases, id);
  return `${site.domain} ${site.files.size} files`;
}
