/** Builds the contract document: calls and docstrings from src, examples from the canned responses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectCalls } from '../../stubs/contract/collect-calls.ts';
import { readAnswer, record } from './canned-answers.ts';
import { docstrings, type Doc } from './docstrings.ts';
import { openApi } from './openapi.ts';

const NO_DOC: Doc = { summary: '', description: '', chosenHere: '', spec: [] };

const versionOf = (root: string): string => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return String(version);
};

export async function contractDocument(root: string) {
  const calls = await collectCalls();
  const docs = new Map(
    [...new Set(calls.map(({ file }) => file))].map((file) => [file, docstrings(join(root, file))]),
  );
  const inputs = new Map((await record()).map(({ call, input }) => [call, input]));
  return openApi(
    calls.map(({ id, call, file }) => ({
      id,
      call,
      file,
      doc: docs.get(file)?.get(id) ?? NO_DOC,
      input: inputs.get(call) ?? {},
      answer: 'file' in call.reply ? undefined : readAnswer(root, call),
    })),
    versionOf(root),
  );
}
