/** Rejects request lines and Host headers that this server and a service could interpret differently (decisions/services#what-the-server-in-front-trusts). */
import type { IncomingMessage } from 'node:http';
import { refuseLine } from './plain-errors.ts';
import type { Scheme } from './server-settings.ts';

/** A host name or the loopback address, with an optional port. */
const HOST = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[::1\])(?::(\d{1,5}))?$/i;

const DEFAULT_PORTS = { http: 80, https: 443 } as const satisfies Record<Scheme, number>;

type Line = Pick<IncomingMessage, 'url' | 'rawHeaders'> & {
  socket: Pick<IncomingMessage['socket'], 'localPort'>;
};

const hostsOf = (rawHeaders: readonly string[]): (string | undefined)[] =>
  rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && name.toLowerCase() === 'host' ? [rawHeaders[index + 1]] : [],
  );

/**
 * Returns 421 for a port that visitors do not use. Returns 400 if the target is not a path, or if there is not exactly
 * one valid Host header.
 * @param scheme the scheme in visitors' addresses, whose default port is allowed in addition to the server's own port
 * @param sitePort another port in visitors' addresses
 */
export function refusedLine(
  { url = '', rawHeaders, socket }: Line,
  scheme: Scheme,
  sitePort: number | null = null,
): Response | null {
  if (!url.startsWith('/') || url.includes('#')) return refuseLine(400, 'TARGET-NOT-ALLOWED');
  const [host = '', ...others] = hostsOf(rawHeaders);
  const named = HOST.exec(host);
  if (!named || others.length > 0) return refuseLine(400, 'HOST-NOT-ALLOWED');
  const [, port] = named;
  const isOwnPort =
    port === undefined || [socket.localPort, DEFAULT_PORTS[scheme], sitePort].map(String).includes(port);
  return isOwnPort ? null : refuseLine(421, 'UNKNOWN-HOST');
}
