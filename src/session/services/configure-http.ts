import { wireHttp } from '../../lib/http/http.ts';
import { sessionStore } from '../../lib/storage/storage.ts';
import { serviceHosts } from './service-hosts.ts';

/** Configures the HTTP client for requests without a session. `session.store.ts` adds the bearer token. */
export const configureHttp = (): void =>
  wireHttp({
    host: () => window.location.hostname,
    serviceHosts,
    cache: () => sessionStore,
  });
