/** Runs a sandbox in its own process, for tests that kill it: `node standalone.fixture.ts <database>`. Prints its port. */
import { serve } from '@hono/node-server';
import { createSandbox } from './app.ts';

const { app } = createSandbox({ databaseFile: process.argv[2] ?? ':memory:' });
serve(
  // Only clients close idle connections. If the server closed one, a request sent at the same time would be reset.
  { fetch: app.fetch, port: 0, hostname: '127.0.0.1', serverOptions: { keepAliveTimeout: 0 } },
  ({ port }) => console.log(port),
);
