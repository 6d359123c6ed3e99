/** From a response to what a call's schema makes of it. */
import type { CallShape, FileReply } from './call.schema.ts';
import { takeSkippedEntries } from './skipped-entries.ts';

/** A reply that came, and is not what the contract says. Keeps the paths of the fields, never their values. */
export class InvalidResponseError extends Error {
  readonly issues: string[];
  constructor(issues: string[], options?: ErrorOptions) {
    super('the reply does not fit its schema', options);
    this.name = 'InvalidResponseError';
    this.issues = issues;
  }
}

const isFile = (reply: CallShape['reply']): reply is FileReply => 'file' in reply;

/** How a file of a kind begins, and the fewest bytes that one has: an xlsx is a ZIP archive. */
const FILE_MARKS: Record<FileReply['file'], { head: string; least: number }> = {
  'application/pdf': { head: '%PDF-', least: 64 },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { head: 'PK', least: 22 },
};

/** Whether a file is what its type says: an empty or wrong body with status 200 must not count as saved. */
async function isOfType(file: Blob, type: FileReply['file']): Promise<boolean> {
  const { head, least } = FILE_MARKS[type];
  return file.size >= least && (await file.slice(0, head.length).text()) === head;
}

/** The body: JSON, or a file of the kind that the call says. @throws InvalidResponseError */
export async function readBody(call: CallShape, response: Response): Promise<unknown> {
  if (!isFile(call.reply)) return response.json();
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith(call.reply.file)) throw new InvalidResponseError(['content-type']);
  const file = await response.blob();
  if (!(await isOfType(file, call.reply.file))) throw new InvalidResponseError(['file']);
  return file;
}

/** An answer as it came, and as its schema reads it. */
export interface ParsedResponse {
  raw: unknown;
  value: unknown;
  /** Kinds and fields of entries that could not be read and are left out of `value`, for the log. */
  skipped: readonly string[];
}

/** The answer as the call's schema reads it. @throws InvalidResponseError */
export function parseResponse({ reply }: CallShape, raw: unknown): ParsedResponse {
  if (isFile(reply)) return { raw, value: raw, skipped: [] };
  takeSkippedEntries(); // of a schema that was used elsewhere
  const result = reply['~standard'].validate(raw);
  const skipped = takeSkippedEntries();
  if (result instanceof Promise) throw new TypeError('the contract has no schema that waits');
  if (!result.issues) return { raw, value: result.value, skipped };
  const paths = result.issues.map(({ path }) =>
    (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
  );
  throw new InvalidResponseError([...paths, ...skipped]);
}
