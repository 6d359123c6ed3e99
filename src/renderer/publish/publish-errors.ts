/** Errors of each brand's last publish, stored in `dist/errors.json` for the directory page (decisions/brands#a-brand-with-errors-stops-alone). */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { draftName } from '../release/draft-names.ts';
import { withLock } from '../release/publish-lock.ts';

export const PUBLISH_ERRORS = 'dist/errors.json';

export interface PublishError {
  /** The brand's code; null for errors in shared files, which block every brand. */
  code: string | null;
  lines: string[];
  /** The command that shows the errors again. */
  command: string;
  /** True if `lines` are changed rules that the editor has not accepted yet. Otherwise `lines` are errors. */
  waits?: boolean;
}

export class BrandRefusedError extends Error {
  readonly code: string;
  readonly what: string;
  readonly lines: readonly string[];
  /** @param what the heading above the lines, for example `2 errors in the rendered pages` */
  constructor(code: string, what: string, lines: readonly string[], options?: ErrorOptions) {
    super(`${code}: ${what}\n${lines.map((line) => `  ${line}`).join('\n')}`, options);
    this.name = 'BrandRefusedError';
    this.code = code;
    this.what = what;
    this.lines = lines;
  }
}

/** Thrown if the renderer was compiled again during a publish, because pages and files of different compiles must not be mixed. */
export class RecompiledError extends Error {
  constructor() {
    super('The renderer was compiled meanwhile. Nothing was published. Build again.');
    this.name = 'RecompiledError';
  }
}

export const refusedEntry = ({ code, lines }: BrandRefusedError): PublishError => ({
  code,
  lines: [...lines],
  command: `npm run build -- --brand ${code}`,
});

const isEntry = (entry: unknown): entry is PublishError =>
  typeof entry === 'object' &&
  entry !== null &&
  'code' in entry &&
  (typeof entry.code === 'string' || entry.code === null) &&
  'command' in entry &&
  typeof entry.command === 'string' &&
  'lines' in entry &&
  Array.isArray(entry.lines) &&
  entry.lines.every((line) => typeof line === 'string');

/** The stored errors of shared files, then of brands by code. Empty if the file is missing or corrupt. */
export function readPublishErrors(root: string): PublishError[] {
  try {
    const entries: unknown = JSON.parse(readFileSync(join(root, PUBLISH_ERRORS), 'utf8'));
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const byCode = (a: PublishError, b: PublishError): number => ((a.code ?? '') < (b.code ?? '') ? -1 : 1);

/** Replaces the stored errors of shared files and of the brands in this publish. Deletes errors of unknown brands. */
export const recordErrors = (
  root: string,
  known: readonly string[],
  tried: readonly string[],
  errors: readonly PublishError[],
): Promise<void> =>
  withLock(root, 'the list of errors', () => {
    const before = readPublishErrors(root);
    const remaining = before.filter(
      ({ code }) => code !== null && known.includes(code) && !tried.includes(code),
    );
    const next = [...remaining, ...errors].sort(byCode);
    const file = join(root, PUBLISH_ERRORS);
    if (next.length === 0) return rmSync(file, { force: true });
    const draft = draftName(file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, `${JSON.stringify(next, null, 2)}\n`);
    renameSync(draft, file);
  });

const count = (lines: readonly string[]): string =>
  lines.length === 1 ? '1 error' : `${lines.length} errors`;

export function errorLine({ code, lines, command }: PublishError, isServed: boolean): string {
  if (code === null)
    return `Files that all brands share have ${count(lines)}. No brand was published. To see them: ${command}`;
  const state = isServed ? 'stays as it was published' : 'is not published';
  return `${code} has ${count(lines)} and ${state}. To see them: ${command}`;
}
