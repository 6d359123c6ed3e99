/** Fetches a page from a published site on behalf of a route, for tests that change the response or its address. */
import type { APIResponse, Route } from 'playwright/test';

/**
 * The site's response to the route's request. Uses the Host header for the site, because Node does not resolve
 * `*.localhost`.
 * @param address address of the site's page in the browser
 */
export function fetchSite(route: Route, address: string): Promise<APIResponse> {
  const url = new URL(address);
  const headers = { ...route.request().headers(), host: url.host };
  url.hostname = 'localhost';
  return route.fetch({ url: url.href, headers });
}
