/** Serves the service paths: by the sandbox, or by the origin in SERVICES_ORIGIN. */
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Handler, type MiddlewareHandler } from 'hono';
import { addAnswerHeaders } from '../../stubs/sandbox/http/response-headers.middleware.ts';
import { refuse } from '../../stubs/sandbox/http/requests.ts';
import { logError } from '../../stubs/sandbox/http/error-log.ts';
import { createSandbox } from '../../stubs/sandbox/app.ts';
import { callOf } from '../../stubs/sandbox/faults/fault-store.ts';
import { SWITCH_NAMES, changedSwitches } from '../../stubs/sandbox/controls/switches.ts';
import { CLIENT } from '../../stubs/sandbox/http/caller.middleware.ts';
import { refuseCrossSite } from '../../stubs/sandbox/http/same-site.middleware.ts';
import { limitBody } from './body-limit.ts';
import { clientOf, withClientSecret, type Client } from './client-secret.ts';
import { forward, TIMEOUT_MS } from './forward.ts';
import type { FaultsPanel } from './directory/faults-panel.ts';
import { CONTROL_PREFIX, isSandboxPath } from '../../stubs/sandbox/paths.ts';
import { PEOPLE } from '../../stubs/people/people.ts';
import { outboxOf, type SentMessage } from '../../stubs/sandbox/account/outbox.ts';
import type { DirectoryPerson } from './directory/people.ts';
import type { SwitchesPanel } from './directory/switches-panel.ts';

export interface Services {
  /** Whether a path belongs to a service. */
  owns(path: string): boolean;
  answer: Handler;
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
  /** Set by the Node server, missing in tests that call the app directly. */
  Bindings: Partial<HttpBindings>;
}

/**
 * Paths that a service could parse differently than this server (decision 061): double slashes, backslashes,
 * `..;`, and nested escapes of slashes, dots and unreserved characters (RFC 3986 §2.3).
 */
const TWO_READINGS = /\/\/|\\|\/\.+;|%(?:25)*(?:2f|5c|00|2[de]|3\d|[46][1-9a-f]|[57][0-9a]|5f|7e)/i;

/** Responds 400 to ambiguous service paths. */
const refuseTwoReadings: MiddlewareHandler = (c, next) =>
  TWO_READINGS.test(new URL(c.req.url).pathname) ? Promise.resolve(refuse(400, 'PATH-NOT-ALLOWED')) : next();

/** Guards in front of every service: response headers, paths, request origin and body size. */
function guarded(answer: Handler<FrontEnv>): Handler {
  const front = new Hono<FrontEnv>();
  front.use(addAnswerHeaders, refuseTwoReadings, refuseCrossSite, limitBody());
  front.onError((error) => {
    logError(error);
    return refuse(500, 'SERVER-ERROR');
  });
  front.all('*', answer);
  return (c) => front.fetch(c.req.raw, c.env as Partial<HttpBindings>);
}

interface ServicesOrigin {
  /** For example `https://services.example`. */
  origin: string;
  /** Credentials at these services; null: requests pass without a client secret. */
  client: Client | null;
  /** Response timeout. */
  timeoutMs: number;
}

/** Forwards service calls to another origin. */
function proxied({ origin, client, timeoutMs }: ServicesOrigin): Services {
  return {
    owns: (path) => isSandboxPath(path) && !path.startsWith(CONTROL_PREFIX),
    answer: guarded(async (c) => {
      const request = await withClientSecret(c.req.raw, client);
      return request instanceof Response ? request : forward(request, origin, { timeoutMs, env: c.env });
    }),
    people: [],
    faults: () => null,
    switches: () => null,
    outbox: () => null,
    close() {},
  };
}

function sandboxed(databaseFile: string): Services {
  const { app, services: sandbox, close } = createSandbox({ databaseFile });
  const routes = app.routes.filter(
    ({ path, method }) => method !== 'ALL' && isSandboxPath(path) && !path.startsWith(CONTROL_PREFIX),
  );
  const calls = [...new Set(routes.map(({ path }) => callOf(path)))].sort();
  return {
    owns: isSandboxPath,
    answer: guarded(async (c) => {
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

/**
 * @param origin SERVICES_ORIGIN; undefined: the sandbox
 * @param environment for the OAuth client and SERVICES_TIMEOUT_MS
 */
export const openServices = (
  databaseFile: string,
  origin: string | undefined,
  environment: Readonly<Partial<Record<string, string>>> = process.env,
): Services =>
  origin
    ? proxied({
        origin,
        client: clientOf(environment),
        timeoutMs: Number(environment['SERVICES_TIMEOUT_MS'] ?? TIMEOUT_MS),
      })
    : sandboxed(databaseFile);
