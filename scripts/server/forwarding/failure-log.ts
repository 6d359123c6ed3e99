/** Logs to stderr why service calls fail, without any content of the calls (decisions/services#what-the-logs-contain). */
import { connect as connectPlain } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { QueueFullError } from './call-limit.ts';

const WINDOW_MS = 60_000;
const CONNECT_LIMIT_MS = 10_000;

/** An error code such as `ECONNREFUSED`, `ENOTFOUND` or `CERT_HAS_EXPIRED`. Leaves out messages, which could contain an address with a query. */
function codeOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' && /^[A-Z\d_]+$/.test(code) ? code : null;
}

/** @param limit a signal that is aborted if the services did not respond in time */
export function causeOf(error: unknown, limit: AbortSignal): string {
  if (error instanceof QueueFullError) return 'too many calls at once';
  if (limit.aborted) return 'timeout';
  return codeOf(error) ?? (error instanceof Error ? codeOf(error.cause) : null) ?? 'unknown';
}

/**
 * @param origin origin of the services
 * @returns a function that counts a failed call by its cause. It logs the first failure immediately, and the number of
 * further failures once a minute.
 */
export function createFailureLog(origin: string): (cause: string) => void {
  const { host } = new URL(origin);
  const counts = new Map<string, number>();
  const print = (cause: string, count: number): void =>
    console.error(`Services at ${host}: ${cause}, failed calls: ${count}`);

  function countFor(cause: string): void {
    counts.set(cause, 0);
    setTimeout(() => {
      const count = counts.get(cause) ?? 0;
      counts.delete(cause);
      if (count === 0) return;
      print(cause, count);
      countFor(cause);
    }, WINDOW_MS).unref();
  }

  return (cause) => {
    const count = counts.get(cause);
    if (count !== undefined) return void counts.set(cause, count + 1);
    print(cause, 1);
    countFor(cause);
  };
}

/** Opens a connection to the services without sending a request, and warns if this fails. The server starts anyway. */
export function warnIfUnreachable(origin: string): void {
  const { protocol, hostname, host, port } = new URL(origin);
  const isTls = protocol === 'https:';
  const name = hostname.replaceAll(/[[\]]/g, '');
  const address = { host: name, port: Number(port) || (isTls ? 443 : 80) };
  const warn = (cause: string): void => console.error(`Services at ${host} cannot be reached: ${cause}`);
  const socket = isTls
    ? connectTls({ ...address, servername: name }, () => void socket.destroy())
    : connectPlain(address, () => void socket.destroy());
  socket.unref();
  socket.setTimeout(CONNECT_LIMIT_MS, () => {
    warn('timeout');
    socket.destroy();
  });
  socket.once('error', (error) => warn(codeOf(error) ?? 'unknown'));
}
