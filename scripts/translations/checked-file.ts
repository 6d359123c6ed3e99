import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Checked } from './stale.ts';

const FILE = 'scripts/translations/checked.json';

export function readChecked(root: string): Checked {
  const file = join(root, FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export const writeChecked = (root: string, checked: Checked): void =>
  writeFileSync(join(root, FILE), `${JSON.stringify(checked, null, 2)}\n`);
