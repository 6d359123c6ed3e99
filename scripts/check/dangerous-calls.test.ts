/** Finds calls that docs/security.md rules out. Tests may make these calls, and stubs/attacks contains them as text. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../steps/run-step.ts';
import { sourceFiles } from './source-files.ts';

const PRODUCT = /^(?!stubs\/attacks\/)(?!.*\.(?:test|spec|fixture|long)\.tsx?$)/;
const sources = ['src', 'scripts', 'stubs']
  .flatMap(sourceFiles)
  .filter((file) => PRODUCT.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

/** `Content-MD5` is a transport checksum that all S3-compatible storage supports. It is not used for security (decisions/publishing#uploads-to-object-storage). */
const CHECKSUMS = ['scripts/deploy/s3/bucket.ts'];

it.each([
  [
    'a shell',
    /\bexecSync\b|\{[^}]*\bexec\b[^}]*\} from 'node:child_process'|\bshell: *true\b/,
    "import { exec } from 'node:child_process'",
  ],
  [
    'evaluation of text as code',
    /\beval\(|\bnew Function\(|\bset(?:Timeout|Interval)\(\s*['"`]/,
    'eval(text)',
  ],
  [
    'a message to or from another window',
    /(?:window|self|globalThis)\.(?:onmessage|addEventListener\(\s*'message')|\.parent\.postMessage/,
    "window.addEventListener('message', f)",
  ],
  ['a weak hash or cipher', /['"`](?:md5|sha-?1|AES-CBC|AES-CTR|[\w-]*-ecb)['"`]/i, "createHash('md5')"],
  [
    'a disabled certificate check',
    /NODE_TLS_REJECT_UNAUTHORIZED|rejectUnauthorized: *false/,
    'rejectUnauthorized: false',
  ],
])('no product code, except a listed checksum file, contains %s', (_, pattern, sample) => {
  expect(sample).toMatch(pattern);
  const callers = sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(callers.filter((file) => !CHECKSUMS.includes(file))).toEqual([]);
});

it('the search for dangerous calls reads more than 1000 files', () => {
  expect(sources.length).toBeGreaterThan(1000);
});
