import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../steps/run-step.ts';
import type { Checked } from './stale.ts';

const FILE = join(ROOT, 'scripts/translations/checked.json');

export const readChecked = (): Checked => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

export const writeChecked = (checked: Checked): void =>
  writeFileSync(FILE, `${JSON.stringify(checked, null, 2)}\n`);
