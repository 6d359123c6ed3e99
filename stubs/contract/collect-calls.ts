/** Finds every call of the contract: each export of a `*.schema.ts` in `src` that was created by `defineCall`. */
import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Call } from '../../src/lib/http/call.schema.ts';

const ROOT = resolve(import.meta.dirname, '../..');

interface FoundCall {
  /** Name of the export, which is also the operation's id in the contract document. */
  id: string;
  call: Call;
  /** Path of the defining file from the project's root, such as `src/features/claims/claims.schema.ts`. */
  file: string;
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'call';

async function callsOf(file: string): Promise<FoundCall[]> {
  const module: unknown = await import(pathToFileURL(join(ROOT, file)).href);
  return Object.entries(module as object).flatMap(([id, value]: [string, unknown]) =>
    isCall(value) ? [{ id, call: value, file }] : [],
  );
}

export async function collectCalls(): Promise<FoundCall[]> {
  const files = globSync('src/**/*.schema.ts', { cwd: ROOT }).sort();
  return (await Promise.all(files.map(callsOf))).flat();
}
