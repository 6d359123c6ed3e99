/** Installs the packages of the lock file, including the Node version for all other scripts. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, MINUTE_MS, ROOT, run } from './run.mjs';

export const NODE = join(ROOT, 'node_modules/.bin/node');
/** The first Node version that runs .ts files without a flag. */
const MIN_NODE = [22, 18];
/** npm's error code if the lock file does not match package.json. npm also uses it if an optional package for another platform is missing from the registry. */
const LOCK_MISMATCH = 'npm error code EUSAGE';

const readText = (file) => readFileSync(join(ROOT, file), 'utf8');

/**
 * Hash of everything that decides which packages are installed. Ignores npm scripts and the description.
 * @param {boolean} withTests includes the packages of checks, tests and the bench
 */
export function requiredPackages(withTests) {
  const { dependencies, devDependencies, overrides, allowScripts } = JSON.parse(readText('package.json'));
  return createHash('sha256')
    .update(
      JSON.stringify([
        process.platform,
        process.arch,
        dependencies,
        withTests && devDependencies,
        overrides,
        allowScripts,
      ]),
    )
    .update(readText('package-lock.json'))
    .digest('hex');
}

/**
 * Whether npm's record in node_modules lists the versions of the lock file. True also after a manual `npm install`.
 * @param {boolean} withTests see `requiredPackages`
 */
export function lockIsInstalled(withTests) {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(join(ROOT, record))) return false;
  const installed = JSON.parse(readText(record)).packages;
  return Object.entries(JSON.parse(readText('package-lock.json')).packages).every(
    ([path, { version, optional, dev, devOptional }]) =>
      path === '' ||
      (installed[path]
        ? installed[path].version === version
        : optional || devOptional || (dev && !withTests)),
  );
}

async function install(withTests) {
  const flags = [
    withTests ? '--include=dev' : '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
  ];
  console.log('Installing the packages of package-lock.json (npm ci) …');
  const clean = await run('npm', ['ci', ...flags], 10 * MINUTE_MS);
  if (clean.ok) return;
  if (!clean.output.includes(LOCK_MISMATCH)) {
    fail('The packages could not be installed: see above. Is the package registry reachable?', clean.output);
  }
  // `npm install --no-save` also installs the versions in the lock file, but tolerates a missing optional package.
  console.log('npm ci finds the lock file incomplete: installing by it with npm install --no-save …');
  const lenient = await run('npm', ['install', '--no-save', ...flags], 10 * MINUTE_MS);
  if (!lenient.ok) fail('The packages could not be installed: see above.', lenient.output);
}

function checkNode() {
  const { stdout } = spawnSync(NODE, ['--version'], { encoding: 'utf8', timeout: MINUTE_MS / 3 });
  const version = (stdout ?? '').trim();
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return;
  fail(
    `node_modules/.bin/node should be Node ${MIN_NODE.join('.')} or later, found ${version || 'none that runs'}. ` +
      "It comes with the package 'node', whose install script must be allowed to run (npm config: ignore-scripts=false). " +
      'Delete node_modules and try again.',
  );
}

/** Installs packages if needed. Exits with the reason on failure. @param {boolean} withTests see `requiredPackages` */
export async function bringPackages(withTests) {
  if (!existsSync(NODE) || !lockIsInstalled(withTests)) await install(withTests);
  checkNode();
}
