/** Fetches a page's request from a published site, for tests that change the response or its address. */
import type { APIResponse, Route } from 'playwright/test';

/**
 * The site's response to the route's request. Node does not resolve `*.localhost`, so the Host header names the site.
 * @param address of the site's page, as in the browser
 */
export function fetchSite(route: Route, address: string): Promise<APIResponse> {
  const url = new URL(address);
  const headers = { ...route.request().headers(), host: url.host };
  url.hostname = 'localhost';
  return route.fetch({ url: url.href, headers });
}
