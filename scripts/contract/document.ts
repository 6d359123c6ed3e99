/** Builds the contract document from calls and docstrings in src and from the canned responses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectCalls } from '../../stubs/contract/collect-calls.ts';
import { cannedFile } from '../../stubs/mode/canned-file.ts';
import { cannedResponse } from '../stub-mode/canned-responses.ts';
import { docstrings, type Doc } from './docstrings.ts';
import { openApi } from './openapi.ts';

const NO_DOC: Doc = { summary: '', description: '', notInSpec: '', spec: [] };

const versionOf = (root: string): string => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return String(version);
};

export async function contractDocument(root: string) {
  const calls = await collectCalls();
  const docs = new Map(
    [...new Set(calls.map(({ file }) => file))].map((file) => [file, docstrings(join(root, file))]),
  );
  const documented = calls.map(async ({ id, call, file }) => {
    const canned = await cannedResponse(cannedFile(call));
    return {
      id,
      call,
      file,
      doc: docs.get(file)?.get(id) ?? NO_DOC,
      input: canned?.input ?? {},
      example: canned?.json,
    };
  });
  return openApi(await Promise.all(documented), versionOf(root));
}
