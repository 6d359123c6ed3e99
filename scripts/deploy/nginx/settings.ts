/** What a machine decides about nginx; everything else follows from the published sites. */
export interface NginxSettings {
  /** Absolute path of `dist/` where nginx runs. */
  dist: string;
  /** Host and port of the portal's own server, which serves the service paths. */
  upstream: string;
  /** Where visitors connect, for example `443` or `127.0.0.1:8443`. */
  listen: readonly string[];
  /** Where plain HTTP is sent to https; none without TLS. */
  plainListen: readonly string[];
  /** Null where a load balancer ends TLS. `{domain}` stands for the domain of the site. */
  tls: { certificate: string; key: string } | null;
  /** Hosts that are no brand's and answer `defBrand` (spec 000 §2). */
  bareHosts: readonly string[];
  /** Load balancers in front, whose `X-Forwarded-For` has the visitor's address last. */
  balancers: readonly string[];
  /** User of the worker processes. */
  user: string;
  pid: string;
  accessLog: string;
  errorLog: string;
}

export const DEFAULTS = {
  upstream: '127.0.0.1:4321',
  listen: ['443', '[::]:443'],
  plainListen: ['80', '[::]:80'],
  certificate: '/etc/letsencrypt/live/{domain}/fullchain.pem',
  key: '/etc/letsencrypt/live/{domain}/privkey.pem',
  user: 'www-data',
  pid: '/run/nginx.pid',
  accessLog: '/var/log/nginx/portal.log',
  errorLog: '/var/log/nginx/error.log',
};

const DEFAULT_PORTS = { http: '80', https: '443' } as const;

/** `:8443` where visitors write the port; '' for the default of the scheme. */
function portSuffix({ listen, tls }: NginxSettings): string {
  const port = /\d+$/.exec(listen[0] ?? '')?.[0] ?? '';
  return port === DEFAULT_PORTS[tls ? 'https' : 'http'] ? '' : `:${port}`;
}

/** The address of a host as visitors write it. A load balancer has TLS and the port of https. */
export function visitedOrigin(settings: NginxSettings, host: string): string {
  if (settings.balancers.length > 0) return `https://${host}`;
  return `${settings.tls ? 'https' : 'http'}://${host}${portSuffix(settings)}`;
}
