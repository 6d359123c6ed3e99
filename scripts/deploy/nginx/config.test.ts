import { beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENT_HEADERS, headerRules } from '../../../src/renderer/render/host-files.ts';
import { serviceHeaders } from '../../../stubs/sandbox/http/response-headers.middleware.ts';
import { nginxFiles } from './config.ts';
import type { NginxSite } from './read-sites.ts';
import { visitedOrigin, type NginxSettings } from './settings.ts';
import { contractPaths } from './sign-in-limit.ts';

const FIXED = "object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'";
const policy = (hash: string): string => `default-src 'self';${FIXED};script-src 'self' 'sha256-${hash}='`;

const NORTH: NginxSite = {
  code: 'mincr',
  domain: 'northstar.example',
  redirects: new Map([['/spa/', '/login/#/spendingSummary']]),
  policies: new Map([
    ['a1', policy('A')],
    ['b2', policy('B')],
  ]),
};
/** A site with the brand code `default`, which is also a keyword in an nginx map. A real brand has this code. */
const HARBOR: NginxSite = {
  code: 'default',
  domain: 'harborline.example',
  redirects: new Map(),
  policies: new Map([['c3', policy('C')]]),
};

const SETTINGS: NginxSettings = {
  dist: '/srv/portal/dist',
  upstream: '127.0.0.1:4321',
  listen: ['443'],
  plainListen: ['80'],
  tls: { certificate: '/tls/{domain}.pem', key: '/tls/{domain}.key' },
  bareHosts: ['portal.example'],
  balancers: [],
  user: 'www-data',
  pid: '/run/nginx.pid',
  accessLog: '/log/access',
  errorLog: '/log/error',
};

interface Block {
  head: string;
  lines: string[];
}

/** Splits a file into its blocks, each without the lines of nested blocks. The first block is the file itself. */
function blocksOf(text: string): Block[] {
  const open: Block[] = [{ head: '', lines: [] }];
  const blocks = [...open];
  for (const line of text.split('\n').map((raw) => raw.trim()))
    if (line.endsWith('{')) {
      open.push({ head: line.slice(0, -2), lines: [] });
      blocks.push(...open.slice(-1));
    } else if (line === '}') open.pop();
    else open.at(-1)?.lines.push(line);
  return blocks;
}

const headersOf = ({ lines }: Block): Map<string, string> =>
  new Map(
    lines.flatMap((line) => {
      const [, name = '', value = ''] = /^add_header (\S+) (.*) always;$/.exec(line) ?? [];
      return name === '' ? [] : [[name, value.replace(/^"(.*)"$/, '$1')]];
    }),
  );

let files: ReadonlyMap<string, string>;
const file = (name: string): string => files.get(name) ?? '';
const serverOf = (domain: string): string =>
  file('sites.conf')
    .split('\nserver {')
    .find((server) => server.includes(` ${domain} `)) ?? '';
const OF_ALL_PATHS = new Map(
  headerRules('$portal_policy').flatMap(({ pattern, headers }) =>
    pattern === '/*' ? Object.entries(headers) : [],
  ),
);

beforeAll(async () => {
  files = await nginxFiles(SETTINGS, [NORTH, HARBOR]);
});

it('the nginx configuration allows each worker at least two open files per connection', () => {
  const figure = (name: string): number =>
    Number(new RegExp(`${name} (\\d+);`).exec(file('nginx.conf'))?.[1]);
  expect(figure('worker_rlimit_nofile')).toBeGreaterThanOrEqual(2 * figure('worker_connections'));
});

describe('the headers in the configuration', () => {
  it('include every header of _headers, and a Cache-Control header that depends on the status', () => {
    const [server] = blocksOf(file('site.conf'));
    const headers = server ? headersOf(server) : new Map();
    expect(headers).toEqual(new Map([...OF_ALL_PATHS, ['Cache-Control', '$portal_cache']]));
  });

  // In nginx, a location with its own headers inherits none of the server's headers.
  it('are complete in every location that sets its own headers', () => {
    const locations = blocksOf(file('site.conf')).filter(
      (block, index) => index > 0 && headersOf(block).size > 0,
    );
    expect(locations.map(({ head }) => head.split(' ', 2).join(' '))).toEqual([
      'location ~',
      'location @body_too_large',
      'location @too_many_calls',
      'location @services_unreachable',
      'location ~',
    ]);
    const subresource = [...OF_ALL_PATHS.keys()].filter((name) => !DOCUMENT_HEADERS.includes(name));
    for (const block of locations) {
      const names = [...headersOf(block).keys()];
      const needed = block.lines.includes('proxy_pass http://portal_server;')
        ? ['Strict-Transport-Security']
        : block.head.startsWith('location @')
          ? [...Object.keys(serviceHeaders('')), 'Strict-Transport-Security']
          : subresource;
      expect(names, block.head).toEqual(expect.arrayContaining(needed));
    }
  });

  it('are also sent with error responses', () => {
    for (const [name, text] of files)
      for (const line of text.split('\n').filter((part) => part.includes('add_header')))
        expect(line, name).toMatch(/ always;$/);
  });

  it("include each stored release's policy, or only the part common to all policies if the release is unknown", () => {
    const map = blocksOf(file('portal.conf')).find(
      ({ head }) => head === 'map $realpath_root $portal_policy',
    );
    expect(map?.lines).toEqual([
      `default "${FIXED}";`,
      `"/srv/portal/dist/releases/northstar.example/a1" "${policy('A')}";`,
      `"/srv/portal/dist/releases/northstar.example/b2" "${policy('B')}";`,
      `"/srv/portal/dist/releases/harborline.example/c3" "${policy('C')}";`,
    ]);
  });

  it('cause an error if two sites have different values for a shared policy directive', async () => {
    const other = { ...HARBOR, policies: new Map([['c3', "default-src 'self';object-src 'self'"]]) };
    await expect(nginxFiles(SETTINGS, [NORTH, other])).rejects.toThrow('policies that agree');
  });
});

describe('the hosts in the configuration', () => {
  it('share one server if they are the bare, www, localhost and test hosts of the same domain', () => {
    expect(serverOf('northstar.example')).toContain(
      String.raw`server_name northstar.example www.northstar.example mincr.localhost www.mincr.localhost "~^(?:www\\.)?(?:dev|test|qa)\\d*\\.(?:northstar\\.example|`,
    );
    expect(file('sites.conf').match(/^server \{/gm)).toHaveLength(2);
  });

  it("never redirect to another site's host", () => {
    expect(file('sites.conf') + file('site.conf')).not.toMatch(/return 30\d "?(?:http|\/\/)/);
  });

  it("map each brand code in defBrand to the brand's domain, even if the code is an nginx keyword", () => {
    const map = blocksOf(file('portal.conf')).find(({ head }) => head.startsWith('map $arg_defBrand'));
    expect(map?.lines.slice(1)).toEqual([
      String.raw`"\\mincr" northstar.example;`,
      String.raw`"\\default" harborline.example;`,
    ]);
  });

  it.each<[string, Partial<NginxSettings>, string]>([
    ['443 with TLS', {}, 'https://a.example'],
    ['another port', { listen: ['127.0.0.1:8443', '[::]:8443'] }, 'https://a.example:8443'],
    ['443 without TLS', { tls: null }, 'http://a.example:443'],
    ['80 without TLS', { tls: null, listen: ['80'] }, 'http://a.example'],
    ['a load balancer', { tls: null, listen: ['8080'], balancers: ['10.0.0.2'] }, 'https://a.example'],
  ])('have an origin whose scheme and port follow from %s', (_what, other, address) => {
    expect(visitedOrigin({ ...SETTINGS, ...other }, 'a.example')).toBe(address);
  });
});

describe('the TLS configuration', () => {
  it("allows only TLS 1.2 and 1.3, with HTTP/2 and the domain's certificate", () => {
    expect(file('portal.conf')).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
    const [, suites = ''] = /ssl_ciphers (\S+);/.exec(file('portal.conf')) ?? [];
    for (const suite of suites.split(':')) expect(suite).toMatch(/^ECDHE-(?:ECDSA|RSA)-.*(?:GCM|POLY1305)/);
    expect(serverOf('harborline.example')).toContain('listen 443 ssl http2;');
    expect(serverOf('harborline.example')).toContain('ssl_certificate_key "/tls/harborline.example.key";');
  });

  it('redirects plain HTTP to https on the same host', () => {
    expect(file('portal.conf')).toContain('return 301 https://$host$request_uri;');
  });

  it('is left out if a load balancer terminates TLS', async () => {
    const behind = { ...SETTINGS, tls: null, balancers: ['10.0.0.2'] };
    const plain = [...(await nginxFiles(behind, [NORTH])).values()].join('');
    expect(plain).not.toMatch(/\bssl|https:\/\/\$host/);
    expect(plain).toContain('set_real_ip_from 10.0.0.2;');
  });

  it('trusts no forwarded visitor address if there is no load balancer', () => {
    expect(file('portal.conf')).not.toContain('real_ip');
  });
});

describe('the rate limits of sign-ins and recovery', () => {
  it('produce status 429, an error code of the contract, and Retry-After', () => {
    const refusal = blocksOf(file('site.conf')).find(({ head }) => head === 'location @too_many_calls');
    expect(refusal?.lines).toContain('add_header Retry-After 30 always;');
    expect(refusal?.lines).toContain(`return 429 '{"errors":[{"errorMessage":"$portal_limit_code"}]}';`);
    const codes = blocksOf(file('portal.conf')).find(({ head }) => head.endsWith('$portal_limit_code'));
    expect(codes?.lines).toContain('default SIGN-IN-LIMIT;');
    expect(codes?.lines.map((line) => / (\S+-LIMIT);/.exec(line)?.[1]).sort()).toEqual([
      ...['IDENTITY-LIMIT', 'LOOK-UP-LIMIT', 'LOOK-UP-LIMIT', 'PIN-LIMIT', 'REGISTER-LIMIT', 'SIGN-IN-LIMIT'],
    ]);
  });
});

describe('the log configuration', () => {
  it('logs no query, Referer or cookies', () => {
    const [format = ''] = /^log_format .*/m.exec(file('portal.conf')) ?? [];
    expect(format).toContain('"path":"$portal_logged_path"');
    expect(format).not.toMatch(
      /\$(?:request\b|request_uri|args|arg_|query|is_args|http_referer|http_cookie|cookie_)/,
    );
  });

  it("logs a call's contract path instead of an address with an id", async () => {
    const { personal } = await contractPaths();
    expect(personal.length).toBeGreaterThan(5);
    for (const path of personal) expect(file('portal.conf')).toContain(`"${path}";`);
  });

  it("logs the server's error code for a failed call, and removes the code from the response", () => {
    expect(file('portal.conf')).toContain('"error":"$upstream_http_x_error_code"');
    expect(file('site.conf')).toContain('proxy_hide_header X-Error-Code;');
  });

  it('writes no request line to the error log', () => {
    expect(file('portal.conf')).toContain('error_log /log/error emerg;');
  });
});
