import { expect, it } from 'vitest';
import { visitorAddress } from './visitor-address.ts';

it.each([
  ['no proxy is trusted', null, '127.0.0.1', '203.0.113.7', '127.0.0.1'],
  ["the connection is the proxy's", '127.0.0.1', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['the visitor uses IPv6', '127.0.0.1', '127.0.0.1', '2001:db8::7', '2001:db8::7'],
  ["the connection is another client's", '127.0.0.1', '198.51.100.2', '203.0.113.7', '198.51.100.2'],
  ['the proxy names no address', '127.0.0.1', '127.0.0.1', undefined, '127.0.0.1'],
  ['the proxy names no address', '127.0.0.1', '127.0.0.1', '203.0.113.7, 10.0.0.1', '127.0.0.1'],
])(
  'if %s (proxy %s, connection from %s, X-Real-IP %s), visitorAddress() returns %s',
  (_what, proxy, remoteAddress, named, address) => {
    const headers = named === undefined ? {} : { 'x-real-ip': named };
    expect(visitorAddress({ headers, socket: { remoteAddress } }, proxy)).toBe(address);
  },
);
