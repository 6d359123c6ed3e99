/** Reads a release's `_headers` and `_redirects`. */
import { readFileSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';

interface HostRules {
  /** Redirects from old to new addresses. */
  redirects: ReadonlyMap<string, string>;
  headersFor(path: string): Headers;
  redirectOf(path: string): { to: string; status: 302 } | undefined;
}

type Headers = [name: string, value: string][];

interface HeaderBlock {
  /** A path, or a pattern with `*`. */
  address: string;
  headers: Headers;
}

/** The release of a site is missing or incomplete. The message names the file. */
export class SiteMissingError extends Error {
  override name = 'SiteMissingError';
}

const toPattern = (glob: string): RegExp =>
  new RegExp(`^${glob.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')}$`);

function readBlocks(text: string): HeaderBlock[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [address = '', ...lines] = block.split('\n');
      const headers = lines.map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
      });
      return { address, headers };
    });
}

function readRules(release: string): HostRules {
  const blocks = readBlocks(readFileSync(join(release, '_headers'), 'utf8'));
  const byAddress = new Map(blocks.map(({ address, headers }) => [address, headers]));
  const patterns = blocks
    .filter(({ address }) => address.includes('*'))
    .map(({ address, headers }) => ({ pattern: toPattern(address), headers }));
  const redirects = new Map(
    readFileSync(join(release, '_redirects'), 'utf8')
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [from = '', to = ''] = line.split(' ');
        return [from, to];
      }),
  );
  return {
    redirects,
    headersFor: (path) => [
      ...patterns.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers),
      ...(byAddress.get(path) ?? []),
    ],
    redirectOf(path) {
      const to = redirects.get(path) ?? redirects.get(`${path}/`);
      return to === undefined ? undefined : { to, status: 302 };
    },
  };
}

/** The rules of each site's most recently read release. A release never changes. */
const cachedRules = new Map<string, { release: string; rules: HostRules }>();

/** The rules of the served release. @param site `dist/sites/<domain>` @throws SiteMissingError */
export function hostRules(site: string): HostRules {
  try {
    const release = realpathSync(site);
    const cached = cachedRules.get(site);
    if (cached?.release === release) return cached.rules;
    const rules = readRules(release);
    cachedRules.set(site, { release, rules });
    return rules;
  } catch (cause) {
    const file = `dist/sites/${basename(site)}`;
    throw new SiteMissingError(`${file} leads to no complete site. Publish it again: npm run build`, {
      cause,
    });
  }
}
