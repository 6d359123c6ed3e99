import type { RequestShape } from './call.schema.ts';
import { baseMessage } from './base-message.ts';

export interface AnyInput {
  params?: Readonly<Record<string, string>>;
  query?: unknown;
  payload?: unknown;
  headers?: Readonly<Record<string, string>>;
}

export interface SendOptions {
  signal?: AbortSignal;
  keepalive?: boolean;
  /** Token of a session that has ended or not yet started. If it is rejected, the page's session continues. */
  bearer?: string;
  /** Whether to send the request without cookies and ignore the response's cookies, because the browser's cookies belong to another session. */
  withoutCookies?: boolean;
  /** Whether to show no progress bar, because nothing on the page waits for the response. */
  noProgress?: boolean;
}

const entriesOf = (values: unknown): [name: string, value: string][] =>
  Object.entries(values ?? {}).flatMap(([name, value]: [string, unknown]) =>
    value === undefined || value === null
      ? []
      : [value].flat().map((item): [string, string] => [name, String(item)]),
  );

export function addressOf({ path }: RequestShape, { params = {}, query }: AnyInput): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(entriesOf(query)).toString();
  return search ? `${filled}?${search}` : filled;
}

export function bodyOf(
  { encoding = 'message' }: RequestShape,
  payload: unknown,
): { body: string | null; headers: Record<string, string> } {
  if (payload === undefined) return { body: null, headers: {} };
  if (encoding === 'form')
    return {
      body: new URLSearchParams(entriesOf(payload)).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    };
  const body = encoding === 'json' ? payload : { baseMessage, payload };
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}
