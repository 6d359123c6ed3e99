/** Configures the request wrapper without a session, for menus and forms that visitors use too. */
import { wireHttp } from '../../lib/http.ts';
import { sessionStore } from '../../lib/storage.ts';
import { serviceHosts } from './service-hosts.ts';

/** Sets host, cross-origin mode and cache; `session.store.ts` adds the bearer token. */
export const configureHttp = (): void =>
  wireHttp({
    host: () => window.location.hostname,
    serviceHosts,
    cache: () => sessionStore,
  });
