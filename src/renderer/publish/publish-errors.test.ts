import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  BrandRefusedError,
  errorLine,
  PUBLISH_ERRORS,
  readPublishErrors,
  recordErrors,
  refusedEntry,
  type PublishError,
} from './publish-errors.ts';

const CODES = ['aa', 'bb', 'cc'];
const entry = (code: string | null, line = 'broken'): PublishError => ({ code, lines: [line], command: 'x' });
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'errors-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('recordErrors() deletes the errors of a published brand, but not the errors of other brands', async () => {
  await recordErrors(root, CODES, CODES, [entry('bb'), entry('aa'), entry(null)]);
  expect(readPublishErrors(root)).toEqual([entry(null), entry('aa'), entry('bb')]);
  await recordErrors(root, CODES, ['bb'], []);
  expect(readPublishErrors(root)).toEqual([entry('aa')]);
  await recordErrors(root, CODES, ['aa'], [entry('aa', 'other')]);
  expect(readPublishErrors(root)).toEqual([entry('aa', 'other')]);
});

it('recordErrors() deletes errors of a deleted brand', async () => {
  await recordErrors(root, CODES, CODES, [entry('aa')]);
  await recordErrors(root, ['bb', 'cc'], ['bb'], []);
  expect(readPublishErrors(root)).toEqual([]);
});

it.each(['{}', 'null', '[{"code":1}]', '[', ''])('a corrupt error file %j counts as empty', (text) => {
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, PUBLISH_ERRORS), text);
  expect(readPublishErrors(root)).toEqual([]);
});

it('a refused brand is logged on one line, but its error contains all details', () => {
  const refused = new BrandRefusedError('aa', '2 errors in the rendered pages', ['one', 'two']);
  expect(refused.message).toBe('aa: 2 errors in the rendered pages\n  one\n  two');
  expect(errorLine(refusedEntry(refused), true)).toBe(
    'aa has 2 errors and stays as it was published. To see them: npm run build -- --brand aa',
  );
});
