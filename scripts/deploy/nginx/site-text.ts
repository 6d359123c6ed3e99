/** The server blocks of the sites, and the text that all of them include. */
import { DOCUMENT_HEADERS, headerRules } from '../../../src/renderer/render/host-files.ts';
import { serviceHeaders } from '../../../stubs/sandbox/http/response-headers.middleware.ts';
import { refuse } from '../../../stubs/sandbox/http/requests.ts';
import { ERROR_CODE_HEADER } from '../../server/forwarding/failed-call.ts';
import { MOST_BYTES } from '../../server/forwarding/body-limit.ts';
import { NO_PATH, PRIVATE, SPANISH, SUBRESOURCE } from '../../server/site-paths.ts';
import { certificateLines, HEALTH, listenLines, namesLine, PATHS_ONLY, SERVICE_PATHS } from './http-text.ts';
import type { NginxSite } from './read-sites.ts';
import type { NginxSettings } from './settings.ts';
import { BURST, tooManyCalls } from './sign-in-limit.ts';
import { block, header, pattern, quoted } from './syntax.ts';

export const SITE_FILE = 'site.conf';
export const CLOSED_FILE = 'closed.conf';
const POLICY = '$portal_policy';
const TRANSPORT_SECURITY = 'Strict-Transport-Security';
/** Slightly longer than the portal server's own time limit for a service. */
const SERVICE_SECONDS = 100;

const ofAllPaths = (): [name: string, value: string][] =>
  headerRules(POLICY)
    .filter(({ pattern: address }) => address === '/*')
    .flatMap(({ headers }) => Object.entries(headers));

const headerLines = (headers: readonly [name: string, value: string][]): string[] => [
  ...headers.map(([name, value]) => header(name, value === POLICY ? value : quoted(value))),
  header('Cache-Control', '$portal_cache'),
];

/** Paths that are never served: dot files (except `/.well-known/`), compressed copies, and files like `_headers`. */
const NOT_SERVED = [NO_PATH.source, String.raw`^/\.(?!well-known/)`, String.raw`/.+/\.`, PRIVATE.source];

/** @param redirects lines from redirectTexts */
export const siteServer = (
  settings: NginxSettings,
  site: NginxSite,
  redirects: readonly string[],
): string[] =>
  block('server', [
    ...listenLines(settings),
    namesLine(site),
    ...certificateLines(settings, site.domain),
    `root ${quoted(`${settings.dist}/sites/${site.domain}`)};`,
    `include ${SITE_FILE};`,
    `include closed/${site.domain}.con[f];`, // a glob pattern, so that nginx accepts a missing file
    ...redirects,
  ]);

/** A location whose response comes from nginx instead of a service, in the form that the contract defines. */
async function refusal(name: string, response: Response): Promise<string[]> {
  const retryAfter = response.headers.get('Retry-After');
  return block(`location ${name}`, [
    'default_type application/json;',
    ...serviceHeaderLines(),
    ...(retryAfter === null ? [] : [header('Retry-After', retryAfter)]),
    `return ${response.status} '${await response.text()}';`,
  ]);
}

const transportSecurity = (): string[] =>
  ofAllPaths()
    .filter(([name]) => name === TRANSPORT_SECURITY)
    .map(([name, value]) => header(name, quoted(value)));

function serviceHeaderLines(): string[] {
  const headers = Object.entries(serviceHeaders('')).map(([name, value]) => header(name, quoted(value)));
  return [...headers, ...transportSecurity()];
}

/**
 * Proxies service paths. The portal's own server checks requests and responses
 * (decisions/services#what-passes-to-and-from-services). Bodies stay in memory because they contain passwords and
 * documents.
 */
const services = async (): Promise<string[]> => [
  ...block(`location ~ ${pattern(SERVICE_PATHS)}`, [
    ...transportSecurity(), // no page headers, because the service's response has its own
    `limit_req zone=portal_sign_in burst=${BURST} nodelay;`,
    'limit_req_status 429;',
    'error_page 413 = @body_too_large;',
    'error_page 429 = @too_many_calls;',
    'error_page 500 502 503 504 = @services_unreachable;',
    `client_max_body_size ${MOST_BYTES};`,
    `client_body_buffer_size ${MOST_BYTES};`,
    'proxy_pass http://portal_server;',
    'proxy_http_version 1.1;',
    `proxy_hide_header ${ERROR_CODE_HEADER};`,
    'proxy_set_header Connection "";',
    'proxy_set_header Host $http_host;', // unlike `$host`, includes the port, which the portal's own server checks
    'proxy_set_header X-Real-IP $remote_addr;',
    'proxy_connect_timeout 5s;',
    `proxy_send_timeout ${SERVICE_SECONDS}s;`,
    `proxy_read_timeout ${SERVICE_SECONDS}s;`,
    'proxy_buffering off;', // the portal's own server buffers responses (decisions/services#limits-of-time-and-memory)
    'proxy_buffer_size 8k;',
    'proxy_next_upstream off;', // a payment must not be sent twice
  ]),
  ...(await refusal('@body_too_large', refuse(413, 'BODY-TOO-LARGE'))),
  ...(await refusal('@too_many_calls', tooManyCalls())),
  ...(await refusal('@services_unreachable', refuse(502, 'SERVICES-UNREACHABLE'))),
];

/**
 * Lines of `site.conf`, which each site's server block includes. A location with its own headers lists all the headers
 * that it needs, because it inherits none from the server block.
 */
export const siteText = async (settings: NginxSettings): Promise<string[]> => [
  ...headerLines(ofAllPaths()),
  'error_page 403 404 =404 $portal_not_found;',
  ...PATHS_ONLY,
  ...HEALTH,
  ...['/404.html', '/es/404.html'].map((page) => `location = ${page} { internal; }`),
  ...(await services()),
  ...block(`location ~ ${pattern(NOT_SERVED.join('|'))}`, ['return 404;']),
  ...block(`location ~ ${pattern(SUBRESOURCE.source)}`, [
    ...headerLines(ofAllPaths().filter(([name]) => !DOCUMENT_HEADERS.includes(name))),
    'try_files $uri @pool;',
  ]),
  ...block(`location ~ ${pattern(String.raw`\.\w+$`)}`, ['try_files $uri @pool;']),
  '# Hashed files of older releases, for pages that are still open.',
  ...block('location @pool', [`root ${quoted(`${settings.dist}/pool`)};`, 'try_files $uri =404;']),
  ...block('location /', []),
];

/** Files that a closed site still serves: assets of the maintenance page, and the health check of nginx. */
const OF_CLOSED = String.raw`^/\.well-known/health$|\.(?!html$)\w+$`;

/**
 * `closed.conf`, which an operator includes to close a site (docs/operating.md). A named location sends the maintenance
 * page, because the address of that page would match the rules below and get 503 again.
 */
export const closedText = async (): Promise<string[]> => [
  'default_type application/json;', // for service calls
  header('Retry-After', '600'),
  'error_page 503 @closed;',
  ...block(`if ($uri ~ ${pattern(SERVICE_PATHS)})`, [
    `return 503 '${await refuse(503, 'SITE-CLOSED').text()}';`,
  ]),
  ...block(`if ($uri !~ ${pattern(OF_CLOSED)})`, ['return 503;']),
  ...block('location @closed', [
    `rewrite ${pattern(SPANISH.source)} /es/maintenance/index.html break;`,
    'rewrite ^ /maintenance/index.html break;',
  ]),
];

export const notFoundMap = (): string[] =>
  block('map $uri $portal_not_found', [
    `${pattern(`~${SPANISH.source}`)} /es/404.html;`,
    'default /404.html;',
  ]);
