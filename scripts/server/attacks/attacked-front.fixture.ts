/** Starts the server that visitors reach, in front of hostile services. All tests of a test file share this server. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createRoot, startFront, stopServers, type ServerProcess } from './attack.fixture.ts';
import { createHostileServices } from './hostile-services.fixture.ts';
import { HOST, send, type RawRequest } from './raw-requests.fixture.ts';

/** The client id and secret with which the portal identifies itself to its services. */
export const CLIENT = { OAUTH_CLIENT_ID: 'portal', OAUTH_CLIENT_SECRET: 'hush' };

/** @param environment environment variables in addition to SERVICES_ORIGIN, which the fixture sets */
export function attackedFront(environment: Readonly<Record<string, string>> = {}) {
  const hostile = createHostileServices();
  let root: string;
  let server: ServerProcess;

  beforeAll(async () => {
    const origin = await hostile.start();
    root = createRoot();
    server = await startFront(root, { SERVICES_ORIGIN: origin, ...environment });
  }, 30_000);
  afterAll(async () => {
    // A client or a service causes every failure in these tests, so the server must not log a stack trace.
    expect(server.printed()).not.toMatch(/^\s+at /m);
    await stopServers();
    hostile.stop();
    rmSync(root, { recursive: true, force: true });
  });
  beforeEach(() => {
    hostile.seen.length = 0;
  });

  return {
    /** Requests that the services received during the test, oldest first. */
    seen: hostile.seen,
    ask: (request: RawRequest) => send(server.port, request),
    root: () => root,
    server: () => server,
    /** The header of a request from the site's own pages. */
    ownOrigin: () => ({ Origin: `http://${HOST}:${server.port}` }),
  };
}
