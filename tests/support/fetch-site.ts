/** Answers a request of a page from a published site, for tests that change what is published or the address it has. */
import type { APIResponse, Route } from 'playwright/test';

/**
 * The answer of a site to the route's request. Node resolves no `*.localhost`: the site is named in the Host header.
 * @param address of the site's page, as the browser would ask for it
 */
export function fetchSite(route: Route, address: string): Promise<APIResponse> {
  const url = new URL(address);
  const headers = { ...route.request().headers(), host: url.host };
  url.hostname = 'localhost';
  return route.fetch({ url: url.href, headers });
}
