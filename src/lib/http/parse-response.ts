import type { CallShape, FileResponse } from './call.schema.ts';
import { takeSkippedEntries } from './skipped-entries.ts';

/** Error for a response that does not match the contract. Contains the paths of the invalid fields, never their values. */
export class InvalidResponseError extends Error {
  readonly issues: string[];
  constructor(issues: string[], options?: ErrorOptions) {
    super('the response does not match its schema', options);
    this.name = 'InvalidResponseError';
    this.issues = issues;
  }
}

export const isFile = (response: CallShape['response']): response is FileResponse => 'file' in response;

/** First characters and minimum size in bytes of each file type. An xlsx file is a ZIP archive. */
const FILE_SIGNATURES: Record<FileResponse['file'], { head: string; least: number }> = {
  'application/pdf': { head: '%PDF-', least: 64 },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { head: 'PK', least: 22 },
};

/** Whether a file's content matches its type. Services may send an empty or wrong file with status 200. */
async function hasSignature(file: Blob, type: FileResponse['file']): Promise<boolean> {
  const { head, least } = FILE_SIGNATURES[type];
  return file.size >= least && (await file.slice(0, head.length).text()) === head;
}

export async function readBody(call: CallShape, response: Response): Promise<unknown> {
  if (!isFile(call.response)) return response.json();
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith(call.response.file)) throw new InvalidResponseError(['content-type']);
  const file = await response.blob();
  if (!(await hasSignature(file, call.response.file))) throw new InvalidResponseError(['file']);
  return file;
}

/** Maximum time to parse entries between two pauses in which the browser can respond to input. React's scheduler uses the same limit. */
const PART_MS = 5;

declare const scheduler: { yield?: () => Promise<void> } | undefined;

/** Yields to the browser, so that it can respond to input. In browsers without `scheduler.yield`, parsing is one long task. */
const nextTask = (): Promise<void> | undefined =>
  typeof scheduler === 'undefined' ? undefined : scheduler.yield?.();

/** Parses the entries of a long list in parts, before `parseResponse` parses the response. */
export async function parseInParts({ inParts }: CallShape, raw: unknown): Promise<void> {
  const entries = inParts?.entriesOf(raw);
  if (!inParts || !Array.isArray(entries)) return;
  let start = performance.now();
  for (const entry of entries) {
    inParts.parseAhead(entry);
    if (performance.now() - start < PART_MS) continue;
    await nextTask();
    start = performance.now();
  }
}

export interface ParsedResponse {
  raw: unknown;
  value: unknown;
  /** Kinds and field paths of invalid entries, for the log. `value` does not contain these entries. */
  skipped: readonly string[];
}

/** Validates a response body with the call's schema. @throws InvalidResponseError */
export function parseResponse({ response }: CallShape, raw: unknown): ParsedResponse {
  if (isFile(response)) return { raw, value: raw, skipped: [] };
  takeSkippedEntries(); // discards entries that were recorded outside of this response
  const result = response['~standard'].validate(raw);
  const skipped = takeSkippedEntries();
  if (result instanceof Promise) throw new TypeError('schemas of the contract must be synchronous');
  if (!result.issues) return { raw, value: result.value, skipped };
  const paths = result.issues.map(({ path }) =>
    (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
  );
  throw new InvalidResponseError([...paths, ...skipped]);
}
