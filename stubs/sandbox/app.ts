/** The insurer's services, simulated over HTTP. */
import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { PEOPLE } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import { createAccounts } from './storage/accounts.ts';
import { addResponseHeaders } from './http/response-headers.middleware.ts';
import { refuse } from './http/requests.ts';
import { AREAS } from './areas.ts';
import { createRouter, type SandboxServices, type SandboxEnv } from './context.ts';
import { generateClaims } from './claims/claim-records.ts';
import { cachePerDay } from './data/day-cache.ts';
import type { RandomBytes } from './data/random.ts';
import { sandboxDay } from './data/days.ts';
import { generateMessages } from './messages/message-records.ts';
import { transactionOn, openDatabase } from './storage/database.ts';
import { logError } from './http/error-log.ts';
import { faultMiddleware } from './faults/fault.middleware.ts';
import { createFaults } from './faults/fault-store.ts';
import { createHeldResponses } from './faults/held-responses.ts';
import { SERVICE_PREFIXES } from '../../src/lib/http/service-paths.ts';
import { refuseCrossSite } from './http/same-site.middleware.ts';
import { createSessions } from './sign-in/session-store.ts';
import { createState } from './storage/state.ts';

/** Number of families whose records are cached. The largest family takes a few megabytes. */
const CACHED_FAMILIES = 12;

export interface SandboxOptions {
  /** Path of the database file, or `:memory:`. */
  databaseFile: string;
  /** Returns milliseconds since 1970. Default: the system clock. */
  now?: () => number;
  /** The people who can sign in. Default: those of `stubs/people`. */
  people?: readonly Person[];
  /** Source of random bytes. Default: the system's. */
  random?: RandomBytes;
}

export interface Sandbox {
  app: Hono<SandboxEnv>;
  services: SandboxServices;
  /** Releases held responses and closes the database. */
  close(): void;
}

/** Creates a sandbox. Sandboxes with the same database file share sessions, clones and faults. */
export function createSandbox({
  databaseFile,
  now = Date.now,
  people = PEOPLE,
  random = randomBytes,
}: SandboxOptions): Sandbox {
  const database = openDatabase(databaseFile);
  const state = createState(database);
  const services: SandboxServices = {
    accounts: createAccounts(database, people, state, random),
    sessions: createSessions(database, now, random),
    faults: createFaults(database),
    heldResponses: createHeldResponses(),
    state,
    transaction: transactionOn(database),
    random,
    now,
    day: () => sandboxDay(now()),
    claimsOf: cachePerDay(generateClaims, CACHED_FAMILIES),
    messagesOf: cachePerDay(generateMessages, CACHED_FAMILIES),
  };

  const app = createRouter();
  app.use(addResponseHeaders, refuseCrossSite);
  for (const prefix of SERVICE_PREFIXES) app.use(`${prefix}/*`, faultMiddleware(services));
  for (const area of AREAS) app.route('/', area(services));
  app.notFound(() => refuse(404, 'NOT-FOUND'));
  app.onError((error) => {
    logError(error);
    return refuse(500, 'SANDBOX-ERROR');
  });

  return {
    app,
    services,
    close: () => {
      services.heldResponses.release();
      database.close();
    },
  };
}
