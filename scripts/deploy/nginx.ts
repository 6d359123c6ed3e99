/**
 * Writes the configuration of nginx for all published sites: `npm run deploy:nginx -- --out DIR`. `nginx -c DIR/nginx.conf`
 * serves it. `--help` lists the settings (docs/operating.md).
 */
import { existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { nginxFiles } from './nginx/config.ts';
import { readSites } from './nginx/read-sites.ts';
import { DEFAULTS } from './nginx/settings.ts';

const HELP = `npm run deploy:nginx -- --out DIR [options]

--dist DIR           where nginx finds dist/; default: this checkout's
--upstream HOST      host and port of the portal's own server; default ${DEFAULTS.upstream}
--listen ADDRESS     default ${DEFAULTS.listen.join(' and ')}; may be repeated
--http ADDRESS       plain HTTP, which is sent to https; default ${DEFAULTS.plainListen.join(' and ')}
--no-tls             a load balancer ends TLS; give --listen and --balancer too
--balancer ADDRESS   of a load balancer in front, whose X-Forwarded-For is believed; may be repeated
--certificate FILE   default ${DEFAULTS.certificate}; {domain} stands for the domain of the site
--key FILE           default ${DEFAULTS.key}
--bare-host NAME     a host that is no brand's and answers defBrand; may be repeated
--user NAME          of the worker processes; default ${DEFAULTS.user}
--pid FILE           default ${DEFAULTS.pid}
--access-log FILE    default ${DEFAULTS.accessLog}
--error-log FILE     default ${DEFAULTS.errorLog}
`;

const root = resolve(import.meta.dirname, '../..');
const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const { values } = parseArgs({
  allowNegative: true,
  options: {
    out: text,
    dist: text,
    upstream: text,
    listen: texts,
    http: texts,
    tls: { type: 'boolean', default: true },
    certificate: text,
    key: text,
    'bare-host': texts,
    balancer: texts,
    user: text,
    pid: text,
    'access-log': text,
    'error-log': text,
    help: { type: 'boolean', default: false },
  },
});

if (values.help || values.out === undefined) {
  console.info(HELP);
  process.exit(values.help ? 0 : 1);
}

/** nginx compares with the real path of a release. */
const realPath = (folder: string): string => (existsSync(folder) ? realpathSync(folder) : folder);

const { out, certificate = DEFAULTS.certificate, key = DEFAULTS.key } = values;
const sites = readSites(root);
const files = await nginxFiles(
  {
    dist: realPath(resolve(values.dist ?? join(root, 'dist'))),
    upstream: values.upstream ?? DEFAULTS.upstream,
    listen: values.listen ?? DEFAULTS.listen,
    plainListen: values.http ?? DEFAULTS.plainListen,
    tls: values.tls ? { certificate, key } : null,
    bareHosts: values['bare-host'] ?? [],
    balancers: values.balancer ?? [],
    user: values.user ?? DEFAULTS.user,
    pid: values.pid ?? DEFAULTS.pid,
    accessLog: values['access-log'] ?? DEFAULTS.accessLog,
    errorLog: values['error-log'] ?? DEFAULTS.errorLog,
  },
  sites,
);
mkdirSync(out, { recursive: true });
for (const [name, file] of files) writeFileSync(join(out, name), file);
console.info(
  `${sites.length} sites in ${join(out, 'nginx.conf')}. Check it with nginx -t, then reload nginx.`,
);
