/** The configuration that all sites share: maps, logs, limits, TLS, and the servers that belong to no site. */
import { getMimeType } from 'hono/utils/mime';
import { SERVICE_PREFIXES } from '../../../src/lib/http/service-paths.ts';
import { headerRules, IMMUTABLE } from '../../../src/renderer/render/host-files.ts';
import { refuse } from '../../../stubs/sandbox/http/requests.ts';
import { siteNames, testHosts } from '../../server/hosts.ts';
import { ERROR_HEADERS } from '../../server/plain-errors.ts';
import { NO_PATH } from '../../server/site-paths.ts';
import { logText } from './log-text.ts';
import { releaseIndependent } from './policy.ts';
import type { NginxSite } from './read-sites.ts';
import { visitedOrigin, type NginxSettings } from './settings.ts';
import {
  DEFAULT_CODE,
  LIMIT_CODE,
  pathPattern,
  RATE_PER_SECOND,
  type ContractPaths,
} from './sign-in-limit.ts';
import { block, header, pattern, quoted } from './syntax.ts';

/** Extensions of published files. */
const ENDINGS = ['css', 'html', 'jpg', 'js', 'json', 'png', 'svg', 'txt', 'webp', 'woff2', 'xml'];

/** Timeouts that allow for a phone on a slow line, but cut off an attacker who holds connections open. */
const TIMEOUTS = [
  'client_header_timeout 15s;',
  'client_body_timeout 30s;',
  'send_timeout 60s;',
  'keepalive_timeout 75s;',
];

export const SERVICE_PATHS = `^(?:${SERVICE_PREFIXES.join('|')})(?:/|$)`;

const types = (): string[] =>
  block(
    'types',
    ENDINGS.map((ending) => `${quoted(getMimeType(`x.${ending}`) ?? '')} ${ending};`),
  );

/** Selects the policy by the folder of the served release, so that a rollback does not need a reload of nginx. */
const policyMap = ({ dist }: NginxSettings, sites: readonly NginxSite[]): string[] =>
  block('map $realpath_root $portal_policy', [
    `default ${quoted(releaseIndependent(sites))};`,
    ...sites.flatMap(({ domain, policies }) =>
      [...policies].map(([id, policy]) => `${quoted(`${dist}/releases/${domain}/${id}`)} ${quoted(policy)};`),
    ),
  ]);

/** Lets browsers cache hashed files for a year, but not error responses for such files (decisions/services#caching-of-files). */
const cacheMap = (): string[] =>
  block('map "$status $uri" $portal_cache', [
    ...headerRules('')
      .filter(({ headers }) => headers['Cache-Control'] !== undefined)
      .map(
        ({ pattern: address }) =>
          `${pattern(`~^(?:200|206|304) ${address.replace('*', '')}`)} ${quoted(IMMUTABLE)};`,
      ),
    `${pattern('~^(?:2|3)')} "no-cache";`,
    'default "no-store";',
  ]);

const limits = ({ limited, codes }: ContractPaths): string[] => [
  ...block(`map $uri ${LIMIT_CODE}`, [
    `default ${DEFAULT_CODE};`,
    ...[...codes].map(([path, code]) => `${pattern(`~*${pathPattern(path)}`)} ${code};`),
  ]),
  ...block('map $uri $portal_limited', [
    'default "";',
    ...limited.map((path) => `${pattern(`~*${pathPattern(path)}`)} $binary_remote_addr;`),
  ]),
  `limit_req_zone $portal_limited zone=portal_sign_in:10m rate=${RATE_PER_SECOND}r/s;`,
];

const bareHostMaps = (sites: readonly NginxSite[]): string[] => [
  ...block('map $arg_defBrand $portal_default_site', [
    'default "";',
    // nginx reads `default` as a keyword of the map, but `\default` as the text `default`, which is a brand's code.
    ...sites.map(({ code, domain }) => `${pattern(`\\${code}`)} ${domain};`),
  ]),
  ...block('map $args $portal_other_args', [
    `${pattern('~*^defBrand=[^&]*$')} "";`,
    `${pattern('~*^(?<before>(?:.*&)?)defBrand=[^&]*&(?<after>.+)$')} "?$before$after";`,
    `${pattern('~*^(?<all_before>.+)&defBrand=[^&]*$')} "?$all_before";`,
    'default "";',
  ]),
];

const TLS = [
  'ssl_protocols TLSv1.2 TLSv1.3;',
  'ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;',
  'ssl_prefer_server_ciphers off;',
  'ssl_session_cache shared:portal:10m;',
  'ssl_session_timeout 1d;',
  'ssl_session_tickets off;',
];

export const listenLines = ({ listen, tls }: NginxSettings, rest = ''): string[] =>
  listen.map((address) => `listen ${address}${tls ? ' ssl http2' : ''}${rest};`);

export const certificateLines = ({ tls }: NginxSettings, domain: string): string[] =>
  tls
    ? [
        `ssl_certificate ${quoted(tls.certificate.replaceAll('{domain}', domain))};`,
        `ssl_certificate_key ${quoted(tls.key.replaceAll('{domain}', domain))};`,
      ]
    : [];

export const namesLine = (site: NginxSite): string =>
  `server_name ${siteNames(site).join(' ')} ${pattern(`~${testHosts(site)}`)};`;

const errorHeaders = Object.entries(ERROR_HEADERS).map(([name, value]) => header(name, quoted(value)));

export const HEALTH = block('location = /.well-known/health', [
  'access_log off;',
  'default_type text/plain;',
  'return 200 "ok\\n";',
]);

/** Rejects request lines that contain a host, because it could differ from the Host header. */
export const PATHS_ONLY = block(`if ($request !~ ${pattern('^[A-Z]+ /')})`, ['return 400;']);

/** The responses for hosts that belong to no site (decisions/services#no-sandbox-in-production). */
const elsewhere = async (): Promise<string[]> => [
  ...errorHeaders,
  ...PATHS_ONLY,
  ...HEALTH,
  ...block(`location ~ ${pattern(SERVICE_PATHS)}`, [
    'default_type application/json;',
    `return 421 '${await refuse(421, 'UNKNOWN-HOST').text()}';`,
  ]),
];

const bareServer = async (settings: NginxSettings): Promise<string[]> =>
  settings.bareHosts.length === 0
    ? []
    : block('server', [
        ...listenLines(settings),
        `server_name ${settings.bareHosts.join(' ')};`,
        ...certificateLines(settings, settings.bareHosts[0] ?? ''),
        ...(await elsewhere()),
        ...block(`location ~ ${pattern(NO_PATH.source)}`, ['return 404;']),
        ...block('location /', [
          ...block('if ($portal_default_site)', [
            `return 302 ${visitedOrigin(settings, '$portal_default_site')}$portal_path$portal_other_args;`,
          ]),
          'return 404;',
        ]),
      ]);

const defaultServer = async (settings: NginxSettings): Promise<string[]> =>
  block('server', [
    ...listenLines(settings, ' default_server'),
    'server_name _;',
    ...(settings.tls ? ['ssl_reject_handshake on;'] : []),
    ...(await elsewhere()),
    ...block('location /', ['return 404;']),
  ]);

/** Redirects plain HTTP to https on the same host, but only for the hosts of the sites and the bare hosts. */
const plainServers = async (settings: NginxSettings, sites: readonly NginxSite[]): Promise<string[]> =>
  settings.tls && settings.plainListen.length > 0
    ? [
        ...block('server', [
          ...settings.plainListen.map((address) => `listen ${address} default_server;`),
          'server_name _;',
          ...(await elsewhere()),
          ...block('location /', ['return 404;']),
        ]),
        ...block('server', [
          ...settings.plainListen.map((address) => `listen ${address};`),
          ...sites.map(namesLine),
          ...(settings.bareHosts.length > 0 ? [`server_name ${settings.bareHosts.join(' ')};`] : []),
          ...HEALTH,
          ...block('location ^~ /.well-known/acme-challenge/', [
            'default_type text/plain;',
            'root /var/www/acme;',
          ]),
          ...block('location /', [`return 301 ${visitedOrigin(settings, '$host')}$request_uri;`]),
        ]),
      ]
    : [];

/** The content of the `http` block: everything that servers share, and the servers that belong to no site. */
export async function httpText(
  settings: NginxSettings,
  sites: readonly NginxSite[],
  paths: ContractPaths,
): Promise<string[]> {
  return [
    ...types(),
    'default_type application/octet-stream;',
    'server_tokens off;',
    'absolute_redirect off;',
    'merge_slashes off;',
    'sendfile on;',
    'tcp_nopush on;',
    'brotli_static on;',
    'gzip_static on;',
    'gzip off;',
    'max_ranges 0;', // no ranges, because a 416 response would be cached like the file; no published file is long
    'map_hash_max_size 65536;',
    'map_hash_bucket_size 256;',
    'server_names_hash_max_size 65536;',
    'server_names_hash_bucket_size 128;',
    ...TIMEOUTS,
    ...(settings.tls ? TLS : []),
    ...settings.balancers.map((address) => `set_real_ip_from ${address};`),
    ...(settings.balancers.length > 0 ? ['real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'] : []),
    ...logText(settings, paths),
    ...policyMap(settings, sites),
    ...cacheMap(),
    ...limits(paths),
    ...bareHostMaps(sites),
    ...block('upstream portal_server', [`server ${settings.upstream};`, 'keepalive 64;']),
    ...(await defaultServer(settings)),
    ...(await bareServer(settings)),
    ...(await plainServers(settings, sites)),
  ];
}
