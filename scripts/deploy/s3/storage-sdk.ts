/** Installs the object storage SDK in this folder, with its own lock file, so that no other package changes. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { MINUTE_MS, ROOT, run, shortened } from '../../setup/run.mjs';

const SDK = '@aws-sdk/client-s3';
const FOLDER = import.meta.dirname;

/** The installed version; undefined if the folder has none. */
function installedIn(folder: string): string | undefined {
  const file = join(folder, 'node_modules', SDK, 'package.json');
  return existsSync(file) ? String(JSON.parse(readFileSync(file, 'utf8')).version) : undefined;
}

/**
 * Installs the SDK unless the required version is already installed. The development packages include that version.
 * @throws Error if the installation fails
 */
export async function bringStorageSdk(): Promise<void> {
  const required = String(JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')).dependencies[SDK]);
  if ((installedIn(FOLDER) ?? installedIn(ROOT)) === required) return;
  console.info(`Installing ${SDK} (npm ci) …`);
  const prefix = relative(ROOT, FOLDER);
  const { ok, output } = await run('npm', ['ci', '--prefix', prefix, '--loglevel=error'], 5 * MINUTE_MS);
  if (!ok) throw new Error(`${shortened(output)}\n${SDK} could not be installed. Is the registry reachable?`);
}
