/** Installs the SDK of object storage beside this file, by a lock file of its own: no other package is touched. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { MINUTE_MS, ROOT, run, shortened } from '../../setup/run.mjs';

const SDK = '@aws-sdk/client-s3';
const FOLDER = import.meta.dirname;

/** Undefined if it is not installed there. */
function installedIn(folder: string): string | undefined {
  const file = join(folder, 'node_modules', SDK, 'package.json');
  return existsSync(file) ? String(JSON.parse(readFileSync(file, 'utf8')).version) : undefined;
}

/** Does nothing where packages of checks and tests are installed: they have the SDK. @throws Error if it fails */
export async function bringStorageSdk(): Promise<void> {
  const required = String(JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')).dependencies[SDK]);
  if ((installedIn(FOLDER) ?? installedIn(ROOT)) === required) return;
  console.info(`Installing ${SDK} (npm ci) …`);
  const prefix = relative(ROOT, FOLDER);
  const { ok, output } = await run('npm', ['ci', '--prefix', prefix, '--loglevel=error'], 5 * MINUTE_MS);
  if (!ok) throw new Error(`${shortened(output)}\n${SDK} could not be installed. Is the registry reachable?`);
}
