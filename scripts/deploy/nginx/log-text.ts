/** The access log. Contains no query, no Referer and no id in a service path, because these can identify a member. */
import { REFERENCE_ALPHABET, REFERENCE_LENGTH } from '../../../src/lib/http/reference-code.ts';
import { SERVICE_PREFIXES } from '../../../src/lib/http/service-paths.ts';
import { ERROR_CODE_HEADER } from '../../server/forwarding/failed-call.ts';
import type { NginxSettings } from './settings.ts';
import { pathPattern, type ContractPaths } from './sign-in-limit.ts';
import { block, pattern, quoted } from './syntax.ts';

const PREFIXES = SERVICE_PREFIXES.join('|');

const FIELDS = {
  time: '$time_iso8601',
  host: '$host',
  method: '$request_method',
  path: '$portal_logged_path',
  status: '$status',
  error: `$upstream_http_${ERROR_CODE_HEADER.toLowerCase().replaceAll('-', '_')}`,
  bytes: '$body_bytes_sent',
  seconds: '$request_time',
  service: '$upstream_response_time',
  reference: '$portal_reference',
  address: '$remote_addr',
};

/**
 * Logs service paths from `$uri`, which is the path as services read it, and page paths from `$request_uri`, because `$uri`
 * may be the path of an error page.
 */
const maps = ({ plain, personal }: ContractPaths): string[] => [
  ...block('map $request_uri $portal_path', [`${pattern('~^(?<path_only>[^?#]*)')} $path_only;`]),
  ...block('map $portal_path $portal_page_path', [
    'default $portal_path;',
    `${pattern(`~*%|(?:${PREFIXES})(?:/|$)`)} other;`, // no page has an escaped character in its address
  ]),
  ...block('map $uri $portal_logged_path', [
    'default $portal_page_path;',
    ...plain.map((path) => `${quoted(path)} ${quoted(path)};`),
    ...personal.map((path) => `${pattern(`~*${pathPattern(path)}`)} ${quoted(path)};`),
    `${pattern(`~*^(?<service_prefix>${PREFIXES})(?:/|$)`)} $service_prefix/other;`,
  ]),
  ...block('map $http_x_reference $portal_reference', [
    `${pattern(`~^[${REFERENCE_ALPHABET}]{${REFERENCE_LENGTH}}$`)} $http_x_reference;`,
    'default "";',
  ]),
];

export const logText = ({ accessLog, errorLog }: NginxSettings, paths: ContractPaths): string[] => [
  `log_format portal escape=json '${JSON.stringify(FIELDS)}';`,
  `access_log ${accessLog} portal buffer=64k flush=1s;`, // unbuffered, logging takes a sixth of a request's time
  `error_log ${errorLog} emerg;`, // lower levels log whole request lines, whose query can identify a member
  ...maps(paths),
];
