/** Tells the request wrapper where a page's calls go. Without a session, for menus and forms that visitors use too. */
import { wireHttp } from '../../lib/http.ts';
import { sessionStore } from '../../lib/storage.ts';
import { serviceHosts } from './service-hosts.ts';

/** Wires host, cross-origin mode and cache; who is signed in is the session's to add. */
export const configureHttp = (): void =>
  wireHttp({
    host: () => window.location.hostname,
    serviceHosts,
    cache: () => sessionStore,
  });
