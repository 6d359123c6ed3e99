/** The options of `npm run deploy:nginx`. */
import { existsSync, realpathSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULTS, type NginxSettings } from './settings.ts';

export const HELP = `npm run deploy:nginx -- --out DIR [options]

--dist DIR           where nginx finds dist/; default: this checkout's
--upstream HOST      host and port of the portal's own server; default ${DEFAULTS.upstream}
--listen ADDRESS     default ${DEFAULTS.listen.join(' and ')}; may be repeated
--http ADDRESS       plain HTTP, which is sent to https; default ${DEFAULTS.plainListen.join(' and ')}
--no-tls             a load balancer ends TLS; needs --listen and --balancer too
--balancer ADDRESS   of a load balancer in front, whose X-Forwarded-For is believed; may be repeated
--certificate FILE   default ${DEFAULTS.certificate}; {domain} stands for the domain of the site
--key FILE           default ${DEFAULTS.key}
--bare-host NAME     a host that is not a brand's and serves defBrand; may be repeated
--user NAME          of the worker processes; default ${DEFAULTS.user}
--pid FILE           default ${DEFAULTS.pid}
--access-log FILE    default ${DEFAULTS.accessLog}
--error-log FILE     default ${DEFAULTS.errorLog}
`;

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const OPTIONS = {
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
} as const;

const LISTEN = /^(?:(?:\*|\[[\da-f:.]+\]|[\d.]+):)?[1-9]\d{0,4}$/i;
const HOST_NAME = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i;

const isNetwork = (value: string): boolean => {
  const [address = '', size = '0', ...others] = value.split('/');
  return isIP(address) > 0 && /^\d{1,3}$/.test(size) && others.length === 0;
};

/** The format that each of these options requires. The values of all other options must match `NAME`. */
const FORMS: Readonly<Record<string, { what: string; fits: (value: string) => boolean }>> = {
  listen: {
    what: 'a port, or an address and a port like 127.0.0.1:8443',
    fits: (value) => LISTEN.test(value),
  },
  http: { what: 'a port, or an address and a port like 127.0.0.1:8080', fits: (value) => LISTEN.test(value) },
  balancer: { what: 'an IP address or a network like 10.0.0.0/8', fits: isNetwork },
  'bare-host': { what: 'the name of a host', fits: (value) => HOST_NAME.test(value) },
};
const NAME = {
  what: 'a name or a path without spaces',
  fits: (value: string) => /^[\w./:=,@{}[\]-]+$/.test(value),
};

function checkForms(values: Readonly<Record<string, unknown>>): void {
  for (const [name, given] of Object.entries(values)) {
    const { what, fits } = FORMS[name] ?? NAME;
    for (const value of [given].flat())
      if (typeof value === 'string' && !fits(value))
        throw new Error(`--${name} must be ${what}, not '${value}'.`);
  }
}

/** The folder's path with symbolic links resolved, because nginx compares it with the real path of a release. */
const realPath = (folder: string): string => (existsSync(folder) ? realpathSync(folder) : folder);

/**
 * @param root project folder
 * @returns null for `--help`
 * @throws Error with a plain message for an unknown, invalid or missing option
 */
export function readOptions(
  args: readonly string[],
  root: string,
): { out: string; settings: NginxSettings } | null {
  const { values } = parseArgs({ args: [...args], allowNegative: true, options: OPTIONS });
  if (values.help) return null;
  const { out, certificate = DEFAULTS.certificate, key = DEFAULTS.key, balancer = [] } = values;
  if (out === undefined) throw new Error('--out names no folder. --help lists the options.');
  checkForms(values);
  if (!values.tls && (values.listen === undefined || balancer.length === 0))
    throw new Error(
      '--no-tls needs --listen and --balancer: passwords may only come from a load balancer with TLS.',
    );
  const settings = {
    dist: realPath(resolve(values.dist ?? join(root, 'dist'))),
    upstream: values.upstream ?? DEFAULTS.upstream,
    listen: values.listen ?? DEFAULTS.listen,
    plainListen: values.http ?? DEFAULTS.plainListen,
    tls: values.tls ? { certificate, key } : null,
    bareHosts: values['bare-host'] ?? [],
    balancers: balancer,
    user: values.user ?? DEFAULTS.user,
    pid: values.pid ?? DEFAULTS.pid,
    accessLog: values['access-log'] ?? DEFAULTS.accessLog,
    errorLog: values['error-log'] ?? DEFAULTS.errorLog,
  };
  return { out, settings };
}
