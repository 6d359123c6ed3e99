/** How `npm run build` starts, without npm. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const NODE = /(?:^|\/)node$/;

/** @returns Node's arguments of the script `build` of package.json @throws Error unless it starts Node */
export function nodeArguments(script: string): string[] {
  const [program = '', ...args] = script.split(' ').filter(Boolean);
  if (!NODE.test(program)) throw new Error(`'${script}' does not start Node`);
  return args;
}

/** An older commit may start its build differently. */
export function buildCommand(copy: string): string[] {
  const settings: { scripts?: { build?: string } } = JSON.parse(
    readFileSync(join(copy, 'package.json'), 'utf8'),
  );
  return nodeArguments(settings.scripts?.build ?? '');
}
