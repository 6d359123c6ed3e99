import type { ServiceHosts } from '../../lib/storage/environment.ts';

const isHosts = (value: unknown): value is ServiceHosts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((origin) => typeof origin === 'string');

/** The services' origins in each environment (spec 000 §7 'Cross-origin mode'); null if the services are on the site's own origin. */
export function serviceHosts(): ServiceHosts | null {
  const { services } = document.documentElement.dataset;
  const hosts: unknown = services === undefined ? null : JSON.parse(services);
  return isHosts(hosts) ? hosts : null;
}
