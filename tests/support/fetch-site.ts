/** Fetches a published page for a route, so that a test can change the response or serve it at another address. */
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
