/** From a call and what it is given to an address and a body. Pure. */
import type { CallShape } from './call.schema.ts';
import { baseMessage } from './wire.schema.ts';

/** What any call may be given; `CallInput` says which of it a call asks for. */
export interface AnyInput {
  params?: Readonly<Record<string, string>>;
  query?: unknown;
  payload?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** What a caller may ask for beyond the call's own input. */
export interface SendOptions {
  /** Aborts the call, for example when its view closes. */
  signal?: AbortSignal;
  /** The call goes on when the page is left. */
  keepalive?: boolean;
  /**
   * Carries this token, of a session that is not the page's own: one that has ended, or has not begun. A refusal then
   * says nothing of whoever is signed in here, and no other token is tried.
   */
  bearer?: string;
  /** Sends no cookies and takes none: those of the browser are another session's. */
  withoutCookies?: boolean;
  /** Nobody waits for it: no progress bar. */
  noProgress?: boolean;
}

/** Texts of an object, for a query or a form; what is not given is left out. */
const entriesOf = (values: unknown): [name: string, value: string][] =>
  Object.entries(values ?? {}).flatMap(([name, value]: [string, unknown]) =>
    value === undefined || value === null
      ? []
      : [value].flat().map((one): [string, string] => [name, String(one)]),
  );

/** The address from the host's root: parameters filled in, the query behind. */
export function addressOf({ path }: CallShape, { params = {}, query }: AnyInput): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(entriesOf(query)).toString();
  return search ? `${filled}?${search}` : filled;
}

/** The body as text and the header that names its form; null where the call has none. */
export function bodyOf(
  { payload: schema, encoding = 'message' }: CallShape,
  payload: unknown,
): { body: string | null; headers: Record<string, string> } {
  if (!schema) return { body: null, headers: {} };
  if (encoding === 'form')
    return {
      body: new URLSearchParams(entriesOf(payload)).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    };
  const body = encoding === 'json' ? payload : { baseMessage, payload };
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}
