/** The visitor's network address. Sign-in limits count by address, and the services receive it (decisions/services#what-the-server-in-front-trusts). */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Set by the web server in front, which overwrites any value from a visitor. */
const HEADER = 'x-real-ip';

type Connection = Pick<IncomingMessage, 'headers'> & {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/**
 * Returns the address of the connection, or the address in the header if the connection comes from the proxy.
 * @param proxy the proxy's address; null to ignore the header
 */
export function visitorAddress({ headers, socket }: Connection, proxy: string | null): string | undefined {
  const named = headers[HEADER];
  const isBelieved = proxy !== null && socket.remoteAddress === proxy;
  return isBelieved && typeof named === 'string' && isIP(named) > 0 ? named : socket.remoteAddress;
}
