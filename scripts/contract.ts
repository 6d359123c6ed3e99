/** `npm run contract`: writes the OpenAPI 3.1 document, and lists the screens and tests that use each call. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { collectCalls } from '../stubs/contract/collect-calls.ts';
import { contractDocument } from './contract/document.ts';
import { readSeen, reachOf, reachTable } from './contract/reached.ts';

const OUT = 'dist/contract';
const root = resolve(import.meta.dirname, '..');

const calls = await collectCalls();
mkdirSync(join(root, OUT), { recursive: true });
const document = await contractDocument(root);
writeFileSync(join(root, OUT, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
console.info(`${calls.length} calls in ${OUT}/openapi.json`);

const seen = readSeen(root);
if (seen) {
  const table = reachTable(reachOf(calls, seen));
  writeFileSync(join(root, OUT, 'reached.md'), table);
  console.info(`\n${table}`);
} else {
  console.info('Which screens reach which call: run `npm run test:browser` first, then this again.');
}
