/**
 * Reads the server's settings from environment variables. The server does not start with an incomplete configuration
 * (decisions/services#what-the-server-in-front-trusts).
 */
import { isIP } from 'node:net';
import type { Client } from './forwarding/client-secret.ts';

/** Slightly longer than the browser's timeout of 90 s (spec 000 §7, §9). */
const SERVICES_TIMEOUT_MS = 95_000;
const MAX_PORT = 65_535;

export interface RealServices {
  /** Origin without a path, such as `https://services.example`. */
  origin: string;
  /** The portal's credentials at these services; null if they use no client secret. */
  client: Client | null;
  timeoutMs: number;
}

export type Scheme = 'http' | 'https';

export interface ServerSettings {
  /** Null if the sandbox is used. */
  services: RealServices | null;
  /** The scheme in visitors' addresses; null if it is the same as this server's. */
  scheme: Scheme | null;
  /** The port in visitors' addresses; null if it is the scheme's default or this server's port. */
  port: number | null;
  /** Address of the only trusted proxy, whose `X-Real-IP` is the visitor's address (decisions/services#what-the-server-in-front-trusts); null if none is trusted. */
  proxy: string | null;
}

type Environment = Readonly<Partial<Record<string, string>>>;

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** @throws Error unless the text is an https origin, or an http origin on a loopback address */
function checkedOrigin(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || /\s/.test(text))
    throw new Error(
      'SERVICES_ORIGIN is not an http or https address. Write it like https://services.example',
    );
  if (!/^[^/]+\/\/[^/?#@\\]+\/?$/.test(text))
    throw new Error(
      'SERVICES_ORIGIN must be an origin without a path, a query or a user. Write it like https://services.example',
    );
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname))
    throw new Error(
      'SERVICES_ORIGIN must be https: passwords and tokens pass through it. Only a loopback address may be http.',
    );
  return url.origin;
}

/** @throws Error if only one of the client id and the client secret is set */
function clientOf({ OAUTH_CLIENT_ID: id, OAUTH_CLIENT_SECRET: secret }: Environment): Client | null {
  if (id && secret) return { id, secret };
  if (id) throw new Error('OAUTH_CLIENT_ID is set without OAUTH_CLIENT_SECRET. Set both or none.');
  if (secret) throw new Error('OAUTH_CLIENT_SECRET is set without OAUTH_CLIENT_ID. Set both or none.');
  return null;
}

/** @throws Error if SERVICES_TIMEOUT_MS is set, but not to a positive whole number of up to nine digits */
function timeoutOf({ SERVICES_TIMEOUT_MS: text }: Environment): number {
  if (!text) return SERVICES_TIMEOUT_MS;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error('SERVICES_TIMEOUT_MS must be a number of milliseconds.');
  return Number(text);
}

/** @throws Error if SITE_SCHEME is set, but not to http or https */
function schemeOf({ SITE_SCHEME: text }: Environment): Scheme | null {
  if (!text) return null;
  if (text !== 'http' && text !== 'https') throw new Error('SITE_SCHEME must be http or https.');
  return text;
}

/** @throws Error if SITE_PORT is set, but not to a port number */
function portOf({ SITE_PORT: text }: Environment): number | null {
  if (!text) return null;
  if (!/^[1-9]\d{0,4}$/.test(text) || Number(text) > MAX_PORT) throw new Error('SITE_PORT must be a port.');
  return Number(text);
}

/** @throws Error if TRUSTED_PROXY is set, but not to an IP address */
function proxyOf({ TRUSTED_PROXY: text }: Environment): string | null {
  if (!text) return null;
  if (isIP(text) === 0) throw new Error('TRUSTED_PROXY must be the IP address of the web server in front.');
  return text;
}

/**
 * Reads SERVICES_ORIGIN, OAUTH_CLIENT_ID, OAUTH_CLIENT_SECRET, SERVICES_TIMEOUT_MS, SITE_SCHEME, SITE_PORT and
 * TRUSTED_PROXY. An empty variable counts as missing.
 * @throws Error with a plain message for a setting that is invalid, or has no effect without another setting
 */
export function readSettings(environment: Environment): ServerSettings {
  const { SERVICES_ORIGIN: origin } = environment;
  const client = clientOf(environment);
  const timeoutMs = timeoutOf(environment);
  const visitors = {
    scheme: schemeOf(environment),
    port: portOf(environment),
    proxy: proxyOf(environment),
  };
  if (origin) return { services: { origin: checkedOrigin(origin), client, timeoutMs }, ...visitors };
  if (client)
    throw new Error('OAUTH_CLIENT_ID is set without SERVICES_ORIGIN. The sandbox has a client of its own.');
  return { services: null, ...visitors };
}
