/** Builds the nginx configuration for all sites. */
import { httpText } from './http-text.ts';
import type { NginxSite } from './read-sites.ts';
import { redirectTexts } from './redirects.ts';
import type { NginxSettings } from './settings.ts';
import { contractPaths } from './sign-in-limit.ts';
import { CLOSED_FILE, closedText, notFoundMap, SITE_FILE, siteServer, siteText } from './site-text.ts';
import { block } from './syntax.ts';

/** Connections per worker, to visitors and to the portal's own server. Each connection may also have an open file. */
const MOST_CONNECTIONS = 4096;
/** Open files per worker. The system's own limit is often 1,024 (decisions/services#nginx-in-front). */
const MOST_FILES = 4 * MOST_CONNECTIONS;

const HEAD = '# Written by `npm run deploy:nginx`. Do not edit: the next run overwrites it.';

const text = (lines: readonly string[]): string => `${[HEAD, ...lines].join('\n')}\n`;

/**
 * The configuration files by name. `nginx.conf` includes the others.
 * @throws Error if a site contains a text that nginx would not read as a single value
 */
export async function nginxFiles(
  settings: NginxSettings,
  sites: readonly NginxSite[],
): Promise<ReadonlyMap<string, string>> {
  const { maps, linesOf } = redirectTexts(sites);
  return new Map([
    [
      'nginx.conf',
      text([
        `user ${settings.user};`,
        'worker_processes auto;',
        `worker_rlimit_nofile ${MOST_FILES};`,
        `pid ${settings.pid};`,
        '# Of nginx itself; portal.conf has the level for requests.',
        `error_log ${settings.errorLog} crit;`,
        'include /etc/nginx/modules-enabled/*.conf;',
        ...block('events', [`worker_connections ${MOST_CONNECTIONS};`]),
        ...block('http', ['include portal.conf;', 'include sites.conf;']),
      ]),
    ],
    [
      'portal.conf',
      text([...(await httpText(settings, sites, await contractPaths())), ...notFoundMap(), ...maps]),
    ],
    ['sites.conf', text(sites.flatMap((site) => siteServer(settings, site, linesOf(site))))],
    [SITE_FILE, text(await siteText(settings))],
    [CLOSED_FILE, text(await closedText())],
  ]);
}
