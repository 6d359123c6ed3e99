/** What the last publish of each brand refused, kept in `dist/errors.json` so that a server can show it. */
import { readFileSync, rmSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unfinished } from './process-mark.ts';
import { withLock } from './publish-lock.ts';

/** From the project's root. */
export const PUBLISH_ERRORS = 'dist/errors.json';

/** Why a brand was not published. */
export interface PublishError {
  /** null: errors in files that all brands share, so that no brand can be published. */
  code: string | null;
  /** One error a line, in words for an editor. */
  lines: string[];
  /** Shows these errors again, as they are at that time. */
  command: string;
  /** Not an error: the brand is held back until its changes are accepted. */
  waits?: boolean;
}

/** One brand cannot be published as it is; the others can. Its served release stays. */
export class BrandRefusedError extends Error {
  readonly code: string;
  readonly lines: readonly string[];
  /**
   * @param what a heading for the lines, for example `2 errors in the rendered pages`
   * @param lines one reason each
   */
  constructor(code: string, what: string, lines: readonly string[], options?: ErrorOptions) {
    super(`${code}: ${what}\n${lines.map((line) => `  ${line}`).join('\n')}`, options);
    this.name = 'BrandRefusedError';
    this.code = code;
    this.lines = lines;
  }
}

/** A refusal as it is kept. */
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

/** What could not be published, the shared files first, then by code; empty where the file is missing or damaged. */
export function readPublishErrors(root: string): PublishError[] {
  try {
    const entries: unknown = JSON.parse(readFileSync(join(root, PUBLISH_ERRORS), 'utf8'));
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const byCode = (one: PublishError, other: PublishError): number =>
  (one.code ?? '') < (other.code ?? '') ? -1 : 1;

/**
 * Replaces the errors of the brands that a publish was about. Errors of shared files are always replaced.
 * @param known every brand there is: errors of a deleted brand go
 * @param tried codes that this publish was about
 * @param errors what it refused
 */
export const recordErrors = (
  root: string,
  known: readonly string[],
  tried: readonly string[],
  errors: readonly PublishError[],
): Promise<void> =>
  withLock(root, 'the list of errors', async () => {
    const before = readPublishErrors(root);
    const kept = before.filter(({ code }) => code !== null && known.includes(code) && !tried.includes(code));
    const next = [...kept, ...errors].sort(byCode);
    const file = join(root, PUBLISH_ERRORS);
    if (next.length === 0) return rmSync(file, { force: true });
    const draft = unfinished(file);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, `${JSON.stringify(next, null, 2)}\n`);
    await rename(draft, file);
  });

const count = (lines: readonly string[]): string =>
  lines.length === 1 ? '1 error' : `${lines.length} errors`;

/** One line for a terminal. @param isServed whether an earlier release of the brand is served */
export function errorLine({ code, lines, command }: PublishError, isServed: boolean): string {
  if (code === null)
    return `Files that all brands share have ${count(lines)}. No brand was published. To see them: ${command}`;
  const state = isServed ? 'stays as it was published' : 'is not published';
  return `${code} has ${count(lines)} and ${state}. To see them: ${command}`;
}
