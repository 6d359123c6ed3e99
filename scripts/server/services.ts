/** Serves the service paths, with the sandbox or by forwarding to SERVICES_ORIGIN. */
import { Hono, type Handler, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { addResponseHeaders } from '../../stubs/sandbox/http/response-headers.middleware.ts';
import { isBelow, SERVICE_PREFIXES } from '../../src/lib/http/service-paths.ts';
import type { ServerBindings } from '../../stubs/sandbox/context.ts';
import { refuse } from '../../stubs/sandbox/http/requests.ts';
import { logError } from '../../stubs/sandbox/http/error-log.ts';
import { createSandbox } from '../../stubs/sandbox/app.ts';
import { callOf } from '../../stubs/sandbox/faults/fault-store.ts';
import { SWITCH_NAMES, changedSwitches } from '../../stubs/sandbox/controls/switches.ts';
import { CLIENT } from '../../stubs/sandbox/http/caller.middleware.ts';
import { refuseCrossSite } from '../../stubs/sandbox/http/same-site.middleware.ts';
import { limitBody } from './forwarding/body-limit.ts';
import { withClientSecret } from './forwarding/client-secret.ts';
import { refuseEmbedding } from './forwarding/destinations.ts';
import { createForwarder } from './forwarding/forward.ts';
import { forwardedSite } from './hosts.ts';
import type { RealServices, Scheme, ServerSettings } from './server-settings.ts';
import type { SiteEnv } from './site-env.ts';
import type { FaultsPanel } from './directory/faults-panel.ts';
import { CONTROL_PREFIX, isSandboxPath } from '../../stubs/sandbox/paths.ts';
import { PEOPLE } from '../../stubs/people/people.ts';
import { outboxOf, type SentMessage } from '../../stubs/sandbox/account/outbox.ts';
import type { DirectoryPerson } from './directory/people.ts';
import type { SwitchesPanel } from './directory/switches-panel.ts';

export interface Services {
  /** False in production, where the local server serves only sites and services (decisions/services#no-sandbox-in-production). */
  isSandbox: boolean;
  /** The scheme in visitors' addresses; null if it is the same as this server's. */
  scheme: Scheme | null;
  /** Whether a path belongs to a service. */
  owns(path: string): boolean;
  /** Handles a service call. Forwarding requires the brand's domain in the context. */
  respond: Handler<SiteEnv>;
  people: readonly DirectoryPerson[];
  /** Fault injection; null if a real service is used. */
  faults(): FaultsPanel | null;
  /** Operations switches; null if a real service is used. */
  switches(): SwitchesPanel | null;
  /** Messages that the sandbox would have sent; null if a real service is used. */
  outbox(): readonly SentMessage[] | null;
  close(): void;
}

interface FrontEnv {
  /** The brand's domain. Set by the Node server; undefined in tests that call the app directly. */
  Bindings: ServerBindings & { domain?: string };
}

/**
 * Paths that a service could parse differently than this server (decisions/services#what-passes-to-and-from-services): double slashes, backslashes,
 * `..;`, and nested escapes of slashes, dots and unreserved characters (RFC 3986 §2.3).
 */
const TWO_READINGS = /\/\/|\\|\/\.+;|%(?:25)*(?:2f|5c|00|2[de]|3\d|[46][1-9a-f]|[57][0-9a]|5f|7e)/i;

/** Responds with 400 to ambiguous service paths. */
const refuseTwoReadings: MiddlewareHandler = (c, next) =>
  TWO_READINGS.test(new URL(c.req.url).pathname) ? Promise.resolve(refuse(400, 'PATH-NOT-ALLOWED')) : next();

/** Wraps a service's handler: rejects unsafe calls, turns errors into status 500, and compresses responses. */
function guarded(respond: Handler<FrontEnv>): Handler<SiteEnv> {
  const front = new Hono<FrontEnv>();
  front.use(compress(), addResponseHeaders, refuseTwoReadings, refuseEmbedding, refuseCrossSite, limitBody());
  front.onError((error) => {
    logError(error);
    return refuse(500, 'SERVER-ERROR');
  });
  front.all('*', respond);
  return (c) => front.fetch(c.req.raw, { ...(c.env as ServerBindings), domain: c.get('domain') });
}

function proxied({ origin, client, timeoutMs }: RealServices, scheme: Scheme | null): Services {
  const forward = createForwarder({ origin, timeoutMs }, scheme);
  return {
    isSandbox: false,
    scheme,
    owns: (path) => isBelow(path, SERVICE_PREFIXES),
    respond: guarded(async ({ req, env }) => {
      if (env.domain === undefined) return refuse(421, 'UNKNOWN-HOST');
      const request = await withClientSecret(req.raw, client);
      if (request instanceof Response) return request;
      return forward(request, { site: forwardedSite(req.header('Host') ?? '', env.domain), env });
    }),
    people: [],
    faults: () => null,
    switches: () => null,
    outbox: () => null,
    close() {},
  };
}

function sandboxed(databaseFile: string, scheme: Scheme | null): Services {
  const { app, services: sandbox, close } = createSandbox({ databaseFile });
  const routes = app.routes.filter(
    ({ path, method }) => method !== 'ALL' && isSandboxPath(path) && !path.startsWith(CONTROL_PREFIX),
  );
  const calls = [...new Set(routes.map(({ path }) => callOf(path)))].sort();
  return {
    isSandbox: true,
    scheme,
    owns: isSandboxPath,
    respond: guarded(async (c) => {
      const request = await withClientSecret(c.req.raw, CLIENT);
      return request instanceof Response ? request : app.fetch(request, c.env);
    }),
    people: PEOPLE,
    faults: () => ({ calls, waiting: sandbox.faults.list() }),
    switches: () => ({ names: SWITCH_NAMES, turned: changedSwitches(sandbox.state) }),
    outbox: () => outboxOf(sandbox),
    close,
  };
}

/** @param settings default: use the sandbox */
export const openServices = (databaseFile: string, settings?: ServerSettings): Services =>
  settings?.services
    ? proxied(settings.services, settings.scheme)
    : sandboxed(databaseFile, settings?.scheme ?? null);
