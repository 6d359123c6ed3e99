/** Settings of nginx that depend on the machine. Everything else follows from the published sites. */
export interface NginxSettings {
  /** Absolute path of `dist/` on the machine where nginx runs. */
  dist: string;
  /** Host and port of the portal's own server, which serves the service paths. */
  upstream: string;
  /** Addresses and ports for visitors, such as `443` or `127.0.0.1:8443`. */
  listen: readonly string[];
  /** Ports whose plain HTTP requests are redirected to https; empty without TLS. */
  plainListen: readonly string[];
  /** Paths, in which `{domain}` stands for the site's domain. Null if a load balancer terminates TLS. */
  tls: { certificate: string; key: string } | null;
  /** Hosts that belong to no brand and handle the `defBrand` parameter (spec 000 §2). */
  bareHosts: readonly string[];
  /** Load balancers in front of nginx. Their `X-Forwarded-For` header ends with the visitor's address. */
  balancers: readonly string[];
  /** The system user that runs the worker processes. */
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

/** The port suffix in visitors' addresses, such as `:8443`; '' for the scheme's default port. */
function portSuffix({ listen, tls }: NginxSettings): string {
  const port = /\d+$/.exec(listen[0] ?? '')?.[0] ?? '';
  return port === DEFAULT_PORTS[tls ? 'https' : 'http'] ? '' : `:${port}`;
}

/** The origin of a host as visitors see it. If a load balancer terminates TLS, the origin is https on the default port. */
export function visitedOrigin(settings: NginxSettings, host: string): string {
  if (settings.balancers.length > 0) return `https://${host}`;
  return `${settings.tls ? 'https' : 'http'}://${host}${portSuffix(settings)}`;
}
