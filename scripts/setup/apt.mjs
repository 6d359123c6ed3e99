/** Installs system packages with apt-get, as root or with sudo. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { MINUTE_MS, run } from './run.mjs';

const isRoot = process.getuid?.() === 0;
const has = (command) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)));

/** The reason why apt-get cannot be used; undefined if it can be used. */
export function whyNoApt() {
  if (!has('apt-get')) return 'there is no apt-get here';
  if (!isRoot && !has('sudo')) return 'installing packages needs root';
  return undefined;
}

function apt(args, limitMs) {
  const command = [
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-o',
    'DPkg::Lock::Timeout=60',
    ...args,
  ];
  return isRoot ? run(command[0], command.slice(1), limitMs) : run('sudo', ['-n', ...command], limitMs);
}

let updated;

/** Updates the package lists once. A failed update is not an error, because the old lists may be enough. */
const update = () => (updated ??= apt(['update'], 3 * MINUTE_MS));

/**
 * Installs packages.
 * @param {string[]} packages
 * @param {number} limitMs
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function installPackages(packages, limitMs) {
  const lists = await update();
  const install = await apt(['install', '-y', '--no-install-recommends', ...packages], limitMs);
  return install.ok || lists.ok ? install : { ok: false, output: `${lists.output}\n${install.output}` };
}

/** The line of apt-get's output that names the error. */
export const reasonIn = (output) =>
  output.split('\n').find((line) => /^(E:|sudo:|stopped)/.test(line)) ?? 'apt-get failed';
