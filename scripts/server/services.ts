/** Answers the service paths: the sandbox, or the origin that SERVICES_ORIGIN names. */
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Handler, type MiddlewareHandler } from 'hono';
import { addAnswerHeaders } from '../../stubs/sandbox/http/response-headers.middleware.ts';
import { refuse } from '../../stubs/sandbox/http/requests.ts';
import { logError } from '../../stubs/sandbox/http/error-log.ts';
import { createSandbox } from '../../stubs/sandbox/app.ts';
import { callOf } from '../../stubs/sandbox/faults/fault-store.ts';
import { SWITCH_NAMES, turnedSwitches } from '../../stubs/sandbox/controls/switches.ts';
import { CLIENT } from '../../stubs/sandbox/http/caller.middleware.ts';
import { refuseCrossSite } from '../../stubs/sandbox/http/same-site.middleware.ts';
import { limitBody } from './body-limit.ts';
import { clientOf, withClientSecret, type Client } from './client-secret.ts';
import { forward, TIMEOUT_MS } from './forward.ts';
import type { FaultsPanel } from './directory/faults-panel.ts';
import { CONTROL_PREFIX, isSandboxPath } from '../../stubs/sandbox/paths.ts';
import { PEOPLE } from '../../stubs/people/people.ts';
import type { DirectoryPerson } from './directory/people.ts';
import type { SwitchesPanel } from './directory/switches-panel.ts';

export interface Services {
  /** Whether a path is a service's, not the portal's. */
  owns(path: string): boolean;
  answer: Handler;
  people: readonly DirectoryPerson[];
  /** Faults on demand; null where a real service answers. */
  faults(): FaultsPanel | null;
  /** Operations' switches; null where a real service answers. */
  switches(): SwitchesPanel | null;
  close(): void;
}

interface FrontEnv {
  /** There when a Node server answers, not when a test calls the app. */
  Bindings: Partial<HttpBindings>;
}

/**
 * What a service could read as another path than this server did (decision 061): two slashes, backslashes, `..;`, and
 * escapes, in whichever layer, of slashes, dots and the letters, digits and signs that need none (RFC 3986 §2.3).
 */
const TWO_READINGS = /\/\/|\\|\/\.+;|%(?:25)*(?:2f|5c|00|2[de]|3\d|[46][1-9a-f]|[57][0-9a]|5f|7e)/i;

/** Refuses such a path of a service (400). Ids whose other characters are escaped pass. */
const refuseTwoReadings: MiddlewareHandler = (c, next) =>
  TWO_READINGS.test(new URL(c.req.url).pathname) ? Promise.resolve(refuse(400, 'PATH-NOT-ALLOWED')) : next();

/** What stands before every service: its answer's headers, which paths, who may send what, and how much of it. */
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
  /** `https://services.example` */
  origin: string;
  /** Who the portal is to these services; null: they have given it no secret, and are asked as the browser asks. */
  client: Client | null;
  /** How long they may take for an answer. */
  timeoutMs: number;
}

/** Hands service calls on to another origin. */
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
    close() {},
  };
}

function sandboxed(databaseFile: string): Services {
  const { app, house, close } = createSandbox({ databaseFile });
  const services = app.routes.filter(
    ({ path, method }) => method !== 'ALL' && isSandboxPath(path) && !path.startsWith(CONTROL_PREFIX),
  );
  const calls = [...new Set(services.map(({ path }) => callOf(path)))].sort();
  return {
    owns: isSandboxPath,
    answer: guarded(async (c) => {
      const request = await withClientSecret(c.req.raw, CLIENT);
      return request instanceof Response ? request : app.fetch(request, c.env);
    }),
    people: PEOPLE,
    faults: () => ({ calls, waiting: house.faults.list() }),
    switches: () => ({ names: SWITCH_NAMES, turned: turnedSwitches(house.state) }),
    close,
  };
}

/**
 * @param origin SERVICES_ORIGIN; the sandbox where it is not set
 * @param environment has the portal's client for that origin, and SERVICES_TIMEOUT_MS
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
