/** The visitor's network address: what limits of sign-ins count by, and what services are told (decisions/services#what-the-server-in-front-trusts). */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Set by the web server in front, which overwrites what a visitor sent. */
const HEADER = 'x-real-ip';

type Connection = Pick<IncomingMessage, 'headers'> & {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/**
 * The address of the connection, or the one that the proxy names if the connection is the proxy's.
 * @param proxy its address; null: no header is believed
 */
export function visitorAddress({ headers, socket }: Connection, proxy: string | null): string | undefined {
  const named = headers[HEADER];
  const isBelieved = proxy !== null && socket.remoteAddress === proxy;
  return isBelieved && typeof named === 'string' && isIP(named) > 0 ? named : socket.remoteAddress;
}
