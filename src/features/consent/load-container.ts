/** Loads a brand's tag-manager container and forwards the portal's events to it. Called only after consent. */
import { ANALYTICS_EVENT } from '../../lib/page/analytics.ts';
import { containerOf, coremetricsIdOf } from './consent.rules.ts';

/** The Trusted Types policy's name; the content security policy must allow it (`renderer/render/page-policy.ts`). */
const POLICY = 'consent';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

const isTrustedTypes = (value: unknown): value is TrustedTypes =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

/** @returns the address as a trusted script URL @throws TypeError for an address on another host */
function trusted(url: URL, host: string): string {
  const createScriptURL = (text: string): string => {
    if (new URL(text).origin !== new URL(host).origin) throw new TypeError('not the host of the container');
    return text;
  };
  const types: unknown = Reflect.get(window, 'trustedTypes');
  return isTrustedTypes(types)
    ? types.createPolicy(POLICY, { createScriptURL }).createScriptURL(url.href)
    : createScriptURL(url.href);
}

/** @param data the banner's data attributes: the brand's ids, and the origin that serves its containers */
export function loadContainer(data: DOMStringMap): void {
  const { www = '', nonWww = '', prod = '', test = '', host = '' } = data;
  const ids = { www, nonWww, prod, test };
  const { hostname } = window.location;
  // The queue that the container reads: first the coremetrics id, then one entry per event.
  const queue: object[] = [{ coremetricsId: coremetricsIdOf(hostname, ids) }];
  Reflect.set(window, 'dataLayer', queue);
  queue.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  window.addEventListener(ANALYTICS_EVENT, (event) => {
    if (event instanceof CustomEvent) queue.push({ event: ANALYTICS_EVENT, ...event.detail });
  });
  const url = new URL('/gtm.js', host);
  url.searchParams.set('id', containerOf(hostname, ids));
  const script = document.createElement('script');
  script.async = true;
  script.src = trusted(url, host);
  document.head.append(script);
}
