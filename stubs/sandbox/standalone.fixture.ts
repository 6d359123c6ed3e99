/** The sandbox alone in a process of its own, for a test that kills it: `node standalone.fixture.ts <database>`; prints its port. */
import { serve } from '@hono/node-server';
import { createSandbox } from './app.ts';

const { app } = createSandbox({ databaseFile: process.argv[2] ?? ':memory:' });
serve(
  // Clients close idle connections: a request that crosses the server's own timeout would be reset.
  { fetch: app.fetch, port: 0, hostname: '127.0.0.1', serverOptions: { keepAliveTimeout: 0 } },
  ({ port }) => console.log(port),
);
